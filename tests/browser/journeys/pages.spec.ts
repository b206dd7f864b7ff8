import { readFileSync } from 'node:fs';
import { listRoutes } from '../../../tools/build/site-files.ts';
import { labels, mainPhone, reviews } from '../../content.ts';
import { expect, sizes, test } from './support/test.ts';

const routes = listRoutes('dist');
const articles = routes.filter((route) => route.startsWith('/blog/'));
const services = routes.filter((route) => route.startsWith('/services/'));
const phone = `a[href="tel:+1${mainPhone.replace(/\D/g, '')}"]`;
const questions = '#questions summary';
const answers = '#questions details[open]';

test('opening a question closes the one before', async ({ visitor }) => {
	await visitor.open(services[0] ?? '/');
	for (const index of [0, 1, 0]) {
		await visitor.press({ selector: questions, index });
		await expect
			.poll(() => visitor.run((selector) => document.querySelectorAll(selector).length, answers))
			.toBe(1);
	}
	await visitor.keys('Enter');
	await visitor.seesNo(answers);
});

test('each error screen leads to the phone, and by Go Back to the page before', async ({ visitor }) => {
	await visitor.driver.resize(sizes.phone.width, sizes.phone.height);
	for (const address of ['/nothing-here', '/services/nothing-here', '/blog/nothing-here']) {
		await visitor.open('/accessibility');
		await visitor.open(address);
		await visitor.sees(`main ${phone}`);
		await visitor.press({ selector: 'main a', name: labels.action.goBack });
		await visitor.arrivesAt('/accessibility');
	}
});

test('an article is shared: by the device, or its address is copied or shown', async ({ visitor }) => {
	await visitor.open(articles[0] ?? '/');
	await visitor.press({ selector: '[data-share] button', name: labels.blog.share });
	await expect
		.poll(async () => (await visitor.texts('[data-share] output')).join(''))
		.toMatch(new RegExp(`${labels.blog.copied}|${labels.blog.copyThis}`));
});

test('old addresses lead on, also where the host cannot redirect', async ({ visitor, site }) => {
	const [line = ''] = readFileSync('public/_redirects', 'utf8')
		.split('\n')
		.filter((row) => row.startsWith('/'));
	const [from = '', to = ''] = line.split(/\s+/);
	await visitor.open(from);
	await visitor.arrivesAt(to);
	await visitor.open('/accessibility');
	// What such a host would send: the page that the build wrote at the old address.
	site.faults.alter = (html, path) => (path === '/terms' ? readFileSync(`dist${from}.html`, 'utf8') : html);
	await visitor.run(() => void location.assign('/terms'));
	await visitor.arrivesAt(to);
	await visitor.sees('h1');
	// The way back leads past the page in between.
	await visitor.back();
	await visitor.arrivesAt('/accessibility');
});

test.describe('without script', () => {
	test('questions open one at a time', async ({ visitor }) => {
		await visitor.openWithoutScript(services[0] ?? '/');
		for (const index of [0, 1]) {
			await visitor.press({ selector: questions, index });
			await visitor.sees('#questions details[open] > :not(summary)');
		}
	});

	test('every review is there', async ({ visitor }) => {
		await visitor.openWithoutScript('/testimonials');
		await expect.poll(() => visitor.count('#reviews figure')).toBe(reviews.length);
		await visitor.seesNo('#reviews select');
	});
});
