import { type Browser, type CDPSession, chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { chromiumFlags } from './chromium.ts';
import { findFreePort } from './edge.ts';

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
	const browser = await chromium.launch({
		...(process.env['CHROMIUM_PATH'] && { executablePath: process.env['CHROMIUM_PATH'] }),
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
		};
	});

/** Bytes of every finished request by its id, with its type. */
async function watchNetwork(
	session: CDPSession,
): Promise<Map<string, { type: string; url: string; bytes: number }>> {
	const requests = new Map<string, { type: string; url: string; bytes: number }>();
	session.on('Network.requestWillBeSent', ({ requestId, type = 'Other', request }) =>
		requests.set(requestId, { type, url: request.url, bytes: 0 }),
	);
	session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
		const request = requests.get(requestId);
		if (request) request.bytes = encodedDataLength;
	});
	await session.send('Network.enable');
	return requests;
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
		await page.goto(url, { waitUntil: 'networkidle' });
		const first = await page.locator('img[fetchpriority="high"]').evaluateAll((images) => {
			const [image] = images as HTMLImageElement[];
			return image?.currentSrc;
		});
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		for (let top = 0; top <= height; top += 400) {
			await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
			await page.waitForLoadState('networkidle');
		}
		// Each island asks for its script when it is seen; all answers have come once none of them waits any more.
		await page.waitForFunction(() => document.querySelector('astro-island[ssr][client="visible"]') === null);
		await page.waitForLoadState('networkidle');
		const all = [...requests.values()];
		return {
			scriptAfterScroll: all
				.filter(({ type }) => type === 'Script')
				.reduce((sum, { bytes }) => sum + bytes, 0),
			hero: all.find((request) => request.url === first)?.bytes ?? 0,
		};
	});
