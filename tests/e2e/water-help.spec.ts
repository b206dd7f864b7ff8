import type { Locator, Page } from '@playwright/test';
import type { WaterHelp } from '../../src/schema/water-help.ts';
import { mainPhone, read } from './support/content.ts';
import { axe, expect, test } from './support/test.ts';

const copy = read('pages/water-help') as WaterHelp;
const { questions, clock, steps, log } = copy;

test.use({
	viewport: { width: 320, height: 568 },
	timezoneId: 'America/New_York',
	locale: 'en-US',
	permissions: ['clipboard-read', 'clipboard-write'],
});

const groupsOf = (page: Page) => page.locator('[data-group]:visible').getByRole('heading', { level: 3 });
const titleOf = (id: string) => steps.groups.find((group) => group.id === id)?.title ?? '';
/** The steps of the content that a kind of water leaves out. */
const refusedBy = (water: 'clean' | 'used' | 'sewage') =>
	steps.groups
		.flatMap((group) => group.steps)
		.filter((step) => step.water && step.water.length > 0 && !step.water.includes(water));
const measure = async (part: Locator) => {
	const { width = 0, height = 0 } = (await part.boundingBox()) ?? {};
	return width * height;
};
const isInView = async (part: Locator) => {
	const { y = -1 } = (await part.boundingBox()) ?? {};
	return y >= 0 && y < 568 && (await part.isVisible());
};
/** The phone lies in the pocket meanwhile, and is looked at again. */
async function sleep(page: Page, hours: number): Promise<void> {
	const now = await page.evaluate(() => Date.now());
	await page.clock.setFixedTime(now + hours * 3_600_000);
	await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
}

test('with water in the house: safety first, then the steps that fit, the time left and the list, all kept', async ({
	page,
}) => {
	// One long way with five looks by axe, on a machine that may have other work.
	test.setTimeout(90_000);
	await page.clock.setFixedTime(new Date('2026-09-10T16:00:00Z'));
	await page.goto('/water-damage-help');
	const main = page.locator('main');
	const call = main.getByRole('link', { name: mainPhone }).first();
	await expect(call).toBeInViewport({ ratio: 1 });
	for (const danger of copy.safety.dangers)
		await expect(main.getByText(danger.text)).toBeInViewport({ ratio: 1 });
	for (const other of await page.locator('a:not([href^="tel:"]), button').all())
		if (await isInView(other)) expect(await measure(other)).toBeLessThan(await measure(call));
	await axe(page);

	await main.getByRole('link', { name: copy.safety.next }).click();
	const chooseWater = (kind: 'clean' | 'used' | 'sewage') =>
		main.getByRole('radio', { name: questions.water[kind].label }).check();
	await chooseWater('sewage');
	await expect(groupsOf(page).first()).toHaveText(titleOf(questions.water.sewage.first ?? ''));
	for (const step of refusedBy('sewage'))
		await expect(main.getByLabel(step.title, { exact: true })).toBeHidden();

	await chooseWater('clean');
	await main.getByRole('checkbox', { name: questions.wet.carpet, exact: true }).check();
	await expect(groupsOf(page).first()).toHaveText(steps.groups[0]?.title ?? '');
	for (const step of refusedBy('clean'))
		await expect(main.getByLabel(step.title, { exact: true })).toBeHidden();
	const since = main.getByLabel(questions.since.title);
	await since.fill('2026-09-11T07:00');
	await since.blur();
	await expect(main.getByText(questions.since.future)).toBeVisible();
	await since.fill('2026-09-10T07:00');
	await since.blur();
	await expect(main.getByText(questions.since.future)).toHaveCount(0);
	await expect(main.getByText(clock.early.replace('{time}', '19 hours'))).toBeVisible();
	await axe(page);
	await sleep(page, 20);
	await expect(main.getByText(clock.late.replace('{time}', '23 hours'))).toBeVisible();

	const [first] = await main.locator('[data-step]:visible input').all();
	await first?.check();
	const list = main.locator('[data-list]');
	await expect(list).toBeHidden();
	await main.getByRole('button', { name: log.add }).click();
	await expect(main.getByText(log.empty)).toBeVisible();
	await main.getByLabel(log.item, { exact: true }).fill('Blue sofa');
	await main.getByLabel(log.photos, { exact: true }).fill('-4');
	await main.getByRole('button', { name: log.add }).click();
	await expect(main.getByText(log.badPhotos)).toBeVisible();
	await axe(page);
	await main.getByLabel(log.photos, { exact: true }).fill('4');
	await main.getByRole('button', { name: log.add }).click();
	await expect(list).toContainText('Blue sofa');
	await list.getByRole('button', { name: log.copy, exact: true }).click();
	await expect(main.getByText(log.copied)).toBeVisible();
	const copied = await page.evaluate(() => navigator.clipboard.readText());
	expect(copied).toContain(`${log.noticed}: Sep 10, 2026, 7:00 AM EDT`);
	expect(copied).toContain(`${log.total}: 4`);
	const [file] = await Promise.all([
		page.waitForEvent('download'),
		list.getByRole('button', { name: log.save }).click(),
	]);
	expect(file.suggestedFilename()).toBe(`${log.file}.txt`);

	await page.reload();
	await expect(list).toContainText('Blue sofa');
	await expect(main.getByRole('radio', { name: questions.water.clean.label })).toBeChecked();
	await expect(since).toHaveValue('2026-09-10T07:00');
	await expect(main.locator('[data-step] input:checked')).toHaveCount(1);
	await axe(page);

	// Taken out, a line can be written anew.
	await list.getByRole('button', { name: log.remove }).click();
	await expect(main.getByLabel(log.item, { exact: true })).toHaveValue('Blue sofa');
	await main.getByRole('button', { name: questions.clear }).click();
	await expect(main.getByText(questions.cleared)).toBeVisible();
	await expect(since).toHaveValue('');
	await main.getByRole('button', { name: questions.undo }).click();
	await expect(since).toHaveValue('2026-09-10T07:00');

	// A browser that has no room left: the page says so and works on.
	await page.evaluate(() => {
		Storage.prototype.setItem = () => {
			throw new DOMException('full', 'QuotaExceededError');
		};
	});
	await chooseWater('used');
	await expect(main.getByText(questions.refused)).toBeVisible();
	await sleep(page, 30);
	await expect(main.getByText(clock.over)).toBeVisible();
	await expect(main.getByRole('radio', { name: questions.water.used.label })).toBeChecked();

	// Where storage is closed altogether, as in some private windows, the page says the same and works, too.
	await page.addInitScript(() => {
		Object.defineProperty(window, 'localStorage', {
			get() {
				throw new DOMException('The operation is insecure.', 'SecurityError');
			},
		});
	});
	await page.reload();
	await chooseWater('sewage');
	await expect(main.getByText(questions.refused)).toBeVisible();
	await expect(groupsOf(page).first()).toHaveText(titleOf(questions.water.sewage.first ?? ''));
});

const season = [
	['2026-11-30T22:00:00-05:00', true],
	['2026-12-01T00:00:00-05:00', false],
] as const;
for (const [time, isSeason] of season)
	test(`at ${time} storm preparation stands ${isSeason ? 'first' : 'further down'}`, async ({ page }) => {
		await page.clock.setFixedTime(new Date(time));
		await page.goto('/water-damage-help');
		const line = page.getByRole('link', { name: copy.storm.line });
		await expect(line).toBeVisible({ visible: isSeason });
		const headings = page.getByRole('heading', { level: 2 });
		const titles = await headings.allTextContents();
		const visible = await Promise.all((await headings.all()).map((heading) => heading.isVisible()));
		const shown = titles.filter((_, index) => visible[index]);
		expect(shown.filter((title) => title === copy.storm.title)).toHaveLength(1);
		expect(shown.indexOf(copy.storm.title) < shown.indexOf(questions.title)).toBe(isSeason);
	});
