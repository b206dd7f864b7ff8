import { existsSync } from 'node:fs';
import type { Spill, StainGuide, Surface } from '../../src/schema/stain.ts';
import { read } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

const isBuilt = existsSync('dist/stain-guide.html');
const copy = isBuilt ? (read('pages/stain-guide') as StainGuide) : undefined;
const [spill] = isBuilt ? (read('stain-spills') as Spill[]) : [];
const surface = isBuilt ? (read('stain-surfaces') as Surface[]).find((each) => each.service) : undefined;

if (copy && spill && surface) {
	test('neither the choice nor the advice that it leads to has a barrier that axe can find', async ({
		page,
	}) => {
		await page.goto('/stain-guide');
		const choice = page.locator('main form');
		await axe(page);
		await choice.getByLabel(copy.picker.spill).selectOption(spill.name);
		await choice.getByLabel(copy.picker.surface).selectOption(surface.name);
		await choice.getByRole('button').click();
		await expect(page.locator(`#${surface.id}`)).toBeVisible();
		await axe(page);
	});

	test('a list to choose from has an arrow in colors that the visitor chose, which take the drawn one away', async ({
		page,
	}) => {
		await page.emulateMedia({ forcedColors: 'active' });
		await page.goto('/stain-guide');
		await expect(page.getByLabel(copy.picker.spill)).toHaveCSS('appearance', 'auto');
	});
}
