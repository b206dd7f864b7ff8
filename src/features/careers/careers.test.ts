import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { labels } from '../../words/testing/labels.ts';
import { Apply, OpenPositions } from './Careers.tsx';
import type { PositionView } from './query.ts';
import { isOpen } from './schema.ts';

const words = labels.careers;
const position: PositionView = {
	id: 'rower',
	title: 'Rower',
	location: 'boathouse',
	city: 'Venice',
	state: 'FL',
	employmentType: 'PART_TIME',
	datePosted: '2026-11-01',
	validThrough: '2026-12-31',
	summary: 'You row.',
	duties: [],
	requirements: [],
	benefits: [],
	sample: false,
};
const draw = (more: Partial<PositionView> = {}) =>
	renderToStaticMarkup(
		createElement(OpenPositions, {
			positions: [{ ...position, ...more }],
			benefits: { title: 'Benefits' },
		}),
	);

test('a position is open until the end of its last day', () => {
	expect(isOpen(position, '2026-12-31')).toBe(true);
	expect(isOpen(position, '2027-01-01')).toBe(false);
	expect(isOpen({}, '2027-01-01')).toBe(true);
});

test.for([
	[{ min: 19, max: 25.5, unit: 'HOUR' }, words.units.HOUR, '$19\u00a0to\u00a0$25.50'],
	[{ min: 52_000, max: 52_000, unit: 'YEAR' }, words.units.YEAR, '$52,000'],
] as const)('the pay is written from its numbers: %s', ([salary, unit, price]) =>
	expect(draw({ salary })).toContain(`<dd>${unit.replace('{price}', price)}</dd>`),
);

test('a position names its kind and its reference number', () => {
	expect(draw()).toContain(words.closes);
	expect(draw({ validThrough: undefined })).not.toContain(words.closes);
	const html = draw({ identifier: 'X-1' });
	expect(html).toContain(`<dd>${words.types.PART_TIME}</dd>`);
	expect(html).toContain(`<dt class="soft">${words.reference}</dt><dd>X-1</dd>`);
});

test.for([
	[[], 'Row with us', 'Row with us'],
	[['Rower'], 'Row with us: Rower', 'Row with us'],
	[['Rower'], 'Rower', undefined],
	// Which of them it is about, the applicant says.
	[['Rower', 'Cox'], 'Row with us', 'Row with us'],
] as const)(
	'with the open positions %j, the subject of an email is “%s”',
	([titles, subject, mailSubject]) => {
		const positions = titles.map((title) => ({ title }));
		const apply = {
			...(mailSubject && { title: 'How to apply', text: 'Write to us.', mailSubject }),
			positions,
		};
		expect(renderToStaticMarkup(createElement(Apply, apply))).toContain(
			`?subject=${encodeURIComponent(subject)}"`,
		);
	},
);
