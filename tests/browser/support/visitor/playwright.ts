import type { BrowserType, LaunchOptions } from '@playwright/test';
import type { Tab } from './visitor.ts';

/** Chromium, and Playwright's own Firefox and WebKit. @returns opens a tab, and closes the browser */
export async function launchPlaywright(type: BrowserType, options: LaunchOptions) {
	const browser = await type.launch(options);
	async function openTab(): Promise<Tab> {
		const page = await browser.newPage({ serviceWorkers: 'block' });
		const problems: string[] = [];
		page.on('pageerror', ({ message }) => problems.push(message));
		page.on('console', (message) => {
			if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`);
		});
		return {
			open: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
			reload: async () => void (await page.reload({ waitUntil: 'domcontentloaded' })),
			back: async () => void (await page.goBack({ waitUntil: 'commit' })),
			run: (expression) => page.evaluate(expression),
			click: (x, y) => page.mouse.click(x, y),
			press: (key) => page.keyboard.press(key),
			type: (text) => page.keyboard.type(text),
			resize: (width, height) => page.setViewportSize({ width, height }),
			readProblems: async () => problems,
			close: () => page.close(),
		};
	}
	return { openTab, close: () => browser.close() };
}
