import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Driver } from './driver.ts';

/** Steers Chromium, and Playwright's own Firefox and WebKit where the system has none. */
export async function drivePlaywright(type: BrowserType, options: LaunchOptions): Promise<Driver> {
	const browser = await type.launch(options);
	const context = await browser.newContext();
	const page = await context.newPage();
	return {
		open: async (url) => void (await page.goto(url)),
		reload: async () => void (await page.reload()),
		run: (expression) => page.evaluate(expression),
		pointer: (action, x, y) =>
			action === 'move' ? page.mouse.move(x, y) : action === 'down' ? page.mouse.down() : page.mouse.up(),
		async keys(keys) {
			for (const key of keys) await (key.length > 1 ? page.keyboard.press(key) : page.keyboard.type(key));
		},
		resize: (width, height) => page.setViewportSize({ width, height }),
		async takeOpenedTabs() {
			const opened = context.pages().filter((other) => other !== page);
			const addresses = opened.map((other) => other.url());
			await Promise.all(opened.map((other) => other.close()));
			return addresses;
		},
		close: () => browser.close(),
	};
}
