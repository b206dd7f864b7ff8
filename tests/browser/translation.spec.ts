import type { Page } from '@playwright/test';
import { type Part, parts } from './support/island-steps.ts';
import { languagesWith } from './support/languages.ts';
import { expect, hold, test } from './support/test.ts';
import { mark, readPart, stopAtNight, translate } from './support/translate.ts';

/** What a part says, without the marks of the translation and a request's number, a word on each line. */
async function read(page: Page, { selector }: Part) {
	const [words, entered] = await page.evaluate(readPart, selector);
	const clean = (text: string) => text.replaceAll(mark, '').replace(/\b[\dA-Z]{4}-[\dA-Z]{4}\b/g, '#');
	return { words: clean(words).split(/\s+/), entered: entered.map(clean) };
}

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/**
 * A browser's translation replaces the texts that React has drawn. Whoever uses it reads and keeps what others do: the
 * same steps on a page without it tell what is expected.
 */
for (const [name, part] of Object.entries(parts))
	for (const { name: language, start } of languagesWith(part.path.replace(/^\/$/, '')))
		test(`${name} reads the same on a translated ${language} page, before and after its script loads`, async ({
			context,
		}) => {
			const { site = '', path, steps } = part;
			test.setTimeout(site ? 180_000 : 90_000);
			// Builds it, if nobody has asked for it yet.
			if (site) await fetch(site);
			const errors: string[] = [];
			context.on('weberror', (error) => errors.push(error.error().message));
			context.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
			const [plain, early, late] = [
				await context.newPage(),
				await context.newPage(),
				await context.newPage(),
			];
			await early.addInitScript(translate);
			const release = await hold(early, '**/assets/*.js');
			for (const page of [plain, early, late]) {
				await page.addInitScript(stopAtNight);
				await page.goto(site + start + path, { waitUntil: 'commit' });
			}
			for (const [index, step] of steps.entries()) {
				const { words } = await read(plain, part);
				await Promise.all([plain, early, late].map(step));
				if (index === 0) release();
				await expect(async () =>
					expect((await read(plain, part)).words, `step ${index} changes nothing`).not.toEqual(words),
				).toPass();
				for (const [when, page] of Object.entries({ early, late }))
					await expect(async () =>
						expect(await read(page, part), `${when}, step ${index}`).toEqual(await read(plain, part)),
					).toPass();
				if (index === 0) await late.evaluate(translate);
			}
			// React reports that it found other words than its own and draws the island anew (https://react.dev/errors/418);
			// the browser, that a request was refused.
			expect(errors.filter((text) => !/#418|Failed to load resource/.test(text))).toEqual([]);
		});
