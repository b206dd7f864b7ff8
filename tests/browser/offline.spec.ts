import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type { WaterHelp } from '../../src/content/schema/water-help.ts';
import { company, errors, labels, read } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const copy = read('pages/water-help') as WaterHelp;
const help = '/water-damage-help';
const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript' };

// What the browser says about the network that these tests take away.
test.use({ serviceWorkers: 'allow', expectedErrors: [/ERR_|Failed to load resource/] });

/** A host that can be switched off, unlike the server of the other tests. */
class Host {
	/** Pages that differ from the built ones, by their paths. */
	readonly changed = new Map<string, string>();
	private readonly server: Server = createServer(({ url = '/' }, answer) => {
		const { pathname } = new URL(url, 'http://localhost');
		const file = [pathname, `${pathname}.html`]
			.map((name) => path.join('dist', name))
			.find((name) => existsSync(name) && statSync(name).isFile());
		const type = types[path.extname(file ?? '')] ?? 'application/octet-stream';
		answer.writeHead(file ? 200 : 404, { 'Content-Type': type, 'Cache-Control': 'no-cache' });
		answer.end(this.changed.get(pathname) ?? (file && readFileSync(file)));
	});

	/** @returns its origin, which stays the same when it is switched on again */
	async switchOn(port = 0): Promise<string> {
		await new Promise<void>((resolve) => this.server.listen(port, '127.0.0.1', resolve));
		return `http://localhost:${(this.server.address() as AddressInfo).port}`;
	}

	async switchOff(): Promise<void> {
		if (!this.server.listening) return;
		this.server.closeAllConnections();
		await new Promise((resolve) => this.server.close(resolve));
	}
}

let host: Host;
let site: string;
test.beforeEach(async () => {
	host = new Host();
	site = await host.switchOn();
});
test.afterEach(() => host.switchOff());

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const countWorkers = (page: Page) =>
	page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
const listKept = (page: Page) =>
	page.evaluate(async () => {
		const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
		const requests = await Promise.all(stores.map((store) => store.keys()));
		return requests.flat().map(({ url }) => new URL(url).pathname);
	});

/** Visits a page, and waits until the help is kept. */
async function visit(page: Page): Promise<void> {
	await page.goto(`${site}/faq`);
	await expect
		.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
		.toBe('activated');
}

test('the water help opens without a network after a visit to any page', async ({ page }) => {
	await visit(page);
	await host.switchOff();
	await page.goto(site + help);
	await expect(heading(page)).toHaveText(copy.title);
	await expect(page.getByRole('heading', { name: copy.saved.title })).toBeVisible();
});

test('any other page without a network has the phone numbers and leads to the water help', async ({
	page,
}) => {
	await visit(page);
	await host.switchOff();
	await page.goto(`${site}/contact`);
	await expect(heading(page)).toHaveText(errors.offline.title);
	const main = page.locator('main');
	for (const { number } of company.phones)
		await expect(main.getByRole('link', { name: number })).toBeVisible();
	await axe(page);
	await main.getByRole('link', { name: labels.shell.waterHelp }).click();
	await expect(heading(page)).toHaveText(copy.title);
});

test('the device keeps the help and its fonts, and nothing else', async ({ page }) => {
	await visit(page);
	const kept = await listKept(page);
	expect(kept).toContain(help);
	expect(kept.filter((name) => !/^\/(water-damage-help|offline)$|\.woff2$/.test(name))).toEqual([]);
});

test('with a network the help is the newest', async ({ page }) => {
	await visit(page);
	const newer = readFileSync(`dist${help}.html`, 'utf8').replace(`>${copy.title}</h1>`, '>A newer page</h1>');
	host.changed.set(help, newer);
	await page.goto(site + help);
	await expect(heading(page)).toHaveText('A newer page');
});

test('switched off by the owner, the help leaves the device', async ({ page }) => {
	await visit(page);
	const on = readFileSync('dist/faq.html', 'utf8');
	expect(on).toContain(' data-offline');
	host.changed.set('/faq', on.replace(/ data-offline(="true")?/, ''));
	await page.goto(`${site}/faq`);
	await expect.poll(() => countWorkers(page)).toBe(0);
	await expect.poll(() => listKept(page)).toEqual([]);
});
