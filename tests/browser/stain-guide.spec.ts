import { existsSync } from 'node:fs';
import type { Spill, Surface } from '../../src/features/stain-guide/schema.ts';
import { read } from '../content.ts';
import { axe, expect, test } from './support/test.ts';

const isBuilt = existsSync('dist/stain-guide.html');
const [spill] = isBuilt ? (read('stain-spills') as Spill[]) : [];
const [surface] = isBuilt ? (read('stain-surfaces') as Surface[]) : [];

if (spill && surface) {
	test.describe('without script', () => {
		test.use({ javaScriptEnabled: false });

		test('the list of spills leads to a spill, and there a surface opens its steps', async ({ page }) => {
			await page.goto('/stain-guide');
			await page.locator('main').getByRole('link', { name: spill.name, exact: true }).click();
			await expect(page).toHaveURL(`/stain-guide/${spill.id}`);
			await page.getByRole('heading', { name: surface.name, exact: true }).click();
			await expect(page.getByText(surface.stop)).toBeVisible();
		});
	});

	test('neither the list nor the advice that it leads to has a barrier that axe can find', async ({
		page,
	}) => {
		await page.goto('/stain-guide');
		await axe(page);
		await page.goto(`/stain-guide/${spill.id}`);
		await page.getByRole('heading', { name: surface.name, exact: true }).click();
		await expect(page.getByText(surface.stop)).toBeVisible();
		await axe(page);
	});
}
