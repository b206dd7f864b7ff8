import type { FrameLocator, Page } from '@playwright/test';
import { nameLanguage } from '../../src/content/language.ts';
import { listRoutes } from '../site-files.ts';
import { languagesWith, original, translatedWith } from './support/languages.ts';
import {
	describeForm,
	entered,
	field,
	openFrame,
	originalForm,
	serviceName,
	title,
} from './support/quote-form.ts';
import { expect, test } from './support/test.ts';

const paths = ['', '/services', '/contact'];
const languages = languagesWith(...paths);
for (const own of languages)
	for (const other of languages.filter((one) => one !== own))
		test.describe(`a browser that asks for ${other.name}`, () => {
			test.use({ locale: other.labels.locale });

			test(`gets ${own.name} pages in ${own.name}`, async ({ page }) => {
				// As after a visit in the other language.
				await page.goto(other.start || '/');
				for (const path of paths) {
					await page.goto(own.start + path || '/');
					await expect(page.getByRole('button', { name: own.labels.shell.openMenu }), path).toBeVisible();
					await expect(page.locator('html'), path).toHaveAttribute('lang', new RegExp(`^${own.language}`));
					await expect(page).toHaveURL(own.start + path || '/');
				}
			});
		});

/** Presses the link to the other language in the header. @returns the form in that language */
async function changeLanguage(page: Page, name: string): Promise<FrameLocator> {
	await page.locator('header').first().getByRole('link', { name }).click();
	return openFrame(page);
}

for (const { language, name, start, ...content } of translatedWith('/quote'))
	test(`what was typed into the form goes along to ${name} and back`, async ({ page }) => {
		const ownForm = describeForm({ language, name, start, ...content });
		await page.goto('/quote');
		await originalForm.fillWhat(await openFrame(page));

		const translated = await changeLanguage(page, nameLanguage(language));
		await expect(page).toHaveURL(`${start}/quote`);
		await expect(ownForm.title(translated, 'where')).toBeVisible();
		await ownForm.fillWhere(translated);
		await field(translated, 'name').fill(entered.name);

		const back = await changeLanguage(page, nameLanguage(original.language));
		await expect(page).toHaveURL('/quote');
		await expect(title(back, 'you')).toBeVisible();
		await expect(field(back, 'name')).toHaveValue(entered.name);
		await originalForm.fillYou(back);
		const text = back.getByLabel(originalForm.words.review.text);
		for (const words of [serviceName, ...Object.values(entered)])
			await expect(text).toHaveValue(new RegExp(RegExp.escape(words)));
		await expect(text).not.toHaveValue(new RegExp(RegExp.escape(ownForm.words.request.title)));
	});

for (const { name, start, labels } of translatedWith())
	test.describe(`the error screen in ${name}`, () => {
		test.use({ expectedErrors: [/404/] });

		const offer = (page: Page) => page.getByRole('link', { name: labels.action.openOriginal });

		test('leads to a page that isn’t there in the language', async ({ page }) => {
			const routes = listRoutes('dist');
			const [missing = ''] = routes.filter((path) => path.length > 1 && !routes.includes(start + path));
			for (const typed of [missing, missing.toUpperCase()]) {
				await page.goto(`${start}${typed}?from=mail#top`);
				await offer(page).click();
				await expect(page).toHaveURL(`${missing}?from=mail#top`);
			}
		});

		test('offers no page that isn’t there in the content’s language either', async ({ page, baseURL }) => {
			for (const path of ['/nothing-here', '/services/nothing-here']) {
				const asked = page.waitForResponse((answer) => answer.request().method() === 'HEAD');
				await page.goto(start + path);
				const answer = await asked;
				expect([answer.url(), answer.status()], path).toEqual([baseURL + path, 404]);
				// Its own answer comes after that of the page.
				await page.evaluate(() => fetch('/robots.txt'));
				await expect(offer(page), path).toBeHidden();
			}
		});
	});
