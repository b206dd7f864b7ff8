/** What a visitor's browser runs in the page. Each function is sent as text, so it sees its arguments only. */

/** What a visitor looks for: a selector, words of its name or text, and which of several, from 0. */
export interface Target {
	selector: string;
	name?: string;
	index?: number;
}

/** Finds what can be seen of a target, in the document of a frame if one is named. */
export function findVisible({ selector, name = '' }: Target, frame: string | null): HTMLElement[] {
	const root = frame ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument : document;
	return [...(root?.querySelectorAll<HTMLInputElement>(selector) ?? [])].filter(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			element.getClientRects().length > 0 &&
			[element.ariaLabel, element.labels?.[0]?.textContent, element.textContent].some((text) =>
				text?.replace(/\s+/g, ' ').includes(name),
			),
	);
}

export type Box = Record<'x' | 'y' | 'width' | 'height', number>;

/** Scrolls an element to where it can be pressed. @returns its box in the window, once it is there */
export function bringIntoView(element: HTMLElement | undefined): Box | undefined {
	if (element?.ownerDocument.fonts.status !== 'loaded') return undefined;
	// An answer that is still opening moves the next question, and a page that is still fading in takes the presses of
	// its frames. Endless motion does not count.
	const motions = [document, element.ownerDocument].flatMap((part) => part.getAnimations());
	if (motions.some(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))) return undefined;
	const { top, bottom } = element.getBoundingClientRect();
	// The header and the floating buttons take the edges.
	if (top < 120 || bottom > element.ownerDocument.documentElement.clientHeight - 120)
		element.scrollIntoView({ block: 'center', behavior: 'instant' });
	const { x, y, width, height } = element.getBoundingClientRect();
	// A menu waits beside the window before it moves in.
	if (x + width / 2 < 0 || x + width / 2 > innerWidth) return undefined;
	const frame = element.ownerDocument.defaultView?.frameElement?.getBoundingClientRect();
	return { x: x + (frame?.x ?? 0), y: y + (frame?.y ?? 0), width, height };
}

/** Finds the place of an element at rest. @returns nothing if it moves within four frames */
export async function findAtRest(
	bring: typeof bringIntoView,
	find: () => HTMLElement | undefined,
): Promise<Box | undefined> {
	const box = bring(find());
	for (let frames = 0; box && frames < 4; frames += 1) {
		await new Promise(requestAnimationFrame);
		if (JSON.stringify(bring(find())) !== JSON.stringify(box)) return undefined;
	}
	return box;
}

/** Where an element is in the window, and how high the page is, in one frame. */
export interface Frame {
	top: number;
	height: number;
}

/**
 * Scrolls an element to 150 px below the top of the window, and notes each frame once it is pressed.
 * @returns how far away from there it was or has moved by itself in a few frames, in pixels
 */
export async function placeForMove(element: HTMLElement | undefined, keep: string): Promise<number> {
	const kept = element?.closest(keep);
	if (!element || !kept) return Number.POSITIVE_INFINITY;
	const measure = () => Math.abs(element.getBoundingClientRect().top - 150);
	const before = measure();
	scrollBy({ top: element.getBoundingClientRect().top - 150, behavior: 'instant' });
	for (let count = 0; count < 8; count += 1) await new Promise(requestAnimationFrame);
	const moved = Math.max(before, measure());
	if (moved >= 1) return moved;
	const frames: Frame[] = [];
	const note = () => {
		frames.push({ top: kept.getBoundingClientRect().top, height: document.documentElement.scrollHeight });
		requestAnimationFrame(note);
	};
	element.addEventListener('click', note, { capture: true, once: true });
	Object.assign(window, { frames });
	return moved;
}
