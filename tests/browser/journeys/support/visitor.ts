import { expect } from '@playwright/test';
import type { Driver, NamedKey } from './driver.ts';
import { findUnsettled, findVisible, type Place, reach, type Target } from './in-page.ts';
import { type Site, withoutScriptPath } from './site.ts';

/** Milliseconds between two looks; the last is kept. Playwright's own begin too slowly for journeys of many short steps. */
const intervals = [20, 50, 100, 200];

const toTarget = (target: Target | string): Target =>
	typeof target === 'string' ? { selector: target } : target;

/** A person with a browser: looks, presses, types, and waits for what is to be seen. */
export class Visitor {
	/** Selector of the frame that is looked at; the page itself by default. */
	frame: string | undefined;
	readonly driver: Driver;
	readonly site: Site;

	constructor(driver: Driver, site: Site) {
		this.driver = driver;
		this.site = site;
	}

	/** Opens a page of the site by its path. */
	async open(path: string): Promise<void> {
		this.frame = undefined;
		await this.driver.open(this.site.url + path);
	}

	/** Opens a page in which script is off. */
	async openWithoutScript(path: string): Promise<void> {
		await this.open(`${withoutScriptPath}?${path}`);
		this.frame = 'iframe';
		await this.sees('body');
	}

	/** Evaluates in the page, again where one page is just giving way to the next. */
	private async evaluate(expression: string, attempts = 30): Promise<unknown> {
		try {
			return await this.driver.run(expression);
		} catch (error) {
			if (
				attempts <= 1 ||
				!/destroyed|navigat|discarded|no such (frame|window)|parse script result/i.test(String(error))
			)
				throw error;
			await new Promise((resolve) => setTimeout(resolve, 100));
			return this.evaluate(expression, attempts - 1);
		}
	}

	/** Asks the page something: runs a function in it, which can use its arguments only. */
	run<T, A extends unknown[]>(ask: (...values: A) => T, ...values: A): Promise<Awaited<T>> {
		return this.evaluate(`(${ask})(...${JSON.stringify(values)})`) as Promise<Awaited<T>>;
	}

	/** Path and query of the page that is shown. */
	address(): Promise<string> {
		return this.run(() => location.pathname + location.search);
	}

	private ask<T>(helper: string, target: Target): Promise<T> {
		const values = `${JSON.stringify(target)}, ${JSON.stringify(this.frame) ?? 'undefined'}`;
		return this.evaluate(`(${helper})(${findVisible}, ${values})`) as Promise<T>;
	}

	/** How many of a target can be seen now. */
	count(target: Target | string): Promise<number> {
		return this.ask('(find, ...rest) => find(...rest).length', toTarget(target));
	}

	/** Texts of all of a target that can be seen now. */
	texts(target: Target | string): Promise<string[]> {
		return this.ask(
			'(find, ...rest) => find(...rest).map((element) => element.innerText.replace(/\\s+/g, " ").trim())',
			toTarget(target),
		);
	}

	/** A property of the first of a target, such as "value" or "href". */
	property(target: Target | string, name: string): Promise<unknown> {
		const wanted = toTarget(target);
		return this.ask(
			`(find, target, frame) => find(target, frame)[${wanted.index ?? 0}]?.[${JSON.stringify(name)}]`,
			wanted,
		);
	}

	/** Waits until a target can be seen. */
	async sees(target: Target | string): Promise<void> {
		await expect
			.poll(() => this.count(target), { intervals, message: `${JSON.stringify(target)} can be seen` })
			.toBeGreaterThan(toTarget(target).index ?? 0);
	}

	/** Waits until none of a target can be seen. */
	async seesNo(target: Target | string): Promise<void> {
		await expect
			.poll(() => this.count(target), { intervals, message: `no ${JSON.stringify(target)} can be seen` })
			.toBe(0);
	}

	/** Waits until a property of a target has a value. */
	async finds(target: Target | string, property: string, value: unknown): Promise<void> {
		await expect
			.poll(() => this.property(target, property), {
				intervals,
				message: `${property} of ${JSON.stringify(target)}`,
			})
			.toEqual(value);
	}

	/** Goes back as the browser's own button does; arrivesAt waits for the page. */
	async back(): Promise<void> {
		await this.run(() => void setTimeout(() => history.back()));
	}

	/** Waits until a page has loaded, by its path and query. */
	async arrivesAt(address: string): Promise<void> {
		await expect
			.poll(() => this.run(() => document.readyState === 'complete' && location.pathname + location.search), {
				intervals,
			})
			.toBe(address);
	}

	/** Where a target is in the window, scrolled into view and at rest. */
	async placeOf(target: Target | string): Promise<Place> {
		await this.sees(target);
		const place = await this.ask<Place | undefined>(
			`(find, target, frame) => (${reach})(find, ${findUnsettled}, target, frame)`,
			toTarget(target),
		);
		if (!place) throw new Error(`${JSON.stringify(target)} went away.`);
		return place;
	}

	/** Presses a target with the mouse, at a share of its width and height; in the middle by default. */
	async press(target: Target | string, at = { x: 0.5, y: 0.5 }): Promise<void> {
		const place = await this.placeOf(target);
		const [x, y] = [place.x + place.width * at.x, place.y + place.height * at.y];
		await this.driver.pointer('move', x, y);
		await this.driver.pointer('down', x, y);
		await this.driver.pointer('up', x, y);
	}

	/** Presses keys, one after the other. */
	keys(...keys: NamedKey[]): Promise<void> {
		return this.driver.keys(keys);
	}

	/** Presses into a field, writes once it has the focus, and sees what was written. */
	async write(selector: string, text: string): Promise<void> {
		await this.press(selector);
		// Not by :focus, which WebKit without a window manager does not always see inside a frame.
		const hasFocus =
			'(find, ...rest) => find(...rest).some((field) => field.ownerDocument.activeElement === field)';
		await expect.poll(() => this.ask(hasFocus, { selector }), { intervals }).toBe(true);
		await this.driver.keys([...text]);
		await this.finds(selector, 'value', text);
	}
}
