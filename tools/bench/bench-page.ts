import { type Browser, type CDPSession, chromium, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { findFreePort } from '../serve/edge.ts';
import { chromiumFlags, locateChromium } from '../test/browsers.ts';

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof categories)[number];

/** What one page load on a phone is like. Times in milliseconds, sizes in bytes over the network (compressed). */
export interface Measures extends Record<Category, number> {
	lcp: number;
	tbt: number;
	cls: number;
	script: number;
	total: number;
	fonts: number;
	/** How many files it asks for. */
	requests: number;
}

/** What a visit that goes through the whole page loads, in bytes. */
export interface ScrolledMeasures {
	scriptAfterScroll: number;
	/** The picture that is loaded first, if the page has one. */
	hero: number;
}

/** One fresh browser, so that nothing is cached from the page before. */
async function withBrowser<T>(use: (browser: Browser, port: number) => Promise<T>): Promise<T> {
	const port = await findFreePort();
	const executablePath = locateChromium();
	const browser = await chromium.launch({
		...(executablePath && { executablePath }),
		args: [...chromiumFlags, `--remote-debugging-port=${port}`],
	});
	try {
		return await use(browser, port);
	} finally {
		await browser.close();
	}
}

interface NetworkItem {
	transferSize?: number;
	resourceType?: string;
}

/** One run of Lighthouse with its own default settings: a slow phone on slow mobile data. @throws Error when it fails */
export const measureWithLighthouse = (url: string): Promise<Measures> =>
	withBrowser(async (_browser, port) => {
		const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: [...categories] });
		const report = result?.lhr;
		if (!report || report.runtimeError)
			throw new Error(`${url}: ${report?.runtimeError?.message ?? 'no report'}`);
		const value = (id: string) => report.audits[id]?.numericValue ?? Number.NaN;
		const details = report.audits['network-requests']?.details;
		const items: NetworkItem[] =
			details && 'items' in details && Array.isArray(details.items) ? details.items : [];
		const weigh = (type?: string) =>
			items
				.filter(({ resourceType }) => !type || resourceType === type)
				.reduce((sum, { transferSize = 0 }) => sum + transferSize, 0);
		const scores = Object.fromEntries(
			categories.map((name) => [name, Math.round((report.categories[name]?.score ?? 0) * 100)]),
		) as Record<Category, number>;
		return {
			...scores,
			lcp: value('largest-contentful-paint'),
			tbt: value('total-blocking-time'),
			cls: value('cumulative-layout-shift'),
			script: weigh('Script'),
			total: weigh(),
			fonts: weigh('Font'),
			requests: items.length,
		};
	});

interface NetworkRequest {
	type: string;
	url: string;
	/** Of the answer, over the network; undefined while it is on its way. */
	bytes?: number;
}

/** Every request of a page by its id. */
async function watchNetwork(session: CDPSession): Promise<Map<string, NetworkRequest>> {
	const requests = new Map<string, NetworkRequest>();
	const finish = (requestId: string, bytes: number) => {
		const request = requests.get(requestId);
		if (request) request.bytes = bytes;
	};
	session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) =>
		requests.set(requestId, { type, url: request.url }),
	);
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
		finish(requestId, encodedDataLength),
	);
	session.on('Network.loadingFailed', ({ requestId }) => finish(requestId, 0));
	await session.send('Network.enable');
	return requests;
}

/** Waits until a second has passed without a new request and every answer is there. @throws Error after half a minute */
async function waitForQuiet(page: Page, requests: Map<string, NetworkRequest>): Promise<void> {
	for (let second = 0, known = -1; second < 30; second += 1) {
		const waiting = [...requests.values()].filter(({ bytes }) => bytes === undefined);
		if (requests.size === known && waiting.length === 0) return;
		known = requests.size;
		await page.waitForTimeout(1000);
	}
	throw new Error(`${page.url()} is still loading after 30 seconds`);
}

/** Scrolls through the page on the same phone as Lighthouse's, without its slow network. */
export const measureScrolled = (url: string): Promise<ScrolledMeasures> =>
	withBrowser(async (browser) => {
		const context = await browser.newContext({
			viewport: { width: 412, height: 823 },
			deviceScaleFactor: 1.75,
			isMobile: true,
			hasTouch: true,
		});
		const page = await context.newPage();
		const requests = await watchNetwork(await context.newCDPSession(page));
		await page.goto(url);
		await waitForQuiet(page, requests);
		const first = await page.locator('img[fetchpriority="high"]').evaluateAll((images) => {
			const [image] = images as HTMLImageElement[];
			return image?.currentSrc;
		});
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let top = 0; top <= height; top += 400) {
			// Two frames at each stop: the first lays out what came into view, the second tells the observers.
			await page.evaluate(async (to) => {
				scrollTo({ top: to, behavior: 'instant' });
				for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
			}, top);
		}
		// Each island asks for its script when it is seen.
		await waitForQuiet(page, requests);
		const all = [...requests.values()];
		return {
			scriptAfterScroll: all
				.filter(({ type }) => type === 'Script')
				.reduce((sum, { bytes = 0 }) => sum + bytes, 0),
			hero: all.find((request) => request.url === first)?.bytes ?? 0,
		};
	});
