import { labels } from '../../content.ts';
import { expect, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

const button = { selector: 'header button', name: labels.shell.openMenu };
const close = { selector: 'dialog button', name: labels.shell.closeMenu };
const links = 'dialog nav a';

/** Runs in the page: names of links of the menu that lie outside the window, and by how much the menu is scrolled sideways. */
function findLost(): string[] {
	const menu = document.querySelector('#site-menu');
	const lost = [...(menu?.querySelectorAll('a, button') ?? [])].filter((part) => {
		const { left, right, width } = part.getBoundingClientRect();
		return width > 0 && (left < 0 || right > innerWidth);
	});
	return [
		...lost.map((part) => `outside: ${part.textContent || part.getAttribute('aria-label')}`),
		...(menu?.scrollLeft ? [`scrolled sideways by ${menu.scrollLeft} px`] : []),
	];
}

async function expectWhole(visitor: Visitor, links: number): Promise<void> {
	await visitor.sees({ selector: 'dialog nav a', index: links - 1 });
	await expect.poll(() => visitor.run(findLost), { intervals: [50] }).toEqual([]);
}

test('the menu is whole each time, by pointer and by Enter, five times in a row, in windows of 320 to 1024 px', async ({
	visitor,
}) => {
	await visitor.driver.resize(390, 844);
	await visitor.open('/about-us');
	const all = await visitor.run(() => document.querySelectorAll('dialog nav a').length);
	expect(all).toBeGreaterThan(0);
	for (const width of [320, 390, 768, 1024]) {
		await visitor.driver.resize(width, 800);
		// Where the links have room in the header, there is no menu.
		if ((await visitor.count('header nav a')) >= all) continue;
		for (let opening = 0; opening < (width === 320 ? 5 : 2); opening += 1) {
			if (opening % 2 === 0) await visitor.press(button);
			else await visitor.keys('Enter');
			await expectWhole(visitor, all);
			if (opening % 2 === 0) await visitor.keys('Escape');
			else await visitor.press(close);
			await visitor.seesNo(links);
		}
	}
});

test('a link of the menu leads to its page, and the way back leads to a closed menu', async ({ visitor }) => {
	await visitor.driver.resize(390, 844);
	await visitor.open('/about-us');
	await visitor.press(button);
	await visitor.press({ selector: links, index: 1 });
	await expect.poll(() => visitor.address()).not.toBe('/about-us');
	await visitor.seesNo(links);
	await visitor.back();
	await visitor.arrivesAt('/about-us');
	await visitor.seesNo(links);
});

test('without script the menu opens and closes by its address', async ({ visitor }) => {
	await visitor.driver.resize(390, 844);
	await visitor.openWithoutScript('/about-us');
	await visitor.seesNo(button);
	await visitor.press({ selector: 'a', name: labels.shell.openMenu });
	await visitor.sees(links);
	await visitor.press({ selector: 'a', name: labels.shell.closeMenu });
	await visitor.seesNo(links);
});
