import { useEffect, useRef } from 'react';

/** How many entries of the form are before the one that the browser is at; undefined at one of another kind. */
const readPosition = (): number | undefined => Object(parent.history.state).position;

/**
 * Lets the browser's Back and Forward move by steps. The entries are those of the page around the frame, which every
 * browser keeps over a reload; Safari gives a lazy frame none (https://bugs.webkit.org/show_bug.cgi?id=227474). They only
 * count: each press is one step from the one that is shown, whatever the form's own buttons did before.
 * @param move shows the step so many steps away; false where it can't
 * @returns adds an entry on the way to the step with this index
 */
export function useStepHistory(move: (by: number) => boolean): (index: number) => void {
	const position = useRef(0);
	useEffect(() => {
		position.current = readPosition() ?? 0;
		parent.history.replaceState({ position: position.current }, '');
	}, []);
	useEffect(() => {
		const follow = () => {
			// A link within the page has made an entry of its own.
			const by = (readPosition() ?? position.current) - position.current;
			if (by === 0) return;
			const isMoved = move(by);
			if (isMoved || by < 0) position.current += by;
			// From the first step, Back leaves; from one with mistakes, Forward leads nowhere.
			if (!isMoved) parent.history.back();
		};
		parent.addEventListener('popstate', follow);
		return () => parent.removeEventListener('popstate', follow);
	});
	return (index) => {
		// Whoever goes to and fro adds none.
		if (position.current >= index) return;
		position.current += 1;
		parent.history.pushState({ position: position.current }, '');
	};
}
