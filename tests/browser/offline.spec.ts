import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { WaterHelp } from '../../src/content/schema/water-help.ts';
import { writeServiceWorker } from '../../src/site/service-worker.ts';
import { company, errors, labels, read } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const copy = read('pages/water-help') as WaterHelp;
const help = '/water-damage-help';

// What the browser itself says about the network that this test takes away.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to load resource/] });

/** What an update changes is served from here; all other files come from dist. */
let changed: string;
test.beforeEach(() => {
	changed = mkdtempSync(path.join(tmpdir(), 'offline-'));
});
test.afterEach(() => rmSync(changed, { recursive: true, force: true }));

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

/** A host that can be switched off, which the edge runtime of the other tests can't. @returns the running server */
function listen(port: number): Promise<Server> {
	const server = createServer(({ url = '/' }, answer) => {
		const { pathname } = new URL(url, 'http://localhost');
		const file = [pathname, `${pathname}.html`, `${pathname}index.html`]
			.flatMap((name) => [path.join(changed, name), path.join('dist', name)])
			.find((name) => existsSync(name) && statSync(name).isFile());
		const type = types[path.extname(file ?? '')] ?? 'application/octet-stream';
		answer.writeHead(file ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
		answer.end(file && readFileSync(file));
	});
	return new Promise((resolve) => server.listen(port, '127.0.0.1', () => resolve(server)));
}
const portOf = (server: Server) => Object(server.address()).port as number;

async function switchOff(server: Server): Promise<void> {
	server.closeAllConnections();
	await new Promise((resolve) => server.close(resolve));
}

/** The heading of the help page as it is kept on the device; nothing where nothing is kept. */
const readKept = (page: Page) =>
	page.evaluate(async (url) => {
		const answer = await caches.match(url, { ignoreSearch: true });
		return (await answer?.text())?.match(/<h1[^>]*>([^<]*)/)?.[1];
	}, help);

/** State of the worker, which the browser starts when everything else of the page has loaded. */
const readWorker = (page: Page) =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state);

/**
 * Lets a newer worker take over, as every browser does when the older one has nothing left to do. Chromium ends no idle
 * worker that a debugger watches, and Playwright watches each: now and then the newer one would wait on
 * (docs/decisions/0029).
 * @returns ends the worker of this moment if a newer one waits for it
 */
async function watchWorker(page: Page): Promise<() => Promise<void>> {
	const devtools = await page.context().newCDPSession(page);
	const older = new Promise<string>((resolve) =>
		devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
			for (const { status, versionId } of versions) if (status === 'activated') resolve(versionId);
		}),
	);
	await devtools.send('ServiceWorker.enable');
	return async () => {
		const waits = await page.evaluate(
			async () => !!(await navigator.serviceWorker.getRegistration())?.waiting,
		);
		if (waits) await devtools.send('ServiceWorker.stopWorker', { versionId: await older });
	};
}

const countWorkers = (page: Page) =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);

test('after a visit to any page the help opens without a network, never old while there is one, until it is switched off', async ({
	page,
}) => {
	// A long way, in which the browser twice looks for a newer worker.
	test.setTimeout(60_000);
	let server = await listen(0);
	const port = portOf(server);
	const site = `http://localhost:${port}`;
	const heading = page.getByRole('heading', { level: 1 });

	await page.goto(`${site}/faq`);
	await expect.poll(() => readWorker(page)).toBe('activated');
	expect(await readKept(page)).toBe(copy.title);
	const endOlderWorker = await watchWorker(page);
	const kept = await page.evaluate(async () =>
		(await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys())))
			.flat()
			.map(({ url }) => new URL(url).pathname),
	);
	expect(kept.filter((name) => !/^\/(?:water-damage-help|offline)$|\.woff2$/.test(name))).toEqual([]);

	await switchOff(server);
	await page.goto(`${site}${help}`);
	await expect(heading).toHaveText(copy.title);
	await expect(page.getByRole('heading', { name: copy.saved.title })).toBeVisible();
	await page.goto(`${site}/contact`);
	await expect(heading).toHaveText(errors.offline.title);
	for (const { number } of company.phones)
		await expect(page.locator('main').getByRole('link', { name: number })).toBeVisible();
	await axe(page);
	await page.locator('main').getByRole('link', { name: labels.shell.waterHelp }).click();
	await expect(heading).toHaveText(copy.title);

	// An update in between: whoever is online sees it at once, and soon it is the one that is kept.
	const newer = readFileSync(`dist${help}.html`, 'utf8').replace(`>${copy.title}</h1>`, '>A newer page</h1>');
	writeFileSync(path.join(changed, `${help}.html`), newer);
	for (const part of ['offline.html', 'assets'])
		cpSync(path.join('dist', part), path.join(changed, part), { recursive: true });
	await writeServiceWorker(changed);
	server = await listen(port);
	await page.goto(`${site}${help}`);
	await expect(heading).toHaveText('A newer page');
	await expect(async () => {
		await endOlderWorker();
		expect(await readKept(page)).toBe('A newer page');
	}).toPass({ timeout: 20_000 });
	await switchOff(server);
	await page.reload();
	await expect(heading).toHaveText('A newer page');

	// The owner's switch is an attribute of the page.
	const faq = readFileSync('dist/faq.html', 'utf8');
	expect(faq).toContain(' data-offline');
	writeFileSync(path.join(changed, 'faq.html'), faq.replace(/ data-offline(="true")?/, ''));
	server = await listen(port);
	await page.goto(`${site}/faq`);
	await expect.poll(() => countWorkers(page)).toBe(0);
	await expect.poll(() => readKept(page)).toBeUndefined();
	await switchOff(server);
	await expect(page.goto(`${site}${help}`)).rejects.toThrow('ERR_CONNECTION_REFUSED');
});

test('a device without room keeps nothing and shows everything', async ({ page, context }) => {
	const server = await listen(0);
	const origin = `http://localhost:${portOf(server)}`;
	const devtools = await context.newCDPSession(page);
	await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
	const tried = context.waitForEvent('serviceworker');
	await page.goto(`${origin}/faq`);
	await tried;
	await expect.poll(() => countWorkers(page)).toBe(0);
	expect(await readKept(page)).toBeUndefined();
	await page.goto(`${origin}${help}`);
	await expect(page.getByRole('heading', { level: 1 })).toHaveText(copy.title);
	await switchOff(server);
});
