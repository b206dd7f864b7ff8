import { type RefObject, useLayoutEffect } from 'react';

/** How far, in CSS pixels, a finger moves before it counts as a drag and not as a tap or the start of a scroll. */
const slack = 4;

/** Keeps a position on the picture, in percent from the left: 0 to 100 (specification section 5). */
export const clampReveal = (percent: number) => Math.min(Math.max(percent, 0), 100);

/**
 * Lets a pointer set the reveal anywhere on the picture. A mouse or pen sets it when pressed and drags from there. A
 * finger sets it by a tap or a sideways drag; a vertical one belongs to the page (touch-action: pan-y in the style
 * sheet), in which case the browser sends pointercancel. Listeners instead of props, because the picture is no control:
 * the range input inside it is, and keyboards and screen readers use that one.
 * @param stage the element that covers the picture and holds the range input
 * @param onReveal gets the clamped position in percent; has to keep its identity between renders
 */
export function useRevealDrag(stage: RefObject<HTMLElement | null>, onReveal: (percent: number) => void) {
	// Before the event that hydrates reaches the picture (src/components/island/replay.ts).
	useLayoutEffect(() => {
		const element = stage.current;
		if (!element) return;
		const listeners = new AbortController();
		const listen = (
			type: 'pointerdown' | 'pointermove' | 'pointerup' | 'pointercancel',
			handle: (event: PointerEvent) => void,
		) => element.addEventListener(type, handle, listeners);
		let pressed: PointerEvent | undefined;
		let dragging = false;

		const reveal = ({ clientX }: PointerEvent) => {
			const { left, width } = element.getBoundingClientRect();
			onReveal(clampReveal(((clientX - left) / width) * 100));
		};
		const release = () => {
			pressed = undefined;
			dragging = false;
			element.removeAttribute('data-dragging');
		};

		listen('pointerdown', (event) => {
			if (event.button !== 0 || !event.isPrimary) return;
			pressed = event;
			if (event.pointerType === 'touch') return;
			// A press that was kept has no pointer left to capture.
			if (event.isTrusted) element.setPointerCapture(event.pointerId);
			reveal(event);
		});
		listen('pointermove', (event) => {
			if (event.pointerId !== pressed?.pointerId) return;
			const sideways = Math.abs(event.clientX - pressed.clientX);
			dragging ||= sideways > slack && sideways > Math.abs(event.clientY - pressed.clientY);
			if (!dragging) return;
			// Switches the glide off, so that the handle stays under the pointer.
			element.setAttribute('data-dragging', '');
			reveal(event);
		});
		listen('pointerup', (event) => {
			if (event.pointerId !== pressed?.pointerId) return;
			reveal(event);
			release();
			// The arrow keys go on from here. Without scrolling: the picture may be half in view.
			if (event.pointerType !== 'touch') element.querySelector('input')?.focus({ preventScroll: true });
		});
		listen('pointercancel', release);
		return () => listeners.abort();
	}, [stage, onReveal]);
}
