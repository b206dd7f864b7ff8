import type { Dispatch, SetStateAction } from 'react';
import { composeMessage } from '../message.ts';
import type { FormContext } from '../query.ts';
import { type QuoteRequest, startRequest } from '../request.ts';
import { findMistake } from '../rules.ts';
import type { FormState } from '../use-quote-request.ts';
import { addPhotos, findPrepared, whenAdded } from './photos.ts';
import { makeNumber } from './post.ts';

/** One press of "Send my request". */
export interface Attempt {
	/** What a program typed into the field that people don't see. */
	trap: string;
	/** Why photos had been left out when the visitor pressed. */
	problems: string[] | undefined;
	/** Whether every photo is added. */
	isReady?: true;
}

/** What the form needs in order to send requests; undefined if the company has no form service. */
export function buildDelivery(
	state: FormState,
	update: Dispatch<SetStateAction<FormState>>,
	context: FormContext,
) {
	const { sending } = context;
	if (!sending) return undefined;
	const { request, attempt } = state;
	const blank: FormState = {
		step: 'what',
		request: startRequest(context),
		errors: {},
		focus: { target: 'heading' },
	};
	return {
		...sending,
		attempt,
		failure: attempt ? undefined : request.failure,
		/** Checks everything again, because a day may have passed while the review was open. */
		send(fields: FormData) {
			const mistake = findMistake(state.step, request, context);
			if (mistake) update((before) => ({ ...before, ...mistake, focus: { target: 'summary' } }));
			else if (!attempt)
				update((before) => ({
					...before,
					cleared: undefined,
					// Until an answer comes, none has come: a reload or going back may cut it off.
					request: {
						...before.request,
						number: before.request.number ?? makeNumber(),
						failure: sending.labels.silent,
					},
					attempt: { trap: String(fields.get('_gotcha') ?? ''), problems: before.request.problems },
				}));
		},
		/** Shows that a request has arrived, or why it hasn't. */
		answer(arrived: QuoteRequest, failure?: string) {
			if (failure)
				return update(({ attempt: _, ...before }) => ({
					...before,
					request: { ...before.request, failure },
					focus: { target: 'failure' },
				}));
			const { services, photos, number } = arrived;
			const text = composeMessage(arrived, context);
			update({
				...blank,
				sent: { text, services, photos, pictures: arrived.pictures?.filter(findPrepared), number },
			});
		},
		/** Goes on with an attempt once every photo is added; not if one was left out that the visitor takes for added. */
		async prepare() {
			await whenAdded();
			update((before) => {
				if (!before.attempt || before.request.problems === before.attempt.problems)
					return { ...before, attempt: before.attempt && { ...before.attempt, isReady: true } };
				return { ...before, request: { ...before.request, failure: undefined }, attempt: undefined };
			});
		},
		/** Starts another request. */
		startOver: () => update(blank),
		addPhotos(files: File[]) {
			const { cleared } = state;
			// What is on its way no longer has all that the visitor wants to send.
			if (attempt?.isReady) update((before) => ({ ...before, attempt: undefined }));
			addPhotos(files, sending.labels.photos, (make) =>
				update((before) =>
					// What was chosen before “Clear” was cleared, too.
					before.cleared && before.cleared !== cleared
						? { ...before, cleared: { ...before.cleared, request: make(before.cleared.request) } }
						: { ...before, request: make(before.request) },
				),
			);
		},
	};
}
export type Delivery = NonNullable<ReturnType<typeof buildDelivery>>;
