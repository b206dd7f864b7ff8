import { chromium, expect, firefox, type Page, webkit } from '@playwright/test';
import puppeteer, { TimeoutError } from 'puppeteer-core';
import { chromiumLaunch, type Engine, findProgram, findWebKit } from '../../../browsers.ts';
import type { Tab } from './visitor.ts';
import { openWebKit } from './webkit.ts';

/** Collects what a page reports. Puppeteer calls these events and their parts as Playwright does. */
function watch(page: Page): Pick<Tab, 'readProblems'> {
	const problems: string[] = [];
	page.on('pageerror', (error) => problems.push(`${error} (${page.url()})`));
	page.on('console', (message) => {
		if (message.type() === 'error') problems.push(`${message.text()} (${page.url()})`);
	});
	page.on('response', (response) => {
		if (response.status() >= 400) problems.push(`${response.status()} ${response.url()}`);
	});
	return { readProblems: async () => problems.splice(0) };
}

/** The system's Firefox, by WebDriver BiDi. */
async function openFirefox(executablePath: string): Promise<Tab> {
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
	const goto = page.goto.bind(page);
	return Object.assign(page, watch(page as unknown as Page), {
		async goto(url: string, until: { waitUntil: 'domcontentloaded' }) {
			// On a busy machine, Puppeteer at times waits in vain for a page that is there. Then the page itself is asked.
			await goto(url, { ...until, timeout: 15_000 }).catch((error: unknown) => {
				if (!(error instanceof TimeoutError)) throw error;
			});
			await expect.poll(() => page.evaluate('document.readyState !== "loading" && location.href')).toBe(url);
		},
		setViewportSize: (size: { width: number; height: number }) => page.setViewport(size),
		async chooseFiles(selector: string, files: string[]) {
			await (await page.$(selector as 'input'))?.uploadFile(...files);
		},
		close: () => browser.close(),
	});
}

/** Opens a browser with one tab: the system's own where it has one, else Playwright's. */
export async function openTab(engine: Engine): Promise<Tab> {
	const program = findProgram('firefox');
	if (engine === 'firefox' && program) return openFirefox(program);
	const programs = findWebKit();
	if (engine === 'webkit' && programs) return openWebKit(programs);
	const browser = await { chromium, firefox, webkit }[engine].launch(
		engine === 'chromium' ? chromiumLaunch : {},
	);
	const page = await browser.newPage({ serviceWorkers: 'block' });
	return Object.assign(page, watch(page), {
		chooseFiles: (selector: string, files: string[]) => page.setInputFiles(selector, files),
		close: () => browser.close(),
	});
}
