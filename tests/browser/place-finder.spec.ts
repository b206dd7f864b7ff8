import type { Page } from '@playwright/test';
import { formatLabel } from '../../src/lib/text.ts';
import { areas } from '../content.ts';
import { languagesWith } from './support/languages.ts';
import { axe, expect, test } from './support/test.ts';

const town = areas[0]?.towns[0]?.name ?? '';
const field = (page: Page) => page.locator('#place-finder');
const answer = (page: Page) => page.locator('#place-finder-answer');

async function ask(page: Page, place: string): Promise<void> {
	await field(page).fill(place);
	await field(page).press('Enter');
}

for (const { name, start, labels } of languagesWith('/service-areas'))
	test(`the ${name} finder’s answers are accessible and ask no other host`, async ({ page }) => {
		const asked: string[] = [];
		page.on('request', (request) => asked.push(request.url()));
		await page.goto(`${start}/service-areas`);
		expect(asked.filter((url) => url.includes('service-area.json'))).toEqual([]);
		await ask(page, '3360');
		await expect(answer(page)).toHaveText(labels.coverage.notZip);
		await axe(page, 'a mistake');
		await ask(page, town);
		await expect(answer(page)).toContainText(formatLabel(labels.coverage.here, { town }));
		// At night there is a second one, for water in the house.
		await expect(answer(page).getByRole('link').first()).toHaveAttribute('href', /^tel:\+1\d{10}$/);
		await axe(page, 'an answer');
		await ask(page, 'Qwxyz');
		await expect(answer(page)).toContainText(formatLabel(labels.coverage.unknown, { place: 'Qwxyz' }));
		await axe(page, 'no answer');
		expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
			0,
		);
		const { origin, search } = new URL(page.url());
		expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
		expect(search).toBe('');
	});
