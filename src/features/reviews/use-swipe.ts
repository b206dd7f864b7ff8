import { type RefObject, useLayoutEffect, useRef } from 'react';

/** How far, in CSS pixels, a finger has to go sideways to turn the page. */
const threshold = 40;
/** The words follow the finger at a third of its way: enough to feel held, too little to be read as scrolling. */
const follow = 1 / 3;

/**
 * Calls back after a sideways swipe by touch or pen. A mouse selects text as usual. Vertical moves belong to the page
 * (touch-action: pan-y in the style sheet): the browser then sends pointercancel. While the finger is down, the
 * custom property --swipe on the element says how far the words follow it.
 */
export function useSwipe(
	surface: RefObject<HTMLElement | null>,
	onSwipe: (way: 'next' | 'previous') => void,
) {
	// The newest callback, so that the listeners need not be renewed with every render.
	const callback = useRef(onSwipe);
	useLayoutEffect(() => {
		callback.current = onSwipe;
	});

	// Before the event that hydrates reaches the words (src/components/island/replay.ts).
	useLayoutEffect(() => {
		const element = surface.current;
		if (!element) return;
		const listeners = new AbortController();
		let pressed: PointerEvent | undefined;
		const far = (event: PointerEvent) => event.clientX - (pressed?.clientX ?? event.clientX);
		const release = () => {
			pressed = undefined;
			element.style.removeProperty('--swipe');
		};

		element.addEventListener(
			'pointerdown',
			(event) => {
				if (event.pointerType !== 'mouse' && event.isPrimary) pressed = event;
			},
			listeners,
		);
		element.addEventListener(
			'pointermove',
			(event) => {
				if (event.pointerId === pressed?.pointerId)
					element.style.setProperty('--swipe', `${far(event) * follow}px`);
			},
			listeners,
		);
		element.addEventListener(
			'pointerup',
			(event) => {
				if (event.pointerId !== pressed?.pointerId) return;
				const way = far(event);
				release();
				if (Math.abs(way) >= threshold) callback.current(way < 0 ? 'next' : 'previous');
			},
			listeners,
		);
		element.addEventListener('pointercancel', release, listeners);
		return () => listeners.abort();
	}, [surface]);
}
