import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { parse } from 'yaml';
import type { Service } from '../../src/content/schema/service.ts';
import { expect, test } from './support/test.ts';

test('the picture changes sides from one service to the next on wide screens', { tag: '@both' }, async ({
	page,
	isMobile,
}) => {
	await page.goto('/services');
	const cards = page.locator('#services > div > ul > li');
	await expect(cards).not.toHaveCount(0);
	const sides = await cards.evaluateAll((all) =>
		all.map((card) => {
			const picture = card.querySelector('picture')?.getBoundingClientRect();
			const words = card.querySelector('h3')?.getBoundingClientRect();
			if (!picture || !words) return 'missing';
			return picture.bottom <= words.top ? 'above' : picture.left < words.left ? 'left' : 'right';
		}),
	);
	expect(sides).toEqual(sides.map((_, index) => (isMobile ? 'above' : index % 2 === 0 ? 'left' : 'right')));
});

test('a page of emergencies puts the call first', { tag: '@both' }, async ({ page }) => {
	const file = globSync('content/services/*.yaml').find((path) =>
		/^emergency:/m.test(readFileSync(path, 'utf8')),
	);
	const service = parse(readFileSync(file ?? 'no service is for emergencies', 'utf8')) as Service;
	await page.goto(`/services/${basename(file ?? '', '.yaml')}`);
	const strip = page.getByRole('region', { name: service.emergency?.title ?? '' });
	await expect(strip.getByRole('link').first()).toHaveAttribute('href', /^tel:/);
	await expect(strip).toBeInViewport();
});
