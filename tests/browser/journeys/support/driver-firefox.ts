import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/**
 * Steers the system's Firefox by WebDriver BiDi, which Firefox speaks itself: no further driver is needed.
 * https://pptr.dev/webdriver-bidi
 */
export async function driveFirefox(executablePath: string): Promise<Driver> {
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath,
		headless: true,
		// Drawing 60 times a second takes a sixth of the processor time.
		extraPrefsFirefox: { 'layout.frame_rate': 20 },
	});
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	/**
	 * Goes to an address, or loads the page again. Puppeteer's goto() and reload() wait in vain after a return from the
	 * back/forward cache: the page itself goes, and is asked.
	 */
	async function load(url?: string): Promise<void> {
		await page.evaluate((to) => {
			Object.assign(window, { isLeft: true });
			setTimeout(() => (to ? location.assign(to) : location.reload()));
		}, url);
		const isThere = () =>
			page
				.evaluate(
					// Between two pages there is an empty one, which is complete too.
					() => location.protocol !== 'about:' && document.readyState === 'complete' && !('isLeft' in window),
				)
				.catch(() => false);
		for (const end = Date.now() + 30_000; !(await isThere()); ) {
			if (Date.now() > end) throw new Error(`Firefox waits for the load of ${url ?? 'the same page'}.`);
			await new Promise((resolve) => setTimeout(resolve, 20));
		}
	}
	return {
		open: load,
		reload: () => load(),
		run: (expression) => page.evaluate(expression),
		pointer: (action, x, y) =>
			action === 'move' ? page.mouse.move(x, y) : action === 'down' ? page.mouse.down() : page.mouse.up(),
		async keys(keys) {
			for (const key of keys) await page.keyboard.press(key as KeyInput);
		},
		resize: (width, height) => page.setViewport({ width, height }),
		async takeOpenedTabs() {
			const opened = (await context.pages()).filter((other) => other !== page);
			const addresses = opened.map((other) => other.url());
			await Promise.all(opened.map((other) => other.close()));
			return addresses;
		},
		close: () => browser.close(),
	};
}
