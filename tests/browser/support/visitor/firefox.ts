import puppeteer, { type KeyInput } from 'puppeteer-core';
import type { Tab } from './visitor.ts';

/** The system's Firefox, by WebDriver BiDi. */
export async function openFirefox(executablePath: string): Promise<Tab> {
	const browser = await puppeteer.launch({
		browser: 'firefox',
		executablePath,
		extraPrefsFirefox: {
			// Drawing 60 times a second takes a sixth of the processor time.
			'layout.frame_rate': 20,
			// As in Chromium: a worker would answer instead of the server.
			'dom.serviceWorkers.enabled': false,
			// Puppeteer loses a page that comes back in a process of its own.
			'fission.bfcacheInParent': false,
		},
	});
	const page = await browser.newPage();
	const problems: string[] = [];
	page.on('pageerror', (error) => problems.push(`${error} (${page.url()})`));
	page.on('console', (message) => {
		if (message.type() === 'error') problems.push(`${message.text()} (${page.url()})`);
	});
	page.on('response', (response) => {
		if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
	});
	return {
		open: (url) => page.goto(url, { waitUntil: 'domcontentloaded' }),
		reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
		back: () => page.goBack({ waitUntil: 'domcontentloaded' }),
		run: (expression) => page.evaluate(expression),
		click: (x, y) => page.mouse.click(x, y),
		press: (key) => page.keyboard.press(key as KeyInput),
		type: (text) => page.keyboard.type(text),
		resize: (width, height) => page.setViewport({ width, height }),
		readProblems: async () => problems,
		close: () => browser.close(),
	};
}
