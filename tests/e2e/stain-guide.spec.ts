import { existsSync } from 'node:fs';
import type { Spill, StainGuide, Surface } from '../../src/schema/stain.ts';
import { read } from './support/content.ts';
import { field, next, openFrame, service } from './support/quote-form.ts';
import { axe, expect, test } from './support/test.ts';

const isBuilt = existsSync('dist/stain-guide.html');
const copy = isBuilt ? (read('pages/stain-guide') as StainGuide) : undefined;
const [spill] = isBuilt ? (read('stain-spills') as Spill[]) : [];
const surface = isBuilt ? (read('stain-surfaces') as Surface[]).find((each) => each.service) : undefined;

if (copy && spill && surface)
	test('two choices lead to the steps, and from there to a request that names the stain', async ({
		page,
	}) => {
		await page.goto('/stain-guide');
		const choice = page.locator('main form');
		await choice.getByLabel(copy.picker.spill).selectOption(spill.name);
		await choice.getByLabel(copy.picker.surface).selectOption(surface.name);
		await choice.getByRole('button').click();
		await expect(page).toHaveURL(`/stain-guide/${spill.id}#${surface.id}`);
		const advice = page.locator(`#${surface.id}`);
		await expect(advice).toBeVisible();
		await axe(page);
		await advice.getByRole('link', { name: copy.advice.quote }).click();
		const form = await openFrame(page);
		await expect(service(form, surface.service ?? '')).toBeChecked();
		await next(form).click();
		const note = copy.advice.note.replace('{spill}', spill.inText).replace('{surface}', surface.inText);
		await expect(field(form, 'notes')).toHaveValue(note);
	});
