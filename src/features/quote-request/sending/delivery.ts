import type { Dispatch, SetStateAction } from 'react';
import { formatLabel } from '../../../lib/text.ts';
import type { Draft } from '../draft.ts';
import { composeMessage } from '../message.ts';
import type { FormContext } from '../query.ts';
import { blankRequest } from '../request.ts';
import { findMistake } from '../rules.ts';
import type { FormState } from '../use-quote-request.ts';
import { addPhoto, findPrepared } from './photos.ts';
import { type Attempt, makeNumber } from './post.ts';

/** The part of the form's state that only a form has that sends requests itself. */
export interface DeliveryState {
	/** The request on its way; another object for each attempt. */
	attempt?: Attempt | undefined;
	/** Whether photos are being prepared. */
	isAdding?: boolean;
	/** Why photos were left out. */
	photoProblems?: string[];
}

/** Ends once every photo is added. A request waits for that. */
let adding: Promise<void> | undefined;

const blank: FormState = {
	step: 'what',
	request: blankRequest,
	errors: {},
	focus: { target: 'heading' },
};

/** What the form needs in order to send requests; undefined if the company has no form service. */
export function buildDelivery(
	state: FormState,
	update: Dispatch<SetStateAction<FormState>>,
	context: FormContext,
) {
	const { sending } = context;
	if (!sending) return undefined;
	const { request, attempt, isAdding, photoProblems = [] } = state;
	return {
		...sending,
		attempt,
		// A request that was tried, but neither answered nor on its way, was cut off by a reload or by going back.
		failure: attempt ? undefined : request.number && (request.failure ?? sending.labels.silent),
		isAdding,
		photoProblems,
		/** Checks everything again, because a day may have passed while the review was open. */
		async send(fields: FormData) {
			const mistake = findMistake(state.step, request, context);
			if (mistake) return update((before) => ({ ...before, ...mistake, focus: { target: 'summary' } }));
			await adding;
			update((before) => {
				if (before.attempt || before.step !== 'review') return before;
				const number = before.request.number ?? makeNumber();
				const numbered = { ...before.request, number, failure: undefined };
				const trap = String(fields.get('_gotcha') ?? '');
				return { ...before, request: numbered, cleared: undefined, attempt: { request: numbered, trap } };
			});
		},
		/** Shows that the request has arrived, or why it hasn't. */
		answer(failure?: string) {
			if (failure) {
				update(({ attempt: _, ...before }) => ({
					...before,
					request: { ...before.request, failure },
					focus: { target: 'failure' },
				}));
			} else if (attempt) {
				const { services, photos, pictures, number } = attempt.request;
				const text = composeMessage(attempt.request, context);
				update({ ...blank, sent: { text, services, photos, pictures, number } });
			}
		},
		/** Starts another request. */
		startOver: () => update(blank),
		/** Adds photos, one after the other, because a phone hasn't the memory for all at once. */
		addPhotos(files: File[]) {
			if (attempt) return;
			update((before) => ({ ...before, isAdding: true, photoProblems: [] }));
			const before = adding;
			adding = (async () => {
				await before;
				for (const file of files) {
					const add = await addPhoto(file, sending.labels);
					update((current) => {
						const all = add(current.request.pictures ?? []);
						return typeof all === 'string'
							? { ...current, photoProblems: [...(current.photoProblems ?? []), all] }
							: { ...current, request: { ...current.request, pictures: all, number: undefined } };
					});
				}
				update((current) => ({ ...current, isAdding: false }));
			})();
		},
	};
}
export type Delivery = NonNullable<ReturnType<typeof buildDelivery>>;

/** What a draft means for a form that sends requests: this tab may not have its photos. */
export function restoreDelivery({ request }: Draft, { sending }: FormContext): Partial<FormState> {
	const { pictures = [] } = request;
	const lost = pictures.filter((picture) => !findPrepared(picture));
	if (!sending || lost.length === 0) return {};
	const kept = pictures.filter(findPrepared);
	const names = lost.map(({ name }) => name).join(', ');
	return {
		request: { ...request, pictures: kept.length > 0 ? kept : undefined },
		photoProblems: [formatLabel(sending.labels.photos.lost, { names })],
	};
}
