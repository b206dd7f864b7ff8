import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labels } from '../../content/facts.ts';
import { formatLabel } from '../../lib/text.ts';
import { OpenPosition } from './OpenPosition.tsx';
import type { PositionView } from './query.ts';

const { reference } = labels.careers;
const position = {
	id: 'rower',
	title: 'Rower',
	location: 'boathouse',
	city: 'Venice',
	state: 'FL',
	employmentType: 'FULL_TIME' as const,
	datePosted: '2026-11-01',
	validThrough: '2026-12-31',
	summary: 'You row.',
	duties: [],
	requirements: [],
	benefits: [],
	sample: false,
};
const draw = (more: Partial<PositionView>) =>
	renderToStaticMarkup(createElement(OpenPosition, { position: { ...position, ...more } }));

test.for([
	[{ min: 19, max: 25.5, unit: 'HOUR' }, 'HOUR', '$19 to $25.50'],
	[{ min: 52_000, max: 52_000, unit: 'YEAR' }, 'YEAR', '$52,000'],
] as const)('the pay is written from its numbers: %s', ([salary, unit, price]) => {
	const pay = formatLabel(labels.careers.units[unit], { price });
	expect(draw({ salary })).toContain(`<dd>${pay}</dd>`);
});

test('the kind of employment is a label, and without pay there is no line for it', () => {
	const html = draw({ employmentType: 'PART_TIME' });
	expect(html).toContain(`<dd>${labels.careers.types.PART_TIME}</dd>`);
	expect(html).not.toContain(labels.careers.pay);
});

test('a position names its reference number', () => {
	expect(draw({ identifier: 'X-1' })).toContain(`<dt class="soft">${reference}</dt><dd>X-1</dd>`);
});

test('a position without a reference number has no line for it', () => {
	const html = draw({});
	expect(html).not.toContain(reference);
	expect(html).not.toContain('<dd></dd>');
});
