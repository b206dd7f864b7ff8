import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Tab } from './visitor.ts';

/** Chromium, and Playwright's own Firefox and WebKit. */
export async function openPlaywright(type: BrowserType, options: LaunchOptions): Promise<Tab> {
	const browser = await type.launch(options);
	const page = await browser.newPage({ serviceWorkers: 'block' });
	const problems: string[] = [];
	page.on('pageerror', ({ message }) => problems.push(message));
	page.on('console', (message) => {
		if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
	});
	return {
		open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
		reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
		back: () => page.goBack({ waitUntil: 'commit' }),
		run: (expression) => page.evaluate(expression),
		click: (x, y) => page.mouse.click(x, y),
		press: (key) => page.keyboard.press(key),
		type: (text) => page.keyboard.type(text),
		resize: (width, height) => page.setViewportSize({ width, height }),
		readProblems: async () => problems,
		close: () => browser.close(),
	};
}
