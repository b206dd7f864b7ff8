import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Area } from './areas.ts';
import { TownGrid } from './TownGrid.tsx';

const town = (name: string, state: string) => ({ name, state, onQuotePage: true });

test.each([
	['that no other has', [town('Tampa', 'FL'), town('Bristol', 'VA')], ['Tampa', 'Bristol']],
	['that another has', [town('Bristol', 'TN'), town('Bristol', 'VA')], ['Bristol, TN', 'Bristol, VA']],
])('a town with a name %s is listed so that visitors can tell it apart', (_, towns, names) => {
	const areas = towns.map((one) => ({ id: 'x', towns: [one] })) as unknown as Area[];
	const html = renderToStaticMarkup(createElement(TownGrid, { title: 'Towns', all: 'All', areas }));
	expect([...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, item = '']) => item.replace(/<[^>]*>/g, ''))).toEqual(
		names,
	);
});
