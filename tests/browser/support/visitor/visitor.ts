import { expect } from '@playwright/test';
import {
	type Box,
	bringIntoView,
	type Frame,
	findAtRest,
	findVisible,
	placeForMove,
	type Target,
} from './in-page.ts';

/** A browser with one tab: what the journeys need of Playwright's page and of Puppeteer's, under the same names. */
export interface Tab {
	goto(url: string, until: typeof loaded): Promise<unknown>;
	reload(until: typeof loaded): Promise<unknown>;
	goBack(until: typeof loaded): Promise<unknown>;
	evaluate(expression: string): Promise<unknown>;
	mouse: { click(x: number, y: number): Promise<void> };
	/** Keys have their names in the DOM, such as ArrowLeft. */
	keyboard: { press(key: string): Promise<void>; type(text: string): Promise<void> };
	setViewportSize(size: { width: number; height: number }): Promise<void>;
	chooseFiles(selector: string, files: string[]): Promise<void>;
	/** Lists errors, violations of the content policy and failed requests since it was last asked. */
	readProblems(): Promise<string[]>;
	close(): Promise<void>;
}
const loaded = { waitUntil: 'domcontentloaded' } as const;

/** A person with a browser, who waits for what can be seen and never for a script. */
export class Visitor {
	/** Selector of the frame that is looked at; null for the page itself. */
	frame: string | null = null;
	readonly tab: Tab;
	private readonly site: string;
	private readonly allowed: RegExp[];

	/**
	 * @param site origin of the served site
	 * @param expectedProblems what a test causes on purpose
	 */
	constructor(tab: Tab, site: string, expectedProblems: RegExp[]) {
		this.tab = tab;
		this.site = site;
		// WebKit calls it an error when a visitor leaves during a transition, Firefox (NS_BINDING_ABORTED) while a font loads.
		this.allowed = [...expectedProblems, /skipTransition/, /status=2152398850/];
	}

	open = (path: string) => this.tab.goto(this.site + path, loaded);
	reload = () => this.tab.reload(loaded);
	goBack = () => this.tab.goBack(loaded);

	/** Lists what has gone wrong since this was last asked; in WebKit only what the page that is open has reported. */
	readUnexpected = async () =>
		(await this.tab.readProblems()).filter((text) => !this.allowed.some((known) => known.test(text)));

	/** Runs a function in the page, which sees its arguments only. */
	run<T, A extends unknown[]>(ask: (...values: A) => T, ...values: A): Promise<T> {
		return this.tab.evaluate(`(${ask})(...${JSON.stringify(values)})`) as Promise<T>;
	}

	/** Runs a function in the page with what can be seen of a target. */
	look<T>(target: Target, ask: (elements: HTMLElement[]) => T): Promise<T> {
		return this.tab.evaluate(`(${ask})(${this.find(target)})`) as Promise<T>;
	}

	private find = (target: Target) =>
		`(${findVisible})(${JSON.stringify(target)}, ${JSON.stringify(this.frame)})`;

	/** Texts of what can be seen of a target, or values where it is a field. */
	read(target: Target): Promise<string[]> {
		return this.look(target, (elements) =>
			elements.map((element) => {
				const field = element as HTMLInputElement;
				return field.value ?? field.textContent.replace(/\s+/g, ' ').trim();
			}),
		);
	}

	/** Waits until something can be seen, so many times if a number is given. */
	async sees(target: Target, count?: number): Promise<void> {
		await expect(async () => {
			const { length } = await this.read(target);
			if (count === undefined) expect(length, JSON.stringify(target)).toBeGreaterThan(0);
			else expect(length, JSON.stringify(target)).toBe(count);
		}).toPass();
	}

	async reads(target: Target, ...texts: string[]): Promise<void> {
		await expect(async () => expect(await this.read(target), target.selector).toEqual(texts)).toPass();
	}

	/** Waits for a page by its path and query. */
	async isAt(address: string): Promise<void> {
		await expect(async () =>
			expect(await this.run(() => location.pathname + location.search)).toBe(address),
		).toPass();
	}

	/** Presses a target with the mouse once it is at rest, at a share of its width; in the middle by default. */
	async press(target: Target, share = 0.5): Promise<void> {
		const found = `${this.find(target)}[${target.index ?? 0}]`;
		let box: Box | undefined;
		await expect(async () => {
			box = (await this.tab.evaluate(`(${findAtRest})(${bringIntoView}, () => ${found})`)) as typeof box;
			expect(box, JSON.stringify(target)).toBeTruthy();
		}).toPass();
		if (box) await this.tab.mouse.click(box.x + box.width * share, box.y + box.height / 2);
	}

	/**
	 * Presses a target that is 150 px below the top of the window, where the header doesn't cover it.
	 * @param keep selector of what has to stay in its place: the target or what it is in
	 * @param act how it is pressed, by the mouse if not said
	 * @returns how far that moves in any frame until the page is at rest, in pixels
	 */
	async measureMove(target: Target, keep: string, act = () => this.press(target)): Promise<number> {
		const place = () =>
			this.tab.evaluate(`(${placeForMove})(${this.find(target)}[0], ${JSON.stringify(keep)})`);
		await expect.poll(place, { message: JSON.stringify(target) }).toBeLessThan(1);
		await act();
		let frames: Frame[] = [];
		await expect(async () => {
			frames = await this.run(() => (window as unknown as { frames: Frame[] }).frames);
			expect(frames.length).toBeGreaterThan(8);
			expect(new Set(frames.slice(-6).map(({ height }) => height)).size, 'heights of the page').toBe(1);
		}).toPass();
		const tops = frames.map(({ top }) => top);
		return Math.max(...tops) - Math.min(...tops);
	}

	async write(target: Target, text: string): Promise<void> {
		await this.press(target);
		await this.tab.keyboard.type(text);
		await this.reads(target, text);
	}

	async keys(...keys: string[]): Promise<void> {
		for (const key of keys) await this.tab.keyboard.press(key);
	}
}
