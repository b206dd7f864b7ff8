import {
	cutOff,
	type Draft,
	type FormState,
	forgetFailure,
	idle,
	type Sending,
	type Store,
} from '../draft.ts';
import { composeMessage } from '../message.ts';
import type { FormContext } from '../query.ts';
import { announce, type QuoteRequest } from '../request.ts';
import { addPhotos, findPrepared, whenAdded } from './photos.ts';
import { makeNumber, post } from './post.ts';

/** Changes a draft's request by a photo. With one more, it is no longer the request that failed. */
function addTo<T extends Draft>(draft: T, make: (request: QuoteRequest) => QuoteRequest): T {
	const request = make(draft.request);
	const isAdded = request.pictures !== draft.request.pictures;
	return { ...draft, request, sending: isAdded ? forgetFailure(draft.sending) : draft.sending };
}

/** What a form does that sends requests itself; undefined if the company has no form service. */
export function makeSender(sending: Sending, { read, update, blank }: Store, context: FormContext) {
	const service = context.sending;
	if (!service) return undefined;
	return {
		...service,
		sending,
		/**
		 * Sends the request, which has no mistakes, once every photo is added. A second press sends nothing.
		 * @param fields of the form: one of them only a program fills in
		 */
		async send(fields: FormData): Promise<void> {
			const { request, sending } = read();
			if (sending.attempt) return;
			const attempt = new AbortController();
			/** What becomes of an attempt that was cut off is no news. @param change what else changes */
			const goOn = (sending: Sending, change: Partial<FormState> = {}) =>
				update((form) => (form.sending.attempt === attempt ? { ...form, ...change, sending } : form));
			const number = request.number ?? makeNumber();
			update((form) => ({
				...form,
				cleared: undefined,
				handed: undefined,
				request: { ...request, number },
				sending: { state: 'preparing', attempt },
			}));
			await whenAdded();
			const { request: ready } = read();
			// The visitor, who takes a photo for added, has to see first that it isn't.
			const isRefused = ready.problems !== request.problems;
			goOn(isRefused ? idle : { state: 'sending', attempt });
			if (read().sending.attempt !== attempt) return;
			const reason = await post(ready, String(fields.get('_gotcha') ?? ''), context, attempt);
			if (reason) return goOn({ state: 'failed', reason }, { focus: { target: 'failure' } });
			const { services, photos, pictures } = ready;
			const text = composeMessage(ready, context, context);
			const sent = { text, services, photos, pictures: pictures.filter(findPrepared) };
			goOn({ state: 'sent', sent }, blank());
			announce('request-sent');
		},
		startOver: () => update(blank),
		addPhotos(files: File[]) {
			const { cleared, sending } = read();
			// What is on its way no longer has all that the visitor wants to send.
			if (sending.state === 'sending') update((form) => ({ ...form, sending: cutOff(form.sending) }));
			addPhotos(files, service.labels.photos, (make) =>
				update((form) =>
					// What was chosen before “Clear” was cleared, too.
					form.cleared && form.cleared !== cleared
						? { ...form, cleared: addTo(form.cleared, make) }
						: addTo(form, make),
				),
			);
		},
	};
}
export type Sender = NonNullable<ReturnType<typeof makeSender>>;
