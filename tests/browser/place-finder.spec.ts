import type { Page } from '@playwright/test';
import { formatLabel } from '../../src/lib/text.ts';
import { areas, labels } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const words = labels.coverage;
const town = areas[0]?.towns[0]?.name ?? '';
const field = (page: Page) => page.getByLabel(labels.placeFinder.label);
const answer = (page: Page) => page.locator('#place-finder-answer');

async function ask(page: Page, place: string): Promise<void> {
	await field(page).fill(place);
	await field(page).press('Enter');
}

test('half a ZIP code is explained, and stays in the field', async ({ page }) => {
	await page.goto('/service-areas');
	await ask(page, '3360');
	await expect(answer(page)).toHaveText(words.notZip);
	await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
	await expect(field(page)).toBeFocused();
	await expect(field(page)).toHaveValue('3360');
	await axe(page);
});

test('a town of ours is answered with a number to call, and no other host is asked', async ({ page }) => {
	const asked: string[] = [];
	page.on('request', (request) => asked.push(request.url()));
	await page.goto('/service-areas');
	expect(asked.filter((url) => url.includes('service-area.json'))).toEqual([]);
	await ask(page, town);
	await expect(answer(page)).toContainText(formatLabel(words.here, { town }));
	await expect(answer(page).getByRole('link')).toHaveAttribute('href', /^tel:\+1\d{10}$/);
	await axe(page);
	const { origin, search } = new URL(page.url());
	expect(asked.filter((url) => new URL(url).origin !== origin)).toEqual([]);
	expect(search).toBe('');
});
