import { draftKey, type FieldName, type Step, steps } from './fields.ts';
import type { FormContext } from './query.ts';
import { type Errors, incompleteDay, type QuoteRequest, startRequest } from './request.ts';
import type { Handed } from './ways.ts';

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

/** What the tab keeps through reloads, other pages and a crash. */
export interface Draft {
	step: Step;
	request: QuoteRequest;
	sending: Sending;
	/** Whether the visitor has entered something, not only a link. */
	isBegun: boolean;
}

/** A draft while the form is open. */
export interface FormState extends Draft {
	errors: Errors;
	notice?: 'cleared' | 'kept' | 'done' | 'takenOut' | undefined;
	/** What came of the way that the visitor has gone by themselves. */
	handed?: Handed | undefined;
	/** Whether an answer is changed from the review, to which the form then returns. */
	isRevising?: boolean;
	cleared?: Draft | undefined;
	/** Where the focus goes: a part of the form, or a question. A new object each time, so that it can go to the same place twice. */
	focus?: { target: 'heading' | 'summary' | 'failure' | FieldName };
}

/** The state, for what goes on while the form is drawn again. */
export interface Store {
	read: () => FormState;
	update: (change: (before: FormState) => FormState) => void;
	blank: () => FormState;
}

export const blankDraft = (context: FormContext): Draft => ({
	step: 'what',
	request: startRequest(context),
	sending: idle,
	isBegun: false,
});

/** A draft as it is left, which cuts off what is on its way. */
export const leave = ({ step, request, sending, isBegun }: Draft): Draft => ({
	step,
	request,
	sending: cutOff(sending),
	isBegun,
});

/** Whether nothing has been entered yet: at its first step, the form is as it began, wherever the visitor comes from. */
export const isBlank = ({ step, request }: Pick<Draft, 'step' | 'request'>, context: FormContext): boolean =>
	step === 'what' && JSON.stringify({ ...request, origin: '' }) === JSON.stringify(startRequest(context));

/**
 * The stored draft, without choices that no longer exist, or a blank one. The only service is always chosen. What a link alone has
 * brought is on a service's page beside that service. Undefined if the browser refuses storage or the stored value wasn't written by this form.
 */
export function loadDraft(context: FormContext): Draft | undefined {
	const { services, labels } = context;
	try {
		const stored: Partial<Draft> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
		const start = startRequest(context);
		const request = { ...start, ...stored.request };
		const chosen = services.length === 1 ? start.services : request.services;
		const choices = Object.entries(labels.choices).map(([key, options]) => {
			const name = key as keyof typeof labels.choices;
			return [name, Object.hasOwn(options, request[name]) ? request[name] : start[name]];
		});
		return {
			step: steps.find((step) => step === stored.step) ?? 'what',
			request: {
				...request,
				...Object.fromEntries(choices),
				// In the order of the form.
				services: services.map(({ id }) => id).filter((id) => chosen.includes(id)),
				// The field itself doesn't keep half a date.
				day: request.day === incompleteDay ? '' : request.day,
			},
			sending: stored.sending ?? idle,
			isBegun: stored.isBegun ?? false,
		};
	} catch {
		return undefined;
	}
}

/** Stores the draft, or removes a blank one. A reload would cut off what is on its way. */
export function saveDraft(draft: Draft, context: FormContext): void {
	const kept = leave(draft);
	const isNothing = isBlank(kept, context) && !kept.request.origin && kept.sending.state !== 'sent';
	try {
		if (isNothing) sessionStorage.removeItem(draftKey);
		else sessionStorage.setItem(draftKey, JSON.stringify(kept));
	} catch {
		// Storage is refused or full. The form works without a draft.
	}
}

/**
 * Calls back when the draft may have changed elsewhere: on return from the back/forward cache, when a prerendered
 * page is shown, and when another frame writes it.
 * @returns a function that stops watching
 */
export function watchDraft(onChange: () => void): () => void {
	const watching = new AbortController();
	addEventListener('pageshow', ({ persisted }) => persisted && onChange(), watching);
	addEventListener('storage', ({ key }) => key === draftKey && onChange(), watching);
	document.addEventListener('prerenderingchange', onChange, watching);
	return () => watching.abort();
}
