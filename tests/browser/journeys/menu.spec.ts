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

test('the menu opens and closes by mouse and keys, and shows all of its links at each width', async ({
	visitor,
}) => {
	await visitor.open('/about-us');
	const all = await visitor.run(() => document.querySelectorAll('dialog nav a').length);
	expect(all).toBeGreaterThan(0);
	for (const width of [320, 768]) {
		await visitor.tab.setViewportSize({ width, height: 844 });
		await visitor.press(button);
		await visitor.sees(links, all);
		await expect(async () => expect(await visitor.run(findOutside)).toEqual([])).toPass();
		await visitor.keys('Escape');
		await visitor.sees(links, 0);
		// Escape has given the focus back to the button.
		await visitor.keys('Enter');
		await visitor.sees(links, all);
		await visitor.press(close);
		await visitor.sees(links, 0);
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

test.describe('on an error screen', () => {
	test.use({ expectedProblems: [/404/] });

	test('Go Back leads to the page before', async ({ visitor }) => {
		await visitor.open('/about-us');
		// An accent is an escape with capitals in the address.
		await visitor.open('/cotización');
		await visitor.press({ selector: 'main a', name: labels.action.goBack });
		await visitor.isAt('/about-us');
	});
});
