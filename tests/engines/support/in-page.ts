/** What a visitor looks for: a selector, and where that is not enough, words of its name. */
export interface Target {
	selector: string;
	/** Part of its accessible name or text. */
	name?: string;
	/** Which of several, from 0. */
	index?: number;
}

/** Where something is in the window, in CSS pixels. */
export interface Place {
	x: number;
	y: number;
	width: number;
	height: number;
}

/** Runs in the page: what can be seen of a target, in a frame's document where one is given. */
export function findVisible({ selector, name }: Target, frame: string | undefined): Element[] {
	const root = frame ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument : document;
	const tidy = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();
	const nameOf = (element: Element) => {
		const field = element as HTMLInputElement;
		const label = field.labels?.[0]?.textContent;
		return tidy(element.getAttribute('aria-label') ?? label ?? element.textContent);
	};
	return [...(root?.querySelectorAll(selector) ?? [])].filter(
		(element) =>
			element.checkVisibility({ visibilityProperty: true }) &&
			element.getClientRects().length > 0 &&
			(name === undefined || nameOf(element).includes(tidy(name))),
	);
}

/** Runs in the page: scrolls a target to the middle of the window, and tells where its middle is once it stands still. */
export async function reach(
	find: typeof findVisible,
	target: Target,
	frame: string | undefined,
): Promise<Place | undefined> {
	const element = find(target, frame)[target.index ?? 0];
	if (!element) return undefined;
	const measure = () => element.getBoundingClientRect();
	const isInView = ({ top, bottom }: DOMRect) => top >= 120 && bottom <= innerHeight - 120;
	if (!isInView(measure()))
		element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
	let before = measure();
	// At rest is what has not moved three times in a row; on a slow machine one frame can be long.
	for (let frames = 0, still = 0; frames < 100 && still < 3; frames += 1) {
		await new Promise((resolve) => setTimeout(resolve, 25));
		const now = measure();
		still = now.top === before.top && now.left === before.left ? still + 1 : 0;
		before = now;
	}
	const offset = frame ? document.querySelector(frame)?.getBoundingClientRect() : undefined;
	const { left, top, width, height } = before;
	return { x: left + (offset?.left ?? 0), y: top + (offset?.top ?? 0), width, height };
}
