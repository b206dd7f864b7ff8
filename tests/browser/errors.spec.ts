import { readFileSync } from 'node:fs';
import { siteFolder } from '../../src/source/content-folder.ts';
import { errors, labels, mainPhone, services } from '../content.ts';
import { languagesWith } from './support/languages.ts';
import { axe, expect, test } from './support/test.ts';

// One pattern: Playwright takes a list of two for a value and its options.
test.use({ expectedErrors: [/404|503/] });

const languages = languagesWith('/services');
const screens = [
	{ address: '/blog/nothing-here', ...errors.post, href: '/blog', goBack: labels.action.goBack },
	...languages.flatMap(({ start, errors: { page, service }, labels: { action } }) => [
		{ address: `${start}/nothing-here`, ...page, href: start || '/', goBack: action.goBack },
		{
			address: `${start}/services/nothing-here`,
			...service,
			href: `${start}/services`,
			goBack: action.goBack,
		},
	]),
];

test('each screen of an unknown address is accessible and has ways to go on', async ({ page }) => {
	for (const { address, title, action, href, goBack } of screens) {
		await page.goto(address);
		const main = page.locator('main');
		await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
		await expect(main.getByRole('link', { name: action, exact: true })).toHaveAttribute('href', href);
		await expect(main.getByRole('link', { name: goBack })).toBeVisible();
		await expect(main.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
		// Languages differ in their words alone.
		if (goBack === labels.action.goBack) await axe(page, address, 'main');
	}
});

const service = `/services/${services[0]?.id}`;
/** What is typed, the address at which it comes to rest, and how many screens of an unknown one are on the way. */
const typed: [address: string, target: string, screens: number][] = [
	['/quote”', '/quote%E2%80%9D', 1],
	['/Old/Straße/Größe', '/old/stra%C3%9Fe/gr%C3%B6%C3%9Fe', 2],
	['/QUOTE?x=1#y', '/quote?x=1#y', 1],
	[`${service.toUpperCase()}?From=Mail#Top`, `${service}?From=Mail#Top`, 1],
	...languages.flatMap(({ start }): typeof typed => [
		[`${start}/services/“mío”`, `${start}/services/%E2%80%9Cm%C3%ADo%E2%80%9D`, 1],
		[`${start.toUpperCase()}/Nothing-Here`, `${start}/nothing-here`, 2],
		[`${start}/services`.toUpperCase(), `${start}/services`, 1],
	]),
];

test('an address in capitals leads to its page, and an unknown one comes to rest on its screen', async ({
	page,
}) => {
	let screens = 0;
	page.on('response', (answer) => {
		// Not those of the host, which writes some addresses in another way.
		if (answer.request().isNavigationRequest() && answer.status() === 404) screens += 1;
	});
	for (const [address, target, expected] of typed) {
		screens = 0;
		await page.goto(address);
		await expect(page).toHaveURL(target);
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await expect.poll(() => screens, address).toBe(expected);
	}
});

test('two slashes and capitals lead to no other site', async ({ page, baseURL }) => {
	const body = readFileSync(`${siteFolder}/404.html`, 'utf8');
	await page.route('**//OTHER.example', (route) =>
		route.fulfill({ status: 404, contentType: 'text/html', body }),
	);
	await page.goto(`${baseURL}//OTHER.example`);
	// The host drops one slash.
	await expect(page).toHaveURL('/other.example');
});

test('Go Back leads to the page before, and home in a tab that was opened with this page', async ({
	page,
	context,
}) => {
	const goBack = { name: labels.action.goBack };
	await page.goto('/about-us');
	// An accent is an escape with capitals in the address.
	await page.goto('/cotización');
	await page.getByRole('link', goBack).click();
	await expect(page).toHaveURL('/about-us');
	const opened = context.waitForEvent('page');
	await page.evaluate(() => void open('/nothing-here', '_blank', 'noopener'));
	const tab = await opened;
	await tab.getByRole('link', goBack).click();
	await expect(tab).toHaveURL('/');
});

test('the server error page has ways to go on, and Try again reloads', async ({ page }) => {
	const failure = {
		status: 503,
		contentType: 'text/html',
		body: readFileSync(`${siteFolder}/500.html`, 'utf8'),
	};
	await page.route('**/contact', (route) => route.fulfill(failure));
	await page.goto('/contact');
	const heading = page.getByRole('heading', { level: 1 });
	await expect(heading).toHaveText(errors.application.title);
	const main = page.locator('main');
	await expect(main.getByRole('link', { name: labels.action.returnHome })).toHaveAttribute('href', '/');
	await expect(main.getByRole('link', { name: mainPhone })).toHaveAttribute('href', /^tel:/);
	await axe(page, 'the error of a server', 'main');
	await page.unroute('**/contact');
	await main.getByRole('link', { name: errors.application.retry ?? '' }).click();
	await expect(heading).not.toHaveText(errors.application.title);
	await expect(page).toHaveURL('/contact');
});
