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

/**
 * Runs in the page: what is not yet as it stays, because it has not come, moves or is still to be drawn. Endless motion
 * does not count.
 */
export function findUnsettled(root: Document = document): string[] {
	const isMoving = ({ playState, effect }: Animation) =>
		playState === 'running' && Number.isFinite(effect?.getComputedTiming().endTime);
	// What is drawn once the page has loaded (src/shell/draw-rest.ts).
	const isUndrawn = (part: Element) =>
		part.getClientRects().length > 0 && getComputedStyle(part).contentVisibility === 'auto';
	return [
		...(root.readyState === 'complete' ? [] : ['the page loads']),
		...(root.fonts.status === 'loaded' ? [] : ['fonts load']),
		...root
			.getAnimations()
			.filter(isMoving)
			.map((motion) => `moves: ${(motion.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 80)}`),
		...[...root.querySelectorAll('main > * ~ *, body > footer')]
			.filter(isUndrawn)
			.map((part) => `not drawn: ${part.outerHTML.slice(0, 80)}`),
	];
}

/** Runs in the page: scrolls a target to the middle of the window, and tells where its middle is once it stands still. */
export async function reach(
	find: typeof findVisible,
	findUnsettledIn: typeof findUnsettled,
	target: Target,
	frame: string | undefined,
): Promise<Place | undefined> {
	const element = find(target, frame)[target.index ?? 0];
	if (!element) return undefined;
	/** In the window, also where the element stands in a frame. */
	const measure = (): Place => {
		const { left, top, width, height } = element.getBoundingClientRect();
		const offset = frame ? document.querySelector(frame)?.getBoundingClientRect() : undefined;
		return { x: left + (offset?.left ?? 0), y: top + (offset?.top ?? 0), width, height };
	};
	const { innerHeight: viewHeight } = element.ownerDocument.defaultView ?? window;
	const isWithin = (margin: number) => {
		const { top, bottom } = element.getBoundingClientRect();
		return top >= margin && bottom <= viewHeight - margin;
	};
	const scroll = () => element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
	if (!isWithin(120)) scroll();
	let before = measure();
	// At rest is what has not moved three times in a row; on a slow machine one frame can be long.
	for (let looks = 0, still = 0; looks < 200 && still < 3; looks += 1) {
		await new Promise((resolve) => setTimeout(resolve, 25));
		const now = measure();
		const isStill =
			now.x === before.x && now.y === before.y && findUnsettledIn(element.ownerDocument).length === 0;
		still = isStill ? still + 1 : 0;
		before = now;
		// Sections above that were laid out meanwhile may have pushed it out of the window: a visitor scrolls after it.
		if (still === 3 && !isWithin(0)) {
			scroll();
			if (measure().y !== now.y) still = 0;
		}
	}
	return before;
}

/** Runs in the page: goes through it as a visitor does, waits for its pictures, and tells what is wrong. */
export async function readThrough(): Promise<string[]> {
	const nextFrame = () => new Promise(requestAnimationFrame);
	for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
		scrollTo({ top, behavior: 'instant' });
		await nextFrame();
	}
	const images = [...document.images].filter((image) => image.checkVisibility({ visibilityProperty: true }));
	for (const image of images) {
		if (image.complete && image.naturalWidth > 0) continue;
		image.scrollIntoView({ block: 'center', behavior: 'instant' });
		for (const end = Date.now() + 3000; !image.complete && Date.now() < end; ) await nextFrame();
	}
	const { scrollWidth, clientWidth } = document.documentElement;
	const titles = document.querySelectorAll('h1').length;
	return [
		...(scrollWidth > clientWidth ? [`scrolls sideways by ${scrollWidth - clientWidth} px`] : []),
		...(innerWidth > clientWidth + 20 ? [`is ${innerWidth} px wide`] : []),
		...(titles === 1 ? [] : [`has ${titles} titles`]),
		...images
			.filter((image) => image.naturalWidth === 0)
			.map((image) => `picture is missing: ${image.outerHTML.slice(0, 120)}`),
	];
}
