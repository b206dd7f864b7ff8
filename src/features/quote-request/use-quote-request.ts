import { type FormEvent, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import {
	blankDraft,
	type Draft,
	type FormState,
	forgetFailure,
	isBlank,
	leave,
	loadDraft,
	type Store,
	saveDraft,
	watchDraft,
} from './draft.ts';
import { type FieldName, fields, steps } from './fields.ts';
import type { FormContext } from './query.ts';
import { announce, blankRequest, type QuoteRequest, readDay } from './request.ts';
import { checkStep, findMistake, hasErrors } from './rules.ts';
import { makeSender } from './sending/sending.ts';
import { useStepHistory } from './use-step-history.ts';
import { type Handed, isHanded } from './ways.ts';

/** Shows a step from its start. Keeps what Undo restores. */
const goTo = (draft: Draft, cleared?: Draft): FormState => ({
	...leave(draft),
	errors: {},
	cleared,
	focus: { target: 'heading' },
});

/** State of the form, loaded from the draft and saved to it with every change. */
export function useQuoteRequest(context: FormContext) {
	const [state, draw] = useState((): FormState => ({ ...blankDraft(context), errors: {} }));
	const latest = useRef(state);
	const read = () => latest.current;
	const update: Store['update'] = (change) => {
		const before = latest.current;
		const after = change(before);
		// Another tab may have saved a newer draft.
		if (after === before) return;
		latest.current = after;
		if (after.sending.attempt !== before.sending.attempt) before.sending.attempt?.abort();
		saveDraft(after, context);
		draw(after);
	};
	const { step, request, sending, cleared, focus } = state;
	const current = steps.indexOf(step);
	const blank = () => goTo(blankDraft(context));
	/** Changes the form by what the visitor enters, which may begin a request. */
	const enter: Store['update'] = (change) => {
		const wasBegun = read().isBegun;
		update((before) => {
			const after = change(before);
			return after === before ? before : { ...after, isBegun: !isBlank(after, context) };
		});
		if (!wasBegun && read().isBegun) announce('request-begun');
	};
	const sender = makeSender(sending, { read, update: enter, blank }, context);

	const load = useEffectEvent(() => {
		// What is on its way goes on, whatever another tab does meanwhile.
		const draft = read().sending.attempt ? undefined : loadDraft(context);
		if (!draft) return;
		// The chosen day may have passed, so the visitor continues at the first incomplete step.
		const mistake = findMistake(draft.step, draft.request, context);
		update(() => ({
			...draft,
			errors: {},
			...mistake,
			...(draft.isBegun && { notice: 'kept' }),
		}));
	});
	useLayoutEffect(() => {
		load();
		// What is typed from now on is no longer for before-hydration.ts.
		document.dispatchEvent(new Event('form-ready'));
		return watchDraft(() => load());
	}, []);

	// Before anything is drawn: where the focus was may be gone, and screen readers would read the page's title.
	useLayoutEffect(() => {
		const { target } = focus ?? {};
		if (target) document.querySelector<HTMLElement>(`[data-focus="${target}"], #quote-${target}`)?.focus();
	}, [focus]);

	/** Moves by a number of steps. @returns false if there is no such step, or one before it has errors */
	const move = (by: number): boolean => {
		// Once the request has arrived, there is nothing to go back to.
		if (sending.state === 'sent') return by < 0;
		const isReturning = by < 0 && state.isRevising && !findMistake('review', request, context);
		const target = isReturning ? 'review' : steps[current + by];
		if (!target || (by > 0 && findMistake(target, request, context))) return false;
		update((before) => goTo({ ...before, step: target }, cleared));
		return true;
	};
	const clear = (notice: FormState['notice'] = 'cleared') =>
		update((before) => ({ ...goTo(blankDraft(context), leave(before)), notice }));
	/** Stores input. Errors disappear as they are corrected; new ones wait for the next attempt to continue. */
	const onChange = (values: Partial<QuoteRequest>) =>
		enter(({ handed: _, ...before }) => {
			const request = { ...before.request, ...values };
			const found = Object.entries(checkStep(before.step, request, context));
			const errors = Object.fromEntries(found.filter(([field]) => field in before.errors));
			const sending = forgetFailure(before.sending);
			return { ...before, request, sending, errors, notice: before.cleared && before.notice };
		});
	const addToHistory = useStepHistory(move);
	const showMistake = (mistake: Partial<FormState>) =>
		update((before) => ({ ...before, ...mistake, focus: { target: 'summary' } }));
	/** Checks everything again, because a day may have passed while the review was open. */
	const isComplete = (): boolean => {
		const mistake = findMistake('review', request, context);
		if (mistake) showMistake(mistake);
		return !mistake;
	};

	return {
		state,
		isBlank: isBlank(state, context),
		/** Set if the form sends the request itself. */
		sender,
		onChange,
		submit(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			const following = steps[current + 1];
			if (!following) {
				if (isComplete()) void sender?.send(new FormData(event.currentTarget));
				return;
			}
			const field = event.currentTarget.elements.namedItem('day');
			const request = { ...state.request, ...(field instanceof HTMLInputElement && { day: readDay(field) }) };
			const errors = checkStep(step, request, context);
			if (hasErrors(errors)) return showMistake({ request, errors });
			const next = state.isRevising && !findMistake('review', request, context) ? 'review' : following;
			addToHistory(steps.indexOf(next));
			enter((before) => goTo({ ...before, step: next, request }, cleared));
		},
		back: () => move(-1),
		/** Leads from the review to a question, and from there back. */
		onRevise(question: FieldName) {
			// An entry of its own, so that the browser's Back returns as well.
			addToHistory(Number.POSITIVE_INFINITY);
			const { step } = fields[question];
			update((before) => ({
				...goTo({ ...before, step }, cleared),
				isRevising: true,
				focus: { target: question },
			}));
		},
		/** Takes an answer out of the request in the review, whose line goes. */
		onTakeOut(question: FieldName) {
			onChange({ [question]: blankRequest[question] });
			update((before) => ({ ...before, notice: 'takenOut', focus: { target: 'heading' } }));
		},
		clear,
		/** Called when the visitor says that they have sent it. */
		onDone: () => clear('done'),
		/** Swaps the cleared request with what was typed since, so that nothing is lost. */
		undo: () =>
			update((before) => goTo(cleared ?? before, isBlank(before, context) ? undefined : leave(before))),
		isComplete,
		/** Called once the visitor has gone a way: an app opens, or the text is copied. */
		onHanded(handed: Handed) {
			if (isHanded(handed) && !isHanded(state.handed)) announce('request-sent');
			update(({ cleared: _, ...before }) => ({
				...before,
				handed,
				// Where the text is selected, the focus stays.
				...(isHanded(handed) && { focus: { target: 'heading' } }),
			}));
		},
	};
}

/** What the steps of the form do. */
export type FormActs = Omit<ReturnType<typeof useQuoteRequest>, 'state'>;
