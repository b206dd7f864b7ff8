import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { groups, recordId, text } from './field.ts';
import { withIds } from './shape.ts';

test('an entry that leaves out its id has its name as its id, at any depth', () => {
	const named = { id: recordId('the id'), name: text('the name') };
	const lists = groups('the lists', { ...named, lines: groups('the lines', named) });
	const lines = [{ id: 'stairs', name: 'Stairs' }, { name: 'Area rug, in place' }];
	expect(lists.parse([{ name: 'Carpet', lines }])).toEqual([
		{
			id: 'carpet',
			name: 'Carpet',
			lines: [
				{ id: 'stairs', name: 'Stairs' },
				{ id: 'area-rug-in-place', name: 'Area rug, in place' },
			],
		},
	]);
	expect(groups('the names', { name: z.string() }).parse([{ name: 'A' }])).toEqual([{ name: 'A' }]);
});

test.for<[written: object[], ids: string[]]>([
	[[], []],
	[[{ year: 1974 }], ['_1']],
	[[{ name: '王伟' }], ['王伟']],
	[[{ file: './photos/Living Room.jpeg', alt: 'A room.' }], ['living-room']],
	[
		[{ name: '王伟' }, { name: 'Нужно ли — быть дома?' }, { name: '★★' }, { id: 'sofa' }, {}],
		['王伟', 'Нужно-ли-быть-дома', '_3', 'sofa', '_5'],
	],
])('entries without a Latin letter or a name have ids all the same: %j', ([written, ids]) =>
	expect(withIds(written).map(({ id }) => id)).toEqual(ids),
);
