import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { type Draft, isBlank, loadDraft, saveDraft, watchDraft } from './draft.ts';
import type { FormContext } from './query.ts';
import { type Errors, type QuoteRequest, readDay, startRequest, steps } from './request.ts';
import { checkStep, findMistake, hasErrors } from './rules.ts';
import { type Attempt, buildDelivery } from './sending/delivery.ts';
import { useStepHistory } from './use-step-history.ts';

export interface FormState extends Draft {
	/** The try to send the request that is under way; another object for each. */
	attempt?: Attempt | undefined;
	errors: Errors;
	notice?: 'cleared' | 'kept' | undefined;
	/** Whether a channel was pressed. */
	isSent?: boolean;
	/** What Undo restores. */
	cleared?: Draft | undefined;
	/** Where the focus goes. A new object each time, so that it can go to the same place twice. */
	focus?: { target: 'heading' | 'summary' | 'failure' };
}

/** Shows a step from its start. Keeps what Undo restores. */
const goTo = ({ step, request }: Draft, cleared?: Draft): FormState => ({
	step,
	request,
	errors: {},
	cleared,
	focus: { target: 'heading' },
});

/** State of the form, loaded from the draft and saved to it with every change. */
export function useQuoteRequest(context: FormContext) {
	const form = useRef<HTMLFormElement>(null);
	const [start] = useState((): FormState => ({ step: 'what', request: startRequest(context), errors: {} }));
	const [state, update] = useState(start);
	const { step, request, cleared, focus } = state;
	const current = steps.indexOf(step);

	// Runs once on mount; the context is stable.
	useLayoutEffect(() => {
		const load = () => {
			const draft = loadDraft(context);
			if (!draft) return;
			// The chosen day may have passed, so the visitor continues at the first incomplete step.
			const mistake = findMistake(draft.step, draft.request, context);
			update({
				...draft,
				errors: {},
				...mistake,
				...(!isBlank(draft, context) && { notice: 'kept' }),
			});
		};
		load();
		return watchDraft(load);
	}, [context]);

	useLayoutEffect(() => {
		if (state !== start) saveDraft(state, context);
	}, [state, start, context]);

	// Before anything is drawn: where the focus was may be gone, and screen readers would read the page's title.
	useLayoutEffect(() => {
		if (focus) form.current?.querySelector<HTMLElement>(`[data-focus="${focus.target}"]`)?.focus();
	}, [focus]);

	/** Moves by a number of steps. @returns false if there is no such step, or one before it has errors */
	const move = (by: number): boolean => {
		// Once the request has arrived, there is nothing to go back to.
		if (SENDS_REQUESTS && state.sent) return by < 0;
		const target = steps[current + by];
		if (!target || (by > 0 && findMistake(target, request, context))) return false;
		update(goTo({ step: target, request }, cleared));
		return true;
	};
	const addToHistory = useStepHistory(move);

	return {
		form,
		state,
		...(SENDS_REQUESTS && { delivery: buildDelivery(state, update, context) }),
		/** Stores input. Errors disappear as they are corrected; new ones wait for the next attempt to continue. */
		change: (values: Partial<QuoteRequest>) =>
			update(({ isSent: _, ...before }) => {
				const request = { ...before.request, ...(SENDS_REQUESTS && { failure: undefined }), ...values };
				const found = Object.entries(checkStep(before.step, request, context));
				const errors = Object.fromEntries(found.filter(([field]) => field in before.errors));
				return { ...before, request, errors, notice: before.cleared && before.notice };
			}),
		submit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			if (SENDS_REQUESTS && step === 'review')
				return buildDelivery(state, update, context)?.send(new FormData(event.currentTarget));
			const field = event.currentTarget.elements.namedItem('day');
			const request = { ...state.request, ...(field instanceof HTMLInputElement && { day: readDay(field) }) };
			const errors = checkStep(step, request, context);
			const next = steps[current + 1];
			if (hasErrors(errors) || !next)
				return update((before) => ({ ...before, request, errors, focus: { target: 'summary' } }));
			addToHistory(current + 1);
			update(goTo({ step: next, request }, cleared));
		},
		back: () => move(-1),
		clear: () =>
			update({ ...goTo({ step: 'what', request: start.request }, { step, request }), notice: 'cleared' }),
		/** Swaps the cleared request with what was typed since, so that nothing is lost. */
		undo: () => update(goTo(cleared ?? state, isBlank(state, context) ? undefined : { step, request })),
		/**
		 * Checks everything again, because a day may have passed while the review was open.
		 * @returns whether the request may be sent
		 */
		send(): boolean {
			const mistake = findMistake(step, request, context);
			if (mistake) update((before) => ({ ...before, ...mistake, focus: { target: 'summary' } }));
			else update(({ cleared: _, ...before }) => ({ ...before, isSent: true }));
			return !mistake;
		},
	};
}
