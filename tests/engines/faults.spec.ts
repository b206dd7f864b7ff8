import { listRoutes } from '../../tools/build/site-files.ts';
import { labels, mainPhone } from '../e2e/support/content.ts';
import { formPath, words } from '../e2e/support/quote-form.ts';
import type { Faults } from './support/site.ts';
import { expect, test } from './support/test.ts';

const routes = listRoutes('dist');
const first = (start: string) => routes.find((route) => route.startsWith(start));
/** One page of each kind; the rest have the same parts. */
const kinds = [
	'/',
	'/services',
	first('/services/'),
	'/about-us',
	'/testimonials',
	'/blog',
	first('/blog/'),
	'/contact',
	'/quote',
	'/careers',
	'/service-areas',
	'/terms',
	'/sitemap',
	'/nothing-here',
].filter((route) => route !== undefined);
const phone = `a[href="tel:+1${mainPhone.replace(/\D/g, '')}"]`;

// Whatever breaks is reported, rightly; these tests are about what a visitor still has.
test.use({ expectedTrouble: /./ });

/** Props of every island are lost on the way, so that its component throws. */
const breakIslands = (html: string) => html.replace(/(<astro-island[^>]*? props=")[^"]*"/g, '$1{}"');

/** What concerns scripts is made in each engine, the rest in Chromium: it is the network's doing, not an engine's. */
const faults: Record<string, Faults & { everywhere?: boolean }> = {
	'every script is blocked': {
		headers: { 'content-security-policy': "script-src 'none'" },
		everywhere: true,
	},
	'the scripts of the islands are missing': { lost: /^\/assets\/.*\.js$/, everywhere: true },
	'the islands throw': { alter: breakIslands, everywhere: true },
	'the fonts do not come': { lost: /\.woff2$/ },
	'the pictures do not come': { lost: /\.(avif|webp|jpe?g|png)$/ },
	'the network is as slow as 3G': {
		late: { path: /./, milliseconds: 400 },
		speed: 50_000,
	},
};

for (const [name, { everywhere, ...fault }] of Object.entries(faults)) {
	test.describe(`when ${name}`, { tag: everywhere ? [] : '@chromium' }, () => {
		for (const route of kinds) {
			test(`${route} can be read and called from`, async ({ visitor, site }) => {
				site.faults = fault;
				await visitor.driver.resize(390, 844);
				await visitor.open(route);
				await visitor.sees('h1');
				await visitor.sees(phone);
				expect((await visitor.texts('main')).join(' ').length).toBeGreaterThan(100);
				// Every part that the page is made of can be seen, once it is scrolled to.
				const hidden = await visitor.run(async () => {
					const parts = [...document.querySelectorAll('main > :is(section, div, article), body > footer')];
					for (const part of parts) {
						part.scrollIntoView({ behavior: 'instant' });
						await new Promise((resolve) => setTimeout(resolve, 30));
					}
					return parts
						.filter((part) => part.getBoundingClientRect().height === 0)
						.map((part) => part.outerHTML.slice(0, 80));
				});
				expect(hidden).toEqual([]);
			});
		}
	});
}

test('an old page after a new version: the form says what to do, and nothing typed is lost', {
	tag: '@chromium',
}, async ({ visitor, site }) => {
	await visitor.open(formPath);
	site.faults.lost = /^\/assets\/.*\.js$/;
	const [service = ''] = Object.values(words.services);
	await visitor.press({ selector: 'input[type="checkbox"]', name: service });
	await visitor.write('[name="items"]', '3 rooms');
	await visitor.press('form button[type="submit"]').catch(() => undefined);
	await visitor.sees('a[href^="tel:"]');
	expect(await visitor.run(() => document.querySelector<HTMLInputElement>('[name="items"]')?.value)).toBe(
		'3 rooms',
	);
});

test('the connection breaks in the middle of a visit: the page and what was typed stay', {
	tag: '@chromium',
}, async ({ visitor, site }) => {
	await visitor.open(formPath);
	const [service = ''] = Object.values(words.services);
	await visitor.press({ selector: 'input[type="checkbox"]', name: service });
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
	await visitor.placeOf('[data-form-frame]');
	await visitor.sees('#form a[href^="tel:"]');
	await visitor.sees('#form a[href^="https://wa.me/"]');
	await visitor.sees({ selector: '#form a', name: labels.form.openNewTab });
});
