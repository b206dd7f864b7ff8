import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Prices } from './Prices.tsx';
import { type Counts, dependsOnJob, estimatePrice, maxCount } from './price.ts';
import { getPriceTable } from './query.ts';

vi.mock('../../content/read.ts', () => {
	const tree = { name: 'Tree' };
	const room = { name: 'Carpeted room', unit: 'room', from: 50, to: 75 };
	const lists = [[room, tree], [tree, { name: 'Palm', from: 60, to: 90 }], [{ name: 'Palm', from: 60 }]];
	const records = lists.map((lines, id) => ({ id, service: id, lines, included: [], extra: [] }));
	return { readAll: async () => records };
});

const line = (id: string, from: number, to?: number) => ({ id, unit: 'piece', from, to });
const carpet = { name: 'Carpet', minimum: 150, lines: [line('room', 50, 75), line('stairs', 3, 5)] };
const sofa = { name: 'Sofa', minimum: 200, lines: [line('sofa', 90, 120)] };
const flood = { name: 'Flood', lines: [] };

test.for<[string, Counts, [from: number, to: number], isMinimum: boolean]>([
	['each price times its quantity', { room: '4', stairs: ' 10 ', sofa: '2' }, [410, 590], false],
	['the minimum of a small job', { room: '2' }, [150, 150], true],
	['the highest minimum of what was counted', { room: '1', sofa: '1' }, [200, 200], true],
	['digits as a Japanese keyboard types them', { room: '４' }, [200, 300], false],
	[
		'the minimum as the lower end, and the sum as the upper one',
		{ room: '2', stairs: '5' },
		[150, 175],
		false,
	],
	['the minimum as the lower end alone', { room: '3', stairs: '-1', sofa: 'x' }, [150, 225], false],
])('an estimate has %s', ([, counts, [from, to], isMinimum]) =>
	expect(estimatePrice([carpet, sofa], counts)).toMatchObject({ from, to, isMinimum }),
);

test('an estimate adds up cents, and has no upper end if a price has none', () => {
	const floor = { name: 'Floor', lines: [line('wood', 0.1, 0.35), line('stone', 60)] };
	expect(estimatePrice([floor], { wood: '3' })).toMatchObject({ from: 0.3, to: 1.05 });
	expect(estimatePrice([floor], { wood: '3', stone: '1' })).toMatchObject({ from: 60.3, to: undefined });
});

test('an estimate names every service that it leaves out', () => {
	const estimate = estimatePrice([carpet, sofa, flood], { room: '4' });
	expect(estimate).toMatchObject({ from: 200, onSite: ['Flood'], uncounted: ['Sofa'] });
});

test('without a quantity of something with a price there is no estimate', () => {
	for (const room of ['', '0', 'two', '-1', '1.5', String(maxCount + 1)])
		expect(estimatePrice([carpet, flood], { room })).toBeUndefined();
});

test('a card says what its price is for, unless its unit does or the service has no other', async () => {
	const groups = await getPriceTable();
	const cards = groups.flatMap(({ lines }) =>
		lines.flatMap(({ words }) => words?.card.replace(/\s/g, ' ') ?? []),
	);
	expect(cards).toEqual(['$50 to $75 per room', 'Palm: $60 to $90', 'from $60']);
	expect(renderToStaticMarkup(createElement(Prices, { title: 'A', groups }))).not.toContain('included');
});

test('a price depends on the job unless it’s exact', () => {
	expect([line('a', 50, 75), line('a', 50)].map((one) => dependsOnJob([one]))).toEqual([true, true]);
	expect(dependsOnJob([line('a', 39, 39), {}])).toBe(false);
});
