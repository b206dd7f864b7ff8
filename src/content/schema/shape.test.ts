import { expect, test } from 'vitest';
import { withIds } from './shape.ts';

const entries = {
	items: { properties: { id: {}, name: {}, lines: { items: { properties: { id: {}, name: {} } } } } },
};

test('an entry that leaves out its id has its name as its id, at any depth', () => {
	const lines = [{ id: 'stairs', name: 'Stairs' }, { name: 'Area rug, in place' }];
	expect(withIds([{ name: 'Carpet', lines }], entries)).toEqual([
		{
			id: 'carpet',
			name: 'Carpet',
			lines: [
				{ id: 'stairs', name: 'Stairs' },
				{ id: 'area-rug-in-place', name: 'Area rug, in place' },
			],
		},
	]);
});

test.for<[written: object[], ids: string[]]>([
	[[], []],
	[[{ year: 1974 }], ['_1']],
	[[{ name: '王伟' }], ['王伟']],
	[
		[{ name: '王伟' }, { name: 'Нужно ли — быть дома?' }, { name: '★★' }, { id: 'sofa' }, {}],
		['王伟', 'Нужно-ли-быть-дома', '_3', 'sofa', '_5'],
	],
])('entries without a Latin letter or a name have ids all the same: %j', ([written, ids]) =>
	expect(withIds(written, entries).map((entry) => Object(entry).id)).toEqual(ids),
);
