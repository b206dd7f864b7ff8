import { type FormEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { fillForm, loadDraft, mergeRequests, readForm } from './draft.ts';
import { blankRequest, type FieldError, type QuoteRequest, type Step, steps } from './request.ts';
import type { RuleContext } from './rules.ts';
import { useDraft } from './use-draft.ts';

type Late = typeof import('./late.ts');
/** The rules, the phone library and the review come when the form is first touched. */
const loadLate = (): Promise<Late> => import('./late.ts');

export type Notice = 'cleared' | 'kept' | 'unloaded';
type FocusTarget = 'heading' | 'summary';

/**
 * The state of the form: its step, what is typed, what is wrong. The fields themselves hold the text; this only reads
 * along, so that no redrawing and no late script can lose a letter.
 */
export function useQuoteForm(rules: RuleContext) {
	const form = useRef<HTMLFormElement>(null);
	const [ready, setReady] = useState(false);
	const [request, setRequest] = useState(blankRequest);
	const [step, setStep] = useState<Step>('what');
	const [errors, setErrors] = useState<FieldError[]>([]);
	const [late, setLate] = useState<Late>();
	const [notice, setNotice] = useState<Notice>();
	const [handedOver, setHandedOver] = useState(false);
	const [beforeClearing, setBeforeClearing] = useState<QuoteRequest>();
	// A new object each time, so that the same place can be given the focus twice.
	const [focus, setFocus] = useState<{ target: FocusTarget }>();
	const checking = useRef(false);
	const newest = useRef(request);

	useDraft(
		useMemo(() => ({ step, request }), [step, request]),
		ready,
	);

	useEffect(() => {
		if (!form.current) return;
		const typed = readForm(form.current, blankRequest);
		const kept = loadDraft();
		const found = kept ? mergeRequests(kept.request, typed) : typed;
		fillForm(form.current, found);
		setRequest(found);
		setReady(true);
		if (!kept) return;
		setNotice('kept');
		// A day may have passed since: the visitor goes on at the first step that is no longer complete.
		loadLate().then(
			(loaded) => {
				setLate(loaded);
				setStep(
					steps.find((name) => name === kept.step || loaded.checkStep(name, found, rules).length > 0) ??
						'what',
				);
			},
			() => setStep('what'),
		);
		// In fact once, when the form comes to life: the rules never change.
	}, [rules]);

	useEffect(() => {
		if (focus) form.current?.querySelector<HTMLElement>(`[data-focus="${focus.target}"]`)?.focus();
	}, [focus]);

	// The later steps come with the rest of the form, and take up what is known of them. At once, not after painting:
	// a press that fell in between would be undone by what was known before it.
	useLayoutEffect(() => {
		newest.current = request;
	}, [request]);
	useLayoutEffect(() => {
		if (late && form.current) fillForm(form.current, newest.current);
	}, [late]);

	/** Reads the form again after a keystroke, or after it was filled. */
	const update = (next: QuoteRequest) => {
		setRequest(next);
		setNotice(undefined);
		setBeforeClearing(undefined);
		// Once a step was found wanting, its errors go as they are mended; new ones wait for the next try.
		if (late && errors.length > 0) {
			setErrors(
				late
					.checkStep(step, next, rules)
					.filter(({ field }) => errors.some((error) => error.field === field)),
			);
		}
	};
	const fill = (next: QuoteRequest) => {
		if (form.current) fillForm(form.current, next);
		update(next);
	};
	const goTo = (next: Step) => {
		setStep(next);
		setHandedOver(false);
		setErrors([]);
		setNotice(undefined);
		setFocus({ target: 'heading' });
	};

	return {
		form,
		ready,
		request,
		step,
		errors,
		late,
		notice,
		handedOver,
		setHandedOver,
		beforeClearing,
		fill,
		/** Loads the rest of the form; a failure is told when the visitor presses the button. */
		prepare: () => void (late ?? loadLate().then(setLate, () => undefined)),
		read: () => form.current && update(readForm(form.current, request)),
		goBack: () => goTo(steps[steps.indexOf(step) - 1] ?? 'what'),
		async submit(event: FormEvent) {
			event.preventDefault();
			if (!form.current || checking.current) return;
			checking.current = true;
			const loaded = late ?? (await loadLate().catch(() => undefined));
			checking.current = false;
			if (!loaded) return setNotice('unloaded');
			setLate(loaded);
			const found = loaded.checkStep(step, readForm(form.current, request), rules);
			if (found.length === 0) return goTo(steps[steps.indexOf(step) + 1] ?? step);
			setErrors(found);
			setFocus({ target: 'summary' });
		},
		clear() {
			fill(blankRequest);
			goTo('what');
			setBeforeClearing(request);
			setNotice('cleared');
		},
		undo() {
			if (beforeClearing) fill(beforeClearing);
		},
	};
}
