import { existsSync, readFileSync } from 'node:fs';
import { labels, mainPhone } from '../../content.ts';
import { formPath, words } from '../support/quote-form.ts';
import { kinds } from './support/kinds.ts';
import type { Faults } from './support/site.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

const phone = `a[href="tel:+1${mainPhone.replace(/\D/g, '')}"]`;

// Whatever breaks is reported, rightly; these tests are about what a visitor still has.
test.use({ expectedTrouble: /./ });

/** Props of every island are lost on the way, so that its component throws. */
const breakIslands = (html: string) => html.replace(/(<astro-island[^>]*? props=")[^"]*"/g, '$1{}"');

/** One page of each kind that has an island; the rest cannot miss one. */
const withIsland = kinds.filter((route) => {
	const file = `dist${route === '/' ? '/index' : route}.html`;
	return existsSync(file) && readFileSync(file, 'utf8').includes('<astro-island');
});

interface Fault extends Faults {
	on: string[];
	/** What concerns scripts is made in each engine, the rest in Chromium: it is the network's doing, not an engine's. */
	everywhere?: true;
}

const faults: Record<string, Fault> = {
	'every script is blocked': {
		on: kinds,
		headers: { 'content-security-policy': "script-src 'none'" },
		everywhere: true,
	},
	'the islands throw': { on: withIsland, alter: breakIslands, everywhere: true },
	'neither fonts nor pictures come': { on: kinds, lost: /\.(woff2|avif|webp|jpe?g|png)$/ },
};

/** Runs in the page: the parts of it that have no height once they are scrolled to. */
async function findHidden(frame: string | undefined): Promise<string[]> {
	const root = frame ? document.querySelector<HTMLIFrameElement>(frame)?.contentDocument : document;
	const parts = [...(root?.querySelectorAll('main > :is(section, div, article), body > footer') ?? [])];
	for (const part of parts) {
		part.scrollIntoView({ behavior: 'instant' });
		await new Promise(requestAnimationFrame);
	}
	return parts
		.filter((part) => part.getBoundingClientRect().height === 0)
		.map((part) => part.outerHTML.slice(0, 80));
}

/** Whatever happens, a page has its title and its words, the number to call, and every part that it is made of. */
async function expectReadable(visitor: Visitor, route: string): Promise<void> {
	await test.step(route, async () => {
		await visitor.sees('h1');
		await visitor.sees(phone);
		await expect
			.poll(async () => (await visitor.texts('main')).join(' ').length, { message: route })
			.toBeGreaterThan(100);
		expect.soft(await visitor.run(findHidden, visitor.frame), route).toEqual([]);
	});
}

test('with script off, every kind of page can be read and called from', async ({ visitor }) => {
	test.setTimeout(kinds.length * 15_000);
	await visitor.driver.resize(390, 844);
	for (const route of kinds) {
		await visitor.openWithoutScript(route);
		await expectReadable(visitor, route);
	}
});

for (const [name, { on, everywhere, ...fault }] of Object.entries(faults)) {
	test(`when ${name}, every kind of page can be read and called from`, {
		tag: everywhere ? [] : '@chromium',
	}, async ({ visitor, site }) => {
		test.setTimeout(on.length * 15_000);
		site.faults = fault;
		await visitor.driver.resize(390, 844);
		for (const route of on) {
			await visitor.open(route);
			await expectReadable(visitor, route);
		}
	});
}

test('on a network as slow as 3G, every kind of page can be read and called from before all of it has come', {
	tag: '@chromium',
}, async ({ visitor, site }) => {
	test.setTimeout(kinds.length * 15_000);
	await visitor.driver.resize(390, 844);
	await visitor.open('/accessibility');
	site.faults = { late: { path: /./, milliseconds: 400 }, speed: 50_000 };
	for (const route of kinds) {
		await visitor.run((to) => void setTimeout(() => location.assign(to)), route);
		await expect.poll(() => visitor.address()).toBe(route);
		await expectReadable(visitor, route);
	}
});

test('an old page after a new version: it can be read, a press offers to load it again, and nothing typed is lost', async ({
	visitor,
	site,
}) => {
	site.faults.lost = /^\/assets\/.*\.js$/;
	await visitor.driver.resize(390, 844);
	for (const route of withIsland) {
		await visitor.open(route);
		await expectReadable(visitor, route);
		await visitor.press('astro-island :is(button, summary, input)');
		await visitor.sees({ selector: 'main a', name: labels.action.reload });
	}
	await visitor.open(formPath);
	await visitor.press('[name="items"]');
	// The offer comes while the visitor types.
	await visitor.driver.keys([...'3 rooms']);
	await visitor.sees({ selector: 'main a', name: labels.action.reload });
	site.faults = {};
	await visitor.press({ selector: 'main a', name: labels.action.reload });
	await visitor.finds('[name="items"]', 'value', '3 rooms');
});

test('the connection breaks in the middle of a visit: the page and what was typed stay', {
	tag: '@chromium',
}, async ({ visitor, site }) => {
	await visitor.open(formPath);
	await visitor.press('input[name="services"]');
	await visitor.write('[name="items"]', '3 rooms');
	await visitor.press('form button[type="submit"]');
	await visitor.sees({ selector: 'h1', name: words.steps.where });
	site.faults.lost = /./;
	await visitor.write('[name="notes"]', 'Two cats');
	site.faults = {};
	await visitor.driver.reload();
	await visitor.finds('[name="notes"]', 'value', 'Two cats');
});

test('the form of a page that does not come leaves the phone and the other ways beside it', {
	tag: '@chromium',
}, async ({ visitor, site }) => {
	site.faults.lost = /^\/embed\//;
	await visitor.open('/contact');
	await visitor.placeOf('#form');
	await visitor.sees('#form a[href^="tel:"]');
	await visitor.sees('#form a[href^="https://wa.me/"]');
	await visitor.sees({ selector: '#form a', name: labels.form.openNewTab });
});
