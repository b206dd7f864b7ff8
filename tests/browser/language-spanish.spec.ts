import type { FrameLocator, Page } from '@playwright/test';
import { nameLanguage } from '../../src/content/language.ts';
import { policyPath } from '../content.ts';
import {
	englishForm,
	entered,
	field,
	openFrame,
	serviceName,
	spanishForm,
	title,
} from './support/quote-form.ts';
import { english, spanish } from './support/spanish.ts';
import { expect, test } from './support/test.ts';

/** Everything by which a site could guess a language: of the other one. */
const guesses = { English: 'es-US', Spanish: 'en-US' };

for (const [own, other] of [
	[english, spanish],
	[spanish, english],
] as const)
	test.describe(`a browser that asks for ${other.name}`, () => {
		const locale = guesses[own.name as keyof typeof guesses];
		test.use({ locale });

		test(`gets ${own.name} pages in ${own.name}`, async ({ page, context, baseURL }) => {
			const [code = ''] = locale.split('-');
			const names = ['lang', 'language', 'locale'];
			await context.addCookies(names.map((name) => ({ name, value: code, url: baseURL ?? '' })));
			await page.addInitScript(
				([keys, value]) => {
					for (const key of keys)
						for (const storage of [localStorage, sessionStorage]) storage.setItem(key, value);
				},
				[names, code] as const,
			);
			// As after a visit in the other language.
			await page.goto(other.start || '/');
			for (const path of ['', '/services', '/contact']) {
				const answer = await page.goto(own.start + path || '/');
				expect(answer?.request().redirectedFrom(), path).toBeNull();
				expect(await answer?.request().headerValue('accept-language'), path).toMatch(new RegExp(`^${code}`));
				await expect(page.getByRole('button', { name: own.labels.shell.openMenu }), path).toBeVisible();
				await expect(page.locator('html'), path).toHaveAttribute('lang', own.labels.locale);
				await expect(page).toHaveURL(own.start + path || '/');
			}
		});
	});

/** Presses the link to the other language in the header. @returns the form in that language */
async function changeLanguage(page: Page, name: string): Promise<FrameLocator> {
	await page.locator('header').first().getByRole('link', { name }).click();
	return openFrame(page);
}

test('what was typed into the form goes along to the other language and back', async ({ page }) => {
	await page.goto('/quote');
	await englishForm.fillWhat(await openFrame(page));

	const inSpanish = await changeLanguage(page, nameLanguage('es'));
	await expect(page).toHaveURL('/es/quote');
	await expect(spanishForm.title(inSpanish, 'where')).toBeVisible();
	await spanishForm.fillWhere(inSpanish);
	await field(inSpanish, 'name').fill(entered.name);

	const inEnglish = await changeLanguage(page, nameLanguage('en'));
	await expect(page).toHaveURL('/quote');
	await expect(title(inEnglish, 'you')).toBeVisible();
	await expect(field(inEnglish, 'name')).toHaveValue(entered.name);
	await englishForm.fillYou(inEnglish);
	const text = inEnglish.getByLabel(englishForm.words.review.text);
	for (const words of [serviceName, ...Object.values(entered)])
		await expect(text).toHaveValue(new RegExp(RegExp.escape(words)));
	await expect(text).not.toHaveValue(new RegExp(RegExp.escape(spanishForm.words.request.title)));
});

test.describe('the error screen', () => {
	test.use({ expectedErrors: [/404/] });

	const offer = (page: Page) => page.getByRole('link', { name: spanish.labels.action.openOriginal });

	test('leads to a page that is there in English alone', async ({ page }) => {
		for (const typed of [policyPath, policyPath.toUpperCase()]) {
			await page.goto(`/es${typed}?from=mail#top`);
			await offer(page).click();
			await expect(page).toHaveURL(`${policyPath}?from=mail#top`);
		}
	});

	test('offers no English page that isn’t there', async ({ page, baseURL }) => {
		for (const typed of ['/es/nothing-here', '/es/services/nothing-here']) {
			const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
			await page.goto(typed);
			const answer = await asked;
			expect([answer.url(), answer.status()], typed).toEqual([baseURL + typed.slice('/es'.length), 404]);
			// Its own answer comes after that of the page.
			await page.evaluate(() => fetch('/robots.txt'));
			await expect(offer(page), typed).toBeHidden();
		}
	});
});
