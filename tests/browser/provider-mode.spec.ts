import type { Site } from './journeys/support/site.ts';
import { Provider, serveSiteWith } from './support/provider.ts';
import { axe, expect, test } from './support/test.ts';

/**
 * The site with a form provider of another origin (content/company.yaml, links.formProvider), and that provider in its
 * moods. Chromium shows a page of its own in a frame that is refused or unreachable; the page around it cannot tell, so
 * the ways beside the form have to stand in every case.
 */
// A refused or unreachable frame is an error for the console, rightly; the page has to stay whole all the same.
test.use({ expectedErrors: [/127\.0\.0\.1|chrome-error/] });

const provider = new Provider();
let formUrl = '';
let site: Site | undefined;

test.beforeAll(async ({ baseURL }) => {
	formUrl = await provider.start();
	site = await serveSiteWith(baseURL ?? '', formUrl);
});
test.afterAll(() => {
	site?.stop();
	provider.stop();
});

test.beforeEach(() => {
	provider.mood = 'answers';
});

const open = (path: string) => `${site?.url}${path}`;

test('the provider’s form stands in a frame of 500 px with the rights that it needs', {
	tag: '@both',
}, async ({ page }) => {
	await page.goto(open('/contact'));
	await page.locator('#form').scrollIntoViewIfNeeded();
	const frame = page.locator('#form iframe');
	await expect(frame).toHaveAttribute('src', formUrl);
	await expect(frame).toHaveAttribute('title', 'Appointment Request Form');
	await expect(frame).toHaveAttribute('allow', 'geolocation; microphone; camera; fullscreen; payment');
	expect((await frame.boundingBox())?.height).toBe(500);
	await expect(page.frameLocator('#form iframe').getByRole('heading')).toBeVisible();
	await axe(page);
});

test('the other ways stay in view and work whether the provider answers, refuses, is down or is slow', async ({
	page,
}) => {
	for (const mood of ['answers', 'refuses', 'down', 'slow'] as const) {
		provider.mood = mood;
		await page.goto(open('/quote'), { waitUntil: 'domcontentloaded' });
		await page.locator('#form').scrollIntoViewIfNeeded();
		await expect(page.locator('#form iframe')).toHaveCount(1);
		const tab = page.locator(`#form a[href="${formUrl}"]`);
		await expect(tab).toBeVisible();
		await expect(tab).toHaveAttribute('rel', 'noopener noreferrer');
		await expect(tab).toHaveAccessibleName(/new tab/);
		await expect(page.locator('#form a[href^="tel:+1"]')).toBeVisible();
		await expect(page.locator('#form a[href^="https://wa.me/"]')).toBeVisible();
		expect((await page.locator('#form iframe').boundingBox())?.height).toBe(500);
	}
});

test.describe('a provider that is not set', () => {
	test.use({ expectedErrors: [/Content Security Policy|frame-src|127\.0\.0\.1/] });

	test('is blocked by the policy', async ({ page, baseURL }) => {
		await page.goto(`${baseURL}/quote`);
		const blocked = await page.evaluate(
			(src) =>
				new Promise<string>((resolve) => {
					document.addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective));
					document.body.append(Object.assign(document.createElement('iframe'), { src, title: 'Other' }));
				}),
			formUrl,
		);
		expect(blocked).toBe('frame-src');
	});
});

test.describe('without script', () => {
	test.use({ javaScriptEnabled: false });

	test('the provider’s form is in plain HTML', async ({ page }) => {
		await page.goto(open('/contact'));
		await page.locator('#form').scrollIntoViewIfNeeded();
		await expect(page.frameLocator('#form iframe').getByRole('heading')).toBeVisible();
	});
});
