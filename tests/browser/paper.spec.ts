import { siteFolder } from '../../src/source/content-folder.ts';
import { mainPhone, policyPath, posts, services } from '../content.ts';
import { listRoutes } from '../site-files.ts';
import { measureContrast, readInk } from './support/legible.ts';
import { emergencies } from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

const service = `/services/${services[0]?.id}`;

test('pages print the phone number and open answers, and no controls, at any moment', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	for (const path of [service, policyPath, `/blog/${posts[0]?.id}`, '/contact']) {
		await page.goto(path, { waitUntil: 'domcontentloaded' });
		const controls =
			'header nav, footer h2:has(+ nav), body > header, body > aside, .skip-link, iframe, form';
		expect(await page.locator(controls).filter({ visible: true }).count(), path).toBe(0);
		await expect(page.locator('[data-print="only"]'), path).toContainText(mainPhone);
		const answers = page.locator('#questions details > :not(summary)');
		await expect(answers.filter({ visible: true }), path).toHaveCount(await answers.count());
	}
});

const white = [255, 255, 255];
// Browsers print no backgrounds unless asked to.
test('on paper every word, sign and check mark is ink, with and without backgrounds', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	const emergency = `/services/${emergencies[0]?.id ?? services[0]?.id}`;
	const region = listRoutes(siteFolder).find((route) => route.startsWith('/service-areas/')) ?? '/';
	for (const path of ['/', emergency, '/contact', region, '/stain-guide']) {
		await page.goto(path);
		const ink = await page.evaluate(readInk);
		expect(ink.length, path).toBeGreaterThan(20);
		const faint = ink.filter(({ color, ground }) =>
			[ground, white].some((one) => measureContrast(color, one) < 4.5),
		);
		expect
			.soft(
				faint.map(({ words, color }) => `${words}: ${color}`),
				path,
			)
			.toEqual([]);
	}
});
