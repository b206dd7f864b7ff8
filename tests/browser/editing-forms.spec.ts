import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { type Collection, collections } from '../../src/collections.ts';
import { sectionOf } from '../../tools/editor/control.ts';
import { startEditing } from './support/editing.ts';

/** Every file with one form, and the first record of each folder. */
const forms = Object.entries(collections as Record<string, Collection>).map(([name, collection]) =>
	collection.kind === 'folder'
		? `${name}/entries/${path.parse(globSync(`content/${collection.path}/*`).sort()[0] ?? '').name}`
		: `${sectionOf(collection)}/entries/${name}`,
);

/** What is folded: groups, and the first entry of each list. */
const folded = '[data-key-path] button[aria-label="Expand"][aria-controls]:not(.item:nth-child(n + 2) *)';

test('@desktop every menu of every form has words for what can be chosen', async ({ browser }) => {
	test.setTimeout(600_000);
	const { page, open, stop } = await startEditing(browser);
	await page.setViewportSize({ width: 1280, height: 8000 });
	/** The keys of menus with nothing to choose from, or with a choice without words. */
	const findEmpty = () =>
		page.locator('[data-field-type=relation], [data-field-type=select]').evaluateAll((menus) =>
			menus
				.filter((menu) => {
					const choices = [...menu.querySelectorAll('[role=combobox], [role=radio], [role=checkbox]')];
					const read = (choice: Element) =>
						choice.textContent?.trim() ||
						document.getElementById(choice.getAttribute('aria-labelledby') ?? '')?.textContent?.trim();
					return choices.length === 0 || !choices.every(read);
				})
				.map((menu) => menu.getAttribute('data-key-path')),
		);
	for (const form of forms) {
		await open(form);
		await expect(async () => {
			await page.locator(folded).evaluateAll((toggles) => {
				for (const toggle of toggles as HTMLElement[]) toggle.click();
			});
			expect(await page.locator(folded).count(), form).toBe(0);
			expect(await findEmpty(), form).toEqual([]);
		}).toPass({ timeout: 60_000 });
	}
	stop();
});
