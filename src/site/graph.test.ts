import { expect, test } from 'vitest';
import type { PositionView } from '../features/careers/query.ts';
import { serializeGraph } from './graph.ts';
import { describePosition } from './graph-position.ts';

test('a position is open until the end of its last day, and its text cannot open a tag', () => {
	const position = {
		id: 'technician',
		validThrough: '2026-06-30',
		summary: 'Clean & [dry](/services).',
		duties: ['Drive [<safely>](/faq)'],
		requirements: ['License'],
	} as unknown as PositionView;
	expect(describePosition('/careers', position)).toMatchObject({
		validThrough: '2026-06-30T23:59',
		description: '<p>Clean &amp; dry.</p><ul><li>Drive &lt;safely&gt;</li></ul><ul><li>License</li></ul>',
	});
});

test('a text cannot end the script element it is written in', () => {
	expect(serializeGraph({ a: '</script><!--' })).toBe('{"a":"\\u003c/script>\\u003c!--"}');
	expect(JSON.parse(serializeGraph({ a: '<b>' }))).toEqual({ a: '<b>' });
});
