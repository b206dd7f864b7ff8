import { writeFile } from 'node:fs/promises';
import { field, forms, next, openFrame } from './support/quote-form.ts';
import { awaitSendingSite, drawNothing, sendingSite } from './support/sending.ts';
import { expect, test } from './support/test.ts';

/**
 * Finds what is hidden in the frame: the main button, and what the buttons cover of each control while it has the focus.
 * Of one with a mistake that is its label and its error as well.
 * @param focused whether to look only at the control that has the focus
 */
function findHidden(focused: boolean): string[] {
	const isIn = (part: Element, end = innerHeight) => {
		const { top, bottom } = part.getBoundingClientRect();
		return top >= -1 && bottom <= end + 1;
	};
	const edge = document.querySelector('form > footer')?.getBoundingClientRect().top;
	const findCovered = (control: Element) => {
		const parts = control.closest('[data-invalid]')?.querySelectorAll('label[for], legend, [id$="-error"]');
		return [control, ...(parts ?? [])]
			.filter((part) => !isIn(part, edge))
			.map((part) => `${part.outerHTML.slice(0, 80)} (${control.id})`);
	};
	if (focused) return document.activeElement ? findCovered(document.activeElement) : ['the focus'];
	scrollTo(0, 0);
	const main = document.querySelector('form > footer [type=submit], [data-channel]');
	const controls = document.querySelectorAll<HTMLElement>('[data-step] :is(input, select, textarea, a)');
	return [
		...(main && isIn(main) ? [] : [`the main button ${main?.textContent}`]),
		...[...controls]
			.filter((control) => control.checkVisibility())
			.flatMap((control) =>
				// The control itself is in view, at either end.
				(['start', 'end'] as const).flatMap((block) => {
					(document.activeElement as HTMLElement).blur();
					control.scrollIntoView({ block });
					control.focus();
					return findCovered(control);
				}),
			),
	];
}

for (const [kind, options] of Object.entries({
	'that opens an app': {},
	'that sends the request': { baseURL: sendingSite },
}))
	test.describe(`a form ${kind}`, () => {
		test.use(options);
		if ('baseURL' in options) test.beforeAll(awaitSendingSite);

		for (const [language, own] of Object.entries(forms))
			test(`in ${language}, the main button is in view on every phone, and nothing covers the field with the focus`, async ({
				page,
			}, info) => {
				test.setTimeout(60_000);
				const [photo = '', bill = ''] = ['rug.png', 'bill.jpg'].map((name) => info.outputPath(name));
				await Promise.all([drawNothing(photo), writeFile(bill, '%PDF-1.7')]);
				await page.goto(own.quotePath);
				const form = await openFrame(page);
				const frame = page.frames().at(-1);
				/** Looks at a state of the form on phones of several widths. */
				async function look(state: string): Promise<void> {
					// Then the focus is shown on every control, as for somebody with a keyboard.
					await page.keyboard.press('Tab');
					for (const width of [320, 360, 375, 390]) {
						await page.setViewportSize({ width, height: 800 });
						expect.soft(await frame?.evaluate(findHidden, false), `${state} at ${width} px`).toEqual([]);
					}
				}
				/** Looks at a step as it opens, with mistakes, and where the links in their summary lead. */
				async function lookAtStep(step: string, makeMistakes: () => Promise<unknown>): Promise<void> {
					await look(step);
					await makeMistakes();
					await next(form).click();
					await expect(own.summary(form)).toBeFocused();
					await look(`mistakes of ${step}`);
					for (const width of [320, 390]) {
						await page.setViewportSize({ width, height: 800 });
						for (const link of await own.summary(form).getByRole('link').all()) {
							await link.click();
							expect.soft(await frame?.evaluate(findHidden, true), `a link at ${width} px`).toEqual([]);
						}
					}
				}
				await lookAtStep('what', async () => {
					await field(form, 'items').fill('x'.repeat(201));
					if (!('baseURL' in options)) return;
					await form.getByLabel(own.words.sending.photos.add).setInputFiles([photo, bill]);
					await expect(form.getByText('“bill.jpg”')).toBeVisible();
				});
				const [emergency] = own.emergencies;
				if (emergency) await own.service(form, emergency.card.shortName ?? emergency.title).check();
				await look('the emergency call');
				await own.fillWhat(form);
				await lookAtStep('where', async () => {
					await field(form, 'place').fill('3360');
					await field(form, 'notes').fill('x'.repeat(1001));
				});
				await own.fillWhere(form);
				const consent = form.locator('[name="consent"]');
				await lookAtStep('you', async () => {
					await field(form, 'email').fill('x');
					await consent.check();
				});
				await consent.uncheck();
				await field(form, 'email').fill('');
				await own.fillYou(form);
				await look('review');
			});
	});
