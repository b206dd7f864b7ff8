import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labels } from '../../content/facts.ts';
import { OpenPosition } from './OpenPosition.tsx';

const { reference } = labels.careers;
const position = {
	id: 'rower',
	title: 'Rower',
	location: 'boathouse',
	city: 'Venice',
	state: 'FL',
	employmentType: 'FULL_TIME' as const,
	employmentWords: 'Full-time',
	datePosted: '2026-11-01',
	validThrough: '2026-12-31',
	summary: 'You row.',
	duties: [],
	requirements: [],
	benefits: [],
	sample: false,
};
const draw = (more: { identifier?: string }) =>
	renderToStaticMarkup(createElement(OpenPosition, { position: { ...position, ...more } }));

test('a position names its reference number', () => {
	expect(draw({ identifier: 'X-1' })).toContain(`<dt class="soft">${reference}</dt><dd>X-1</dd>`);
});

test('a position without a reference number has no line for it', () => {
	const html = draw({});
	expect(html).not.toContain(reference);
	expect(html).not.toContain('<dd></dd>');
});
