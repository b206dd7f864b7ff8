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

export const idle: Sending = { state: 'idle' };

/** What is left of a request on its way when the visitor leaves the step or adds a photo. */
export const cutOff = (sending: Sending): Sending => (sending.attempt ? { state: 'failed' } : sending);

/** Once an answer is corrected, it is no longer the request that failed. */
export const forgetFailure = (sending: Sending): Sending => (sending.state === 'failed' ? idle : sending);
