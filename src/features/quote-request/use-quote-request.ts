import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Draft, loadDraft, saveDraft, watchDraft } from './draft.ts';
import {
	blankRequest,
	type Errors,
	type FormContext,
	incompleteDay,
	isBlank,
	type QuoteRequest,
	type Step,
	steps,
} from './request.ts';
import { checkStep } from './rules.ts';

interface FormState extends Draft {
	errors: Errors;
	notice?: 'cleared' | 'kept';
	isSent?: boolean;
	/** What Undo restores. */
	cleared?: QuoteRequest;
	/** A new object each time, so that the focus can go to the same place twice. */
	focus?: { target: 'heading' | 'summary' };
}

const initialState: FormState = { step: 'what', request: blankRequest, errors: {} };

const hasErrors = (errors: Errors) => Object.keys(errors).length > 0;

const goTo = (step: Step, request: QuoteRequest): FormState => ({
	step,
	request,
	errors: {},
	focus: { target: 'heading' },
});

/** State of the form: loaded from the draft, and saved to it with every change. */
export function useQuoteRequest(context: FormContext) {
	const form = useRef<HTMLFormElement>(null);
	const [state, update] = useState(initialState);
	const { focus } = state;

	// Runs once on mount; the context is stable.
	useLayoutEffect(() => {
		const load = () => {
			const draft = loadDraft(context);
			if (!draft) return;
			const { step, request } = draft;
			// A day may have passed since: the visitor continues at the first step that is no longer complete.
			const open = steps.find((name) => name === step || hasErrors(checkStep(name, request, context)));
			update({ step: open ?? step, request, errors: {}, ...(!isBlank(request) && { notice: 'kept' }) });
		};
		load();
		return watchDraft(load);
	}, [context]);

	useLayoutEffect(() => {
		if (state !== initialState) saveDraft(state);
	}, [state]);

	useEffect(() => {
		if (focus) form.current?.querySelector<HTMLElement>(`[data-focus="${focus.target}"]`)?.focus();
	}, [focus]);

	return {
		form,
		state,
		/** Takes what was typed. Mistakes go as they are corrected; new ones wait for the next attempt to continue. */
		change: (values: Partial<QuoteRequest>) =>
			update(({ step, request: before, errors }) => {
				const request = { ...before, ...values };
				const found = Object.entries(checkStep(step, request, context));
				return { step, request, errors: Object.fromEntries(found.filter(([field]) => field in errors)) };
			}),
		submit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			const field = event.currentTarget.elements.namedItem('day');
			const day = field instanceof HTMLInputElement && {
				day: field.validity.badInput ? incompleteDay : field.value,
			};
			update(({ step, request: before }) => {
				const request = { ...before, ...day };
				const errors = checkStep(step, request, context);
				return hasErrors(errors)
					? { step, request, errors, focus: { target: 'summary' } }
					: goTo(steps[steps.indexOf(step) + 1] ?? step, request);
			});
		},
		back: () => update(({ step, request }) => goTo(steps[steps.indexOf(step) - 1] ?? step, request)),
		clear: () =>
			update(({ request }) => ({ ...goTo('what', blankRequest), cleared: request, notice: 'cleared' })),
		undo: () => update(({ cleared = blankRequest }) => ({ ...initialState, request: cleared })),
		markSent: () => update((before) => ({ ...before, isSent: true })),
	};
}
