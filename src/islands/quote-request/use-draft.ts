import { useEffect, useRef } from 'react';
import { type Draft, saveDraft } from './draft.ts';

/** Milliseconds of rest after a keystroke before the draft is kept; what a crash may cost at most. */
const rest = 250;

/**
 * Keeps the draft while the visitor types, and at once when the page goes away or the visitor turns to something outside
 * of the frame, such as the link that opens the form in a new tab. Nothing is kept before `ready`.
 */
export function useDraft(draft: Draft, ready: boolean): void {
	const newest = useRef(draft);
	useEffect(() => {
		newest.current = draft;
		if (!ready) return;
		const timer = setTimeout(saveDraft, rest, draft);
		return () => clearTimeout(timer);
	}, [draft, ready]);

	useEffect(() => {
		if (!ready) return;
		const save = () => saveDraft(newest.current);
		const listeners = new AbortController();
		for (const event of ['pagehide', 'blur']) addEventListener(event, save, listeners);
		return () => listeners.abort();
	}, [ready]);
}
