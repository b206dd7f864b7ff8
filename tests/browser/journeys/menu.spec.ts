import { labels } from '../../content.ts';
import { expect, test } from '../support/visitor/test.ts';

const button = { selector: 'header button', name: labels.shell.openMenu };
const close = { selector: 'dialog button', name: labels.shell.closeMenu };
const links = { selector: 'dialog nav a' };

/** Runs in the page: what of the menu is beside the window. */
const findOutside = () =>
	[...document.querySelectorAll('#site-menu :is(a, button)')]
		.filter((part) => {
			const { left, right, width } = part.getBoundingClientRect();
			return width > 0 && (left < 0 || right > innerWidth);
		})
		.map((part) => part.outerHTML);

test('the menu opens and closes by mouse and keys, shows all of its links at each width, and is closed after Back', async ({
	visitor,
}) => {
	await visitor.open('/about-us');
	const all = await visitor.run(() => document.querySelectorAll('dialog nav a').length);
	expect(all).toBeGreaterThan(0);
	for (const width of [768, 320]) {
		await visitor.tab.setViewportSize({ width, height: 844 });
		await visitor.press(button);
		await visitor.sees(links, all);
		await expect(async () => expect(await visitor.run(findOutside)).toEqual([])).toPass();
		await visitor.keys('Escape');
		await visitor.sees(links, 0);
		// Escape has given the focus back to the button.
		await visitor.keys('Enter');
		await visitor.sees(links, all);
		if (width === 320) break;
		await visitor.press(close);
		await visitor.sees(links, 0);
	}
	const target = await visitor.look(links, ([, link]) => link?.getAttribute('href'));
	await visitor.press({ ...links, index: 1 });
	await visitor.isAt(target ?? '');
	await visitor.goBack();
	await visitor.isAt('/about-us');
	await visitor.sees(links, 0);
});
