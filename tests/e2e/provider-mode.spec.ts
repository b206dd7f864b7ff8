import { Provider, serveSiteWith } from './support/provider.ts';
import { axe, expect, test } from './support/test.ts';

/**
 * The site built with a form provider of another origin (content/company.yaml, links.formProvider, or FORM_PROVIDER_URL
 * for this build), and that provider in its moods. Chromium shows a page of its own in a frame that is refused or
 * unreachable; the page around it cannot tell, so the ways beside the form have to stand in every case.
 */
test.describe.configure({ mode: 'default' });
// A refused or unreachable frame is an error for the console, rightly; the page has to stay whole all the same.
test.use({ expectedErrors: [/127\.0\.0\.1|chrome-error/] });

const provider = new Provider();
let formUrl = '';
let site: { url: string; stop: () => void } | undefined;

test.beforeAll(async () => {
	test.setTimeout(180_000);
	formUrl = await provider.start();
	site = await serveSiteWith(formUrl);
});
test.afterAll(() => {
	site?.stop();
	provider.stop();
});
test.beforeEach(() => {
	provider.mood = 'answers';
});

const open = (path: string) => `${site?.url}${path}`;

for (const [size, width, height] of [
	['a phone', 390, 844],
	['a desktop', 1440, 900],
] as const) {
	test.describe(`on ${size}`, () => {
		test.use({ viewport: { width, height } });

		test('the provider’s form stands in a frame of 500 px with the rights that it needs', async ({
			page,
		}) => {
			await page.goto(open('/contact'));
			await page.locator('#form').scrollIntoViewIfNeeded();
			const frame = page.locator('#form iframe');
			await expect(frame).toHaveAttribute('src', formUrl);
			await expect(frame).toHaveAttribute('title', 'Appointment Request Form');
			await expect(frame).toHaveAttribute('allow', 'geolocation; microphone; camera; fullscreen; payment');
			expect((await frame.boundingBox())?.height).toBe(500);
			await expect(page.frameLocator('#form iframe').getByRole('heading')).toBeVisible();
			await expect(page.locator('[data-form-frame]')).toHaveAttribute('data-form-frame', 'ready');
			await axe(page, { include: '#form' });
		});
	});
}

for (const mood of ['answers', 'refuses', 'down', 'slow'] as const) {
	test(`the other ways stay in view and work when the provider ${mood === 'slow' || mood === 'down' ? `is ${mood}` : mood}`, async ({
		page,
	}) => {
		provider.mood = mood;
		await page.clock.install();
		await page.goto(open('/quote'));
		await page.locator('#form').scrollIntoViewIfNeeded();
		await expect(page.locator('#form iframe')).toHaveCount(1);
		const place = page.locator('[data-form-frame]');
		if (mood === 'slow') {
			await expect(place).toHaveAttribute('data-form-frame', 'loading');
			await page.clock.runFor(11_000);
			await expect(place).toHaveAttribute('data-form-frame', 'slow');
			await expect(page.locator('#form [role="status"] span')).toBeVisible();
			await axe(page, { include: '#form' });
		} else await expect(place).toHaveAttribute('data-form-frame', 'ready');

		const tab = page.locator(`#form a[href="${formUrl}"]`);
		await expect(tab).toBeVisible();
		await expect(tab).toHaveAttribute('rel', 'noopener noreferrer');
		await expect(tab).toHaveAccessibleName(/new tab/);
		await expect(page.locator('#form a[href^="tel:+1"]')).toBeVisible();
		await expect(page.locator('#form a[href^="https://wa.me/"]')).toBeVisible();
		expect((await place.boundingBox())?.height).toBe(500);

		if (mood !== 'slow') return;
		provider.answer();
		await expect(place).toHaveAttribute('data-form-frame', 'ready');
		await expect(page.locator('#form [role="status"] span')).toBeHidden();
	});
}

test('only the provider that is set may be framed', async ({ page, baseURL }) => {
	const frameSources = async (url: string) => {
		await page.goto(url);
		const policy = await page.locator('meta[http-equiv="content-security-policy" i]').getAttribute('content');
		return policy?.match(/frame-src ([^;]*)/)?.[1]?.trim();
	};
	expect(await frameSources(open('/quote'))).toBe(`'self' ${new URL(formUrl).origin}`);
	expect(await frameSources(`${baseURL}/quote`)).toBe("'self'");
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
