import type { QuoteRequest } from '../request.ts';

/** Where a request is on its way. Preparing, it waits for photos that are still being added. */
export interface Sending {
	state: 'idle' | 'preparing' | 'sending' | 'failed' | 'sent';
	/** The press of “Send my request” that is under way. It can stop the post to the form service. */
	attempt?: AbortController;
	/** Why it has failed, if an answer said so or none can come. */
	reason?: string;
	sent?: Sent;
}

/** What the visitor sees of a request that arrived. */
export interface Sent extends Pick<QuoteRequest, 'services' | 'photos' | 'pictures'> {
	/** The text as the review showed it, in the language of the page alone. */
	text: string;
}

/** What happens: an attempt begins and goes on; the visitor leaves the step or adds a photo; an answer is corrected. */
export type SendingEvent =
	| { type: 'begun'; attempt: AbortController }
	| { type: 'went on'; attempt: AbortController; to: Sending }
	| { type: 'cut off' }
	| { type: 'corrected' };

export const idle: Sending = { state: 'idle' };

/** What an event makes of a request on its way. */
export function reduceSending(sending: Sending, event: SendingEvent): Sending {
	const { state, attempt } = sending;
	switch (event.type) {
		case 'begun':
			return attempt ? sending : { state: 'preparing', attempt: event.attempt };
		// What becomes of an attempt that was cut off is no news.
		case 'went on':
			return event.attempt === attempt ? event.to : sending;
		case 'cut off':
			return attempt ? { state: 'failed' } : sending;
		case 'corrected':
			return state === 'failed' ? idle : sending;
	}
}
