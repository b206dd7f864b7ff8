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

test('the menu can be reopened and shows all of its links at each width', async ({ visitor }) => {
	for (const width of [320, 390, 768]) {
		await visitor.tab.setViewportSize({ width, height: 844 });
		await visitor.open('/about-us');
		const all = await visitor.run(() => document.querySelectorAll('dialog nav a').length);
		expect(all).toBeGreaterThan(0);
		for (const closing of ['Escape', 'button', 'Escape']) {
			// Escape gives the focus back to the button, where Enter opens the menu.
			if (closing === 'button') await visitor.keys('Enter');
			else await visitor.press(button);
			await visitor.sees(links, all);
			await expect(async () => expect(await visitor.run(findOutside)).toEqual([])).toPass();
			if (closing === 'button') await visitor.press(close);
			else await visitor.keys('Escape');
			await visitor.sees(links, 0);
		}
	}
});

test('a menu link opens its page, and Back shows the menu closed', async ({ visitor }) => {
	await visitor.open('/about-us');
	await visitor.press(button);
	const target = await visitor.look(links, ([, link]) => link?.getAttribute('href'));
	await visitor.press({ ...links, index: 1 });
	await visitor.isAt(target ?? '');
	await visitor.sees(links, 0);
	await visitor.goBack();
	await visitor.isAt('/about-us');
	await visitor.sees(links, 0);
});
