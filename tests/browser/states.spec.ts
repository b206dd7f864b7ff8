import type { WaterHelp } from '../../src/features/water-help/schema.ts';
import { withoutLinks } from '../../src/lib/contact-text.ts';
import { formatLabel } from '../../src/lib/text.ts';
import { areas, labels, mainPhone, read, readList, services } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

/** States that a visitor causes; pages.spec.ts looks at how pages begin. */
// A picture that is half faded out has too little contrast for a moment.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

test('axe finds no violation in before/after pictures, carousel, an open review, question or surface, and the menu', async ({
	page,
}) => {
	await page.goto('/');
	const gallery = page.locator('#gallery');
	const slider = gallery.getByRole('slider');
	await slider.press('End');
	await expect(slider).toHaveValue('100');
	await axe(page, 'the whole picture after', '#gallery');
	await gallery.getByRole('button', { name: labels.gallery.next }).click();
	await expect(gallery.locator('figcaption').nth(1)).toBeVisible();
	const carousel = page.locator('#reviews');
	await carousel.getByRole('button', { name: labels.carousel.next }).click();
	await expect(carousel.locator('blockquote').nth(1)).toBeVisible();
	await axe(page, 'the next case and review', '#gallery', '#reviews');
	for (const [path, part] of [
		['/testimonials', '#reviews'],
		[`/services/${services[0]?.id}`, '#questions'],
		[`/stain-guide/${readList<{ id: string }>('stain-spills')[0]?.id}`, 'main'],
	] as const) {
		await page.goto(path);
		await page.locator(`${part} summary`).first().press('Enter');
		await expect(page.locator(`${part} details[open]`)).toBeVisible();
		await axe(page, path, part);
	}
	await page.getByRole('button', { name: labels.shell.openMenu }).tap();
	await expect(page.getByRole('dialog', { name: labels.shell.menu })).toBeVisible();
	await axe(page, 'the open menu', 'dialog');
	await page.setViewportSize({ width: 640, height: 320 });
	const last = page.getByRole('dialog').getByRole('link').last();
	await last.scrollIntoViewIfNeeded();
	await expect(last).toBeInViewport({ ratio: 1 });
});

test('axe finds no violation in any answer of the place finder, which asks no other host', async ({
	page,
}) => {
	const asked: URL[] = [];
	page.on('request', (request) => asked.push(new URL(request.url())));
	await page.goto('/service-areas');
	const field = page.locator('#place_finder');
	const town = areas[0]?.towns[0]?.name ?? '';
	for (const [place, answer] of [
		['3360', labels.coverage.notZip],
		[town, formatLabel(labels.coverage.here, { town })],
		['Qwxyz', formatLabel(labels.coverage.unknown, { place: 'Qwxyz' })],
	] as const) {
		await field.fill(place);
		await field.press('Enter');
		await expect(page.locator('#place_finder-answer')).toContainText(answer);
		await axe(page, place, 'section:has(#place_finder)');
		expect(await page.evaluate(() => document.documentElement.scrollWidth), place).toBe(390);
	}
	const { origin, search } = new URL(page.url());
	expect(asked.filter((url) => url.origin !== origin)).toEqual([]);
	expect(search).toBe('');
});

test('the water help shows every danger and the call, its largest target, on the smallest phone', async ({
	page,
}) => {
	const copy = read('pages/water-help') as WaterHelp;
	await page.setViewportSize({ width: 320, height: 568 });
	await page.goto('/water-damage-help');
	const main = page.locator('main');
	const call = main.getByRole('link', { name: mainPhone }).first();
	await expect(call).toBeInViewport({ ratio: 1 });
	for (const { text } of copy.safety.dangers)
		await expect(main.getByText(withoutLinks(text))).toBeInViewport({ ratio: 1 });
	const { width, height } = (await call.boundingBox()) ?? { width: 0, height: 0 };
	const larger = await page.locator('a:not([href^="tel:"]), button').evaluateAll(
		(targets, area) =>
			targets
				.filter((target) => target.checkVisibility({ visibilityProperty: true }))
				.filter((target) => {
					const box = target.getBoundingClientRect();
					return box.top >= 0 && box.top < innerHeight && box.width * box.height >= area;
				})
				.map(({ outerHTML }) => outerHTML),
		width * height,
	);
	expect(larger).toEqual([]);
	await page.getByText(copy.storm?.title ?? '', { exact: true }).click();
	await expect(page.getByText(withoutLinks(copy.storm?.steps[0]?.text ?? ''))).toBeVisible();
	await axe(page, 'the storm preparation', 'section:has(details[open])');
});
