import { readFileSync } from 'node:fs';
import { axe, expect, test } from './support/test.ts';

for (const script of [true, false]) {
	test.describe(script ? 'with script' : 'without script', () => {
		test.use({ javaScriptEnabled: script });

		test('opening a question closes the one before, and the open one closes itself', async ({ page }) => {
			await page.goto('/services/carpet-cleaning');
			const items = page.locator('#questions details');
			await expect(items).not.toHaveCount(0);
			await expect(page.locator('#questions details[open]')).toHaveCount(0);
			for (const index of [0, 3, 1]) {
				await items.nth(index).locator('summary').click();
				await expect(items.nth(index)).toHaveAttribute('open', '');
				await expect(page.locator('#questions details[open]')).toHaveCount(1);
			}
			if (script) await axe(page, { include: '#questions' });
			await items.nth(1).locator('summary').click();
			await expect(page.locator('#questions details[open]')).toHaveCount(0);
		});
	});
}

test('questions open and close by keyboard', async ({ page }) => {
	await page.goto('/services/leather-cleaning');
	const question = page.locator('#questions details').first();
	await question.locator('summary').focus();
	await page.keyboard.press('Enter');
	await expect(question).toHaveAttribute('open', '');
	await page.keyboard.press('Space');
	await expect(question).not.toHaveAttribute('open', '');
});

test('a service leads from its problem to its questions, with four features and a numbered process', async ({
	page,
}) => {
	await page.goto('/services/oriental-rug-cleaning');
	for (const title of ['The Challenge', 'Our Solution', 'Our Professional Process', 'Common Questions']) {
		await expect(page.locator('main').getByRole('heading', { name: title })).toBeVisible();
	}
	await expect(page.locator('#features h3')).toHaveCount(4);
	// The rug page describes each of its nine steps.
	const steps = page.locator('ol > li').filter({ has: page.locator('p') });
	await expect(steps.filter({ has: page.locator('h3') })).toHaveCount(9);
});

test('the picture changes sides from one service to the next on wide screens', async ({ page, isMobile }) => {
	await page.goto('/services');
	const cards = page.locator('#services > div > ul > li');
	const sides = await cards.evaluateAll((all) =>
		all.map((card) => {
			const picture = card.querySelector('picture')?.getBoundingClientRect();
			const words = card.querySelector('h3')?.getBoundingClientRect();
			if (!picture || !words) return 'missing';
			return picture.bottom <= words.top ? 'above' : picture.left < words.left ? 'left' : 'right';
		}),
	);
	expect(sides).toEqual(
		isMobile ? Array(6).fill('above') : ['left', 'right', 'left', 'right', 'left', 'right'],
	);
	for (const card of await cards.all()) await expect(card.locator('ul > li')).toHaveCount(4);
});

test('the flood page puts the call first', async ({ page }) => {
	await page.goto('/services/flood-restoration');
	const strip = page.getByRole('region', { name: 'Water in the house? Call now.' });
	await expect(strip).toContainText('60 to 90 minutes');
	await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
	await expect(strip).toBeInViewport();
});

const oldAddress = '/services/upholstery-cleaning-st-petersburg';

for (const slash of ['', '/']) {
	test(`the old St. Petersburg address ${slash ? 'with' : 'without'} a slash leads on for good, and back leads past it`, async ({
		page,
		request,
	}) => {
		const answer = await request.get(`${oldAddress}${slash}`, { maxRedirects: 0 });
		expect(answer.status()).toBe(301);
		expect(answer.headers()['location']).toBe('/services/upholstery-cleaning');
		await page.goto('/about-us');
		await page.goto(`${oldAddress}${slash}`);
		await expect(page).toHaveURL('/services/upholstery-cleaning');
		await page.goBack();
		await expect(page).toHaveURL('/about-us');
	});
}

test.describe('where the host cannot redirect', () => {
	// The page in between is left before a transition to it could be shown, and the browser says so.
	test.use({ expectedErrors: [/ViewTransition/] });

	test('the page at the old address does it, and back leads past it', async ({ page }) => {
		await page.route(`**${oldAddress}`, (route) =>
			route.fulfill({ contentType: 'text/html', body: readFileSync(`dist${oldAddress}.html`, 'utf8') }),
		);
		await page.goto('/about-us');
		// By script, because the page leaves again while it loads.
		await page.evaluate((address) => location.assign(address), oldAddress);
		await expect(page).toHaveURL('/services/upholstery-cleaning');
		await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
		await page.goBack();
		await expect(page).toHaveURL('/about-us');
	});
});
