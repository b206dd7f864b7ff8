import { type FormEvent, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'react';
import { fillForm, readDraftText, readForm, restoreDraft, writeDraft } from './draft.ts';
import { buildReducer, getShownStep, initialState, type Lazy } from './form-state.ts';
import { type FormWords, isBlank } from './request.ts';
import type { RuleContext } from './rules.ts';

const loadLazy = (): Promise<Lazy> => import('./lazy.ts');

/** Milliseconds of rest after a keystroke before the draft is kept; what a crash may cost at most. */
const debounceMs = 250;

/**
 * Ties the state of the form to its fields and to the draft. The fields themselves hold the text; this only reads along,
 * so that no redrawing and no lazy script can lose a letter.
 *
 * The draft in storage is the truth, as other pages of the tab change it too: it is read when the form comes to life, when
 * the page comes back (from the back/forward cache) and when a page that was loaded ahead is shown; it is written only
 * when this form has changed it.
 */
export function useQuoteRequest(words: FormWords, rules: RuleContext) {
	const form = useRef<HTMLFormElement>(null);
	const [state, dispatch] = useReducer(
		useMemo(() => buildReducer(rules), [rules]),
		initialState,
	);
	const { request, step, lazy, revision, focus } = state;
	/** What storage held when it was last read or written here. */
	const stored = useRef<string | null>(undefined);
	const save = useRef(() => {});

	const prepare = useCallback(async () => dispatch({ type: 'loaded', lazy: await loadLazy() }), []);

	useLayoutEffect(() => {
		const restore = (event?: Event) => {
			const text = readDraftText();
			const isBack = event?.type === 'pageshow' && (event as PageTransitionEvent).persisted;
			if (!form.current || (event && !isBack && text === stored.current)) return;
			if (event && text === undefined) return;
			stored.current = text;
			const draft = restoreDraft(form.current, words, text);
			dispatch({ type: 'restored', draft, isKept: Boolean(text) });
			// The press that brought this script has begun a request already; no focus follows it.
			if (!isBlank(draft.request)) prepare().catch(() => undefined);
		};
		restore();
		const listeners = new AbortController();
		for (const type of ['pageshow', 'storage']) addEventListener(type, restore, listeners);
		document.addEventListener('prerenderingchange', restore, listeners);
		// Also when the visitor turns to something outside of the frame, such as the link that opens the form in a new tab.
		for (const type of ['pagehide', 'blur']) addEventListener(type, () => save.current(), listeners);
		return () => listeners.abort();
		// In fact once, when the form comes to life: the words never change.
	}, [words, prepare]);

	useLayoutEffect(() => {
		save.current = () => {
			if (revision === 0) return;
			stored.current = writeDraft({ step, request }, stored.current);
		};
		const timer = setTimeout(save.current, debounceMs);
		return () => clearTimeout(timer);
	}, [request, step, revision]);

	// The fields of later steps take up what is known of them at once: a press that fell in between would be undone.
	const newest = useRef(request);
	useLayoutEffect(() => {
		newest.current = request;
	}, [request]);
	// biome-ignore lint/correctness/useExhaustiveDependencies: the fields are written when they are new or behind, not while a visitor types.
	useLayoutEffect(() => {
		if (form.current && revision > 0) fillForm(form.current, newest.current);
	}, [lazy, revision]);

	useEffect(() => {
		if (focus) form.current?.querySelector<HTMLElement>(`[data-focus="${focus.target}"]`)?.focus();
	}, [focus]);

	return {
		form,
		state,
		dispatch,
		/** Loads the rest of the form; a failure is told when the visitor presses the button. */
		prepare: () => void (lazy ?? prepare().catch(() => undefined)),
		read: () => form.current && dispatch({ type: 'typed', request: readForm(form.current, request) }),
		async submit(event: FormEvent) {
			event.preventDefault();
			const submitted = getShownStep(state);
			try {
				if (!lazy) await prepare();
			} catch {
				return dispatch({ type: 'unloaded' });
			}
			if (form.current)
				dispatch({ type: 'submitted', step: submitted, request: readForm(form.current, newest.current) });
		},
	};
}
