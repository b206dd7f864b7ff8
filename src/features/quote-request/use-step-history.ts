import { useEffect, useRef } from 'react';

/**
 * How many of the form's history entries come before the current one; undefined if the current one isn't the form's.
 */
const readPosition = (): number | undefined => Object(parent.history.state).position;

/** Leaves one entry before the current one: from a request that was sent, there are no steps to go back to. */
export function forgetSteps(): void {
	const position = readPosition() ?? 0;
	if (position > 1) parent.history.go(1 - position);
}

/**
 * Makes the browser's Back and Forward move by steps. The history entries belong to the page around the frame,
 * because every browser keeps those over a reload; Safari gives a lazy frame none
 * (https://bugs.webkit.org/show_bug.cgi?id=227474). They only count: each press moves one step from the current one,
 * whatever the form's own buttons did before.
 * @param move moves by a number of steps; returns false if it can't
 * @returns adds an entry before the form moves to the step with this index
 */
export function useStepHistory(move: (by: number) => boolean): (index: number) => void {
	const position = useRef(0);
	useEffect(() => {
		position.current = readPosition() ?? 0;
		parent.history.replaceState({ position: position.current }, '');
	}, []);
	useEffect(() => {
		const follow = () => {
			const found = readPosition();
			// A link within the page has added an entry, which is the same step.
			if (found === undefined) return parent.history.replaceState({ position: position.current }, '');
			const by = found - position.current;
			if (by === 0) return;
			const isMoved = move(by);
			if (isMoved || by < 0) position.current += by;
			// From the first step, Back leaves the page. From a step with errors, Forward does nothing.
			if (!isMoved) parent.history.back();
		};
		parent.addEventListener('popstate', follow);
		return () => parent.removeEventListener('popstate', follow);
	});
	return (index) => {
		// Repeating a step adds no entry.
		if (position.current >= index) return;
		// Makes the current entry the form's. In a frame its address is the form's place on the page: with another one, Chromium
		// goes there when Back returns to the entry.
		const place = window.frameElement ? '#form' : undefined;
		parent.history.replaceState({ position: position.current }, '', place);
		position.current += 1;
		parent.history.pushState({ position: position.current }, '');
	};
}
