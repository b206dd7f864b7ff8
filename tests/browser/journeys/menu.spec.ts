import { labels } from '../../content.ts';
import { expect, test } from '../support/visitor/test.ts';

const button = { selector: 'header button', name: labels.shell.openMenu };
const close = { selector: 'dialog button', name: labels.shell.closeMenu };
const links = { selector: 'dialog nav a' };

/** Runs in the page: what of the menu is beside the window. */
const findOutside = () =>
	[...document.querySelectorAll('#site_menu :is(a, button)')]
		.filter((part) => {
			const { left, right, width } = part.getBoundingClientRect();
			return width > 0 && (left < 0 || right > innerWidth);
		})
		.map((part) => part.outerHTML);

test('the menu opens and closes by mouse and keys, shows all of its links, and is closed after Back', async ({
	visitor,
}) => {
	await visitor.tab.setViewportSize({ width: 320, height: 844 });
	await visitor.open('/about-us');
	const all = await visitor.run(() => document.querySelectorAll('dialog nav a').length);
	expect(all).toBeGreaterThan(0);
	await visitor.press(button);
	await visitor.sees(links, all);
	await expect.poll(() => visitor.run(findOutside)).toEqual([]);
	// Pressed at once, it would be the second press of a double one.
	await expect(async () => {
		await visitor.press(close);
		expect(await visitor.run(() => document.querySelector('dialog')?.open)).toBe(false);
	}).toPass();
	await visitor.sees(links, 0);
	// The focus is back at the button.
	await visitor.keys('Enter');
	await visitor.sees(links, all);
	await visitor.keys('Escape');
	await visitor.sees(links, 0);
	await visitor.keys('Enter');
	await visitor.sees(links, all);
	const target = await visitor.look(links, ([, link]) => link?.getAttribute('href'));
	await visitor.press({ ...links, index: 1 });
	await visitor.isAt(target ?? '');
	await visitor.goBack();
	await visitor.isAt('/about-us');
	await visitor.sees(links, 0);
});
