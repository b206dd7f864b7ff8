import '../../styles/site.css';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { formatLabel } from '../../lib/text.ts';
import { buildChannelLinks } from './channel-links.ts';
import { composeRequest, composeSubject } from './compose.ts';
import { complete, contacts, rules, words } from './fixture.ts';
import { back, field, openForm, part, review, title } from './fixture.tsx';
import type { QuoteRequest } from './request.ts';

/** The review of a request, with the links kept from leaving the test. */
async function openReview(change: Partial<QuoteRequest> = {}) {
	const request = { ...complete, ...change };
	sessionStorage.setItem('quote-request', JSON.stringify({ step: 'review', request }));
	const screen = await openForm();
	await expect.element(review.text).toBeVisible();
	const pressed: string[] = [];
	screen.container.addEventListener('click', (event) => {
		const link = (event.target as Element).closest('a');
		if (link && !event.defaultPrevented) pressed.push(link.href);
		event.preventDefault();
	});
	const text = composeRequest(request, words, rules);
	return {
		...screen,
		pressed,
		text,
		links: buildChannelLinks(text, composeSubject(request, words), contacts),
	};
}

const clipboard = (works = true) =>
	vi
		.spyOn(navigator.clipboard, 'writeText')
		.mockImplementation(() => (works ? Promise.resolve() : Promise.reject(new Error('refused'))));

beforeEach(() => {
	sessionStorage.clear();
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

describe('the review', () => {
	test('shows exactly what each link carries', async () => {
		const { text, links } = await openReview({
			notes: '¿Sí? 50% & más 😀\nLine two #1',
			consent: true,
			photos: true,
		});
		await expect.element(review.text).toHaveValue(text);
		const [whatsapp, sms, email] = links;
		await expect.element(review.whatsapp).toHaveAttribute('href', whatsapp?.href);
		await expect.element(review.sms).toHaveAttribute('href', sms?.href);
		await expect.element(review.email).toHaveAttribute('href', email?.href);
		expect(decodeURIComponent(sms?.href.split('body=')[1] ?? '')).toBe(text);
	});

	test('opens the chat in a new tab, and says so', async () => {
		await openReview();
		await expect.element(review.whatsapp).toHaveAttribute('target', '_blank');
		await expect.element(review.whatsapp).toHaveAttribute('rel', 'noopener noreferrer');
		await expect.element(review.whatsapp).toHaveAccessibleName(/new tab/);
	});

	test('reminds of the photos', async () => {
		await openReview({ photos: true });
		await expect.element(title('review')).toBeVisible();
		const status = document.querySelector('[data-step="review"] [role="status"]');
		expect(status).toHaveTextContent(`${words.review.intro} ${words.review.photos}`);
	});
});

test('the review says of a place in another state that we do not work there, and sends the request all the same', async () => {
	const { pressed, container } = await openReview({ place: 'Tampa, KS' });
	await expect
		.poll(() => container.querySelector('[data-step="review"] [role="status"]'))
		.toMatchTextContent(part(formatLabel(words.place.notFlorida, { value: 'Tampa, KS' })));
	await review.email.click();
	expect(decodeURIComponent(pressed[0] ?? '')).toContain(`${words.request.place}: Tampa, KS`);
});

describe('sending', () => {
	test('keeps the request, because the app may not have opened, until the visitor says it is sent', async () => {
		const { pressed, links, container } = await openReview();
		await review.email.click();
		expect(pressed).toEqual([links[2]?.href]);
		await expect.poll(() => container).toMatchTextContent(part(words.review.sent));
		await expect.element(review.text).toBeVisible();
		await review.done.click();
		await expect.element(title('what')).toHaveFocus();
		await expect.poll(() => sessionStorage.getItem('quote-request')).toBeNull();
	});

	test('offers how to get ready once the request is on its way', async () => {
		const { container } = await openReview();
		const findGuides = () => [...container.querySelectorAll('[href$="#preparation"]')];
		expect(findGuides()).toEqual([]);
		await review.email.click();
		await expect
			.poll(() => findGuides().map((link) => link.getAttribute('href')), { timeout: 3000 })
			.toEqual(Object.values(words.preparations));
	});

	test('twice in a row happens once', async () => {
		const { pressed } = await openReview();
		await review.whatsapp.dblClick();
		expect(pressed).toHaveLength(1);
		const write = clipboard();
		await review.copy.dblClick();
		expect(write).toHaveBeenCalledOnce();
	});

	test('may be tried another way', async () => {
		const { pressed } = await openReview();
		await review.sms.click();
		await review.whatsapp.click();
		expect(pressed).toHaveLength(2);
		await back().click();
		await expect.element(field('name')).toHaveValue(complete.name);
	});

	test('by copying puts the whole text on the clipboard', async () => {
		const write = clipboard();
		const { text, container } = await openReview({ notes: 'é\n😀' });
		await review.copy.click();
		expect(write).toHaveBeenCalledExactlyOnceWith(text);
		await expect.poll(() => container).toMatchTextContent(part(words.review.copied));
	});

	test('by copying marks the text where the clipboard is refused', async () => {
		clipboard(false);
		const { text, container } = await openReview();
		await review.copy.click();
		await expect.poll(() => container).toMatchTextContent(part(words.review.notCopied));
		const shown = container.querySelector('textarea[readonly]') as HTMLTextAreaElement;
		expect(shown.value.slice(shown.selectionStart, shown.selectionEnd)).toBe(text);
	});

	test('a text too long for its link copies it and opens an empty message', async () => {
		const write = clipboard();
		const { pressed, text, container } = await openReview({ notes: 'é'.repeat(1000) });
		await review.email.click();
		expect(write).toHaveBeenCalledExactlyOnceWith(text);
		expect(pressed[0]).toMatch(/^mailto:[^?]+\?subject=[^&]+$/);
		await expect.poll(() => container).toMatchTextContent(part(words.review.long));
	});
});
