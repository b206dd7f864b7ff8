import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Driver } from './driver.ts';

/**
 * Steers the system's Firefox by WebDriver BiDi, which Firefox speaks itself: no further driver is needed.
 * https://pptr.dev/webdriver-bidi
 */
export async function driveFirefox(executablePath: string): Promise<Driver> {
	const browser = await puppeteer.launch({ browser: 'firefox', executablePath, headless: true });
	const context = await browser.createBrowserContext();
	const page = await context.newPage();
	return {
		open: async (url) => void (await page.goto(url)),
		reload: async () => void (await page.reload()),
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
