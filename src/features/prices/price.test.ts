import { expect, test } from 'vitest';
import { type Counts, estimatePrice, formatRange, maxCount, type ServicePrices } from './price.ts';

const line = (id: string, from: number, to: number) => ({ id, name: id, price: { unit: 'piece', from, to } });
const onSite = (id: string) => ({ id, name: id });
const prices: ServicePrices[] = [
	{ service: 'carpet', sample: false, minimum: 150, lines: [line('room', 50, 75), line('stairs', 3, 5)] },
	{ service: 'sofa', sample: false, minimum: 200, lines: [line('sofa', 90, 120), onSite('leather')] },
	{ service: 'flood', sample: false, lines: [onSite('drying')] },
];

test.for<[string, string[], Counts, [from: number, to: number], isMinimum: boolean]>([
	[
		'each price times its count',
		['carpet', 'sofa'],
		{ room: '4', stairs: ' 10 ', sofa: '2' },
		[410, 590],
		false,
	],
	['only the chosen services', ['carpet'], { room: '4', sofa: '2' }, [200, 300], false],
	['the minimum of a small job', ['carpet'], { room: '2' }, [150, 150], true],
	['the highest minimum of what was counted', ['carpet', 'sofa'], { room: '1', sofa: '1' }, [200, 200], true],
	['no minimum of what was not counted', ['carpet', 'sofa'], { room: '2' }, [150, 150], true],
	['the minimum as the lower end alone', ['carpet'], { room: '3', sofa: 'x' }, [150, 225], false],
])('a range has %s', ([, services, counts, [from, to], isMinimum]) =>
	expect(estimatePrice(prices, services, counts)).toMatchObject({ from, to, isMinimum }),
);

test('every service that is not in the range is named as left out', () => {
	const estimate = estimatePrice(prices, ['carpet', 'sofa', 'flood', 'rug'], { room: '4', leather: '2' });
	expect(estimate).toMatchObject({ from: 200, onSite: ['flood', 'rug'], uncounted: ['sofa'] });
});

test('without a count of something priced there is no range', () => {
	for (const room of ['', '0', 'two', '-1', '1.5', String(maxCount + 1)])
		expect(estimatePrice(prices, ['carpet', 'flood'], { room, drying: '1' })).toBeUndefined();
});

test('a range reads as people write it', () => {
	expect(formatRange({ from: 50, to: 1250 }, '{from} to {to}', 'en-US')).toBe('$50 to $1,250');
	expect(formatRange({ from: 150, to: 150 }, '{from} to {to}', 'en-US')).toBe('$150');
});
