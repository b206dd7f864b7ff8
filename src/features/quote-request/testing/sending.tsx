import { expect, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fillTokens } from '../../../lib/tokens.ts';
import { labels as interfaceLabels } from '../../../words/testing/labels.ts';
import { QuoteRequest } from '../QuoteRequest.island.tsx';
import { answerTowns, storeDraft, title } from './form.tsx';
import { context } from './request.ts';

/** Helpers for the browser tests of a form that sends the request itself. */

export const words = fillTokens(interfaceLabels.quoteForm.sending, {
	email: context.contacts.email,
	hours: '',
});
export const service = { endpoint: 'https://forms.example/f/1', fields: { access_key: 'abc' }, photos: true };
/** What the screen after sending says to past customers. */
export const past = {
	ask: 'Been here before?',
	words: 'Write a review',
	href: 'https://reviews.example/new',
};
export const sendingContext = { ...context, sending: { ...service, labels: words, review: past } };

/** Answers each request of the form, one answer after the other. The last one never comes. */
export function answerWith(...answers: (Response | Promise<Response> | Error)[]) {
	const post = vi.fn((_: RequestInfo | URL, options?: RequestInit): Promise<Response> => {
		const answer = answers.shift();
		if (answer) return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
		return new Promise((_resolve, reject) =>
			options?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))),
		);
	});
	vi.spyOn(window, 'fetch').mockImplementation((address, options) =>
		address === service.endpoint ? post(address, options) : answerTowns(),
	);
	return post;
}

export async function openReview(change = {}) {
	storeDraft('review', change);
	await render(<QuoteRequest {...sendingContext} />);
	await expect.element(title('review')).toBeVisible();
}

/** The fields of each request that was sent. */
export const listSent = (fetch: ReturnType<typeof answerWith>) =>
	fetch.mock.calls.map(([, options]) => Object.fromEntries(options?.body as FormData));
