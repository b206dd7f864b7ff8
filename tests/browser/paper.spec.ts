import { siteFolder } from '../../src/source/content-folder.ts';
import { mainPhone, policyPath, posts, services } from '../content.ts';
import { listRoutes } from '../site-files.ts';
import { setStyles } from './support/in-page.ts';
import { emergencies } from './support/quote-form.ts';
import { axe, expect, test } from './support/test.ts';

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

// Browsers print no backgrounds unless asked to.
test('on paper every word can be read, with and without backgrounds', async ({ page }) => {
	await page.emulateMedia({ media: 'print' });
	const emergency = `/services/${emergencies[0]?.id ?? services[0]?.id}`;
	const region = listRoutes(siteFolder).find((route) => route.startsWith('/service-areas/')) ?? '/';
	for (const path of ['/', emergency, '/contact', region, '/stain-guide']) {
		await page.goto(path);
		for (const styles of ['', '* { background: none !important; }']) {
			await page.evaluate(setStyles, styles);
			await axe(page, `${path} ${styles}`, 'main', 'body > [data-print]');
		}
	}
});
