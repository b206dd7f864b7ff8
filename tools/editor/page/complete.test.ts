import { expect, test } from 'vitest';
import { completeEntry, nameEntries, type Section } from './complete.ts';

const id = { name: 'id' };
const records = {
	name: 'records',
	fields: [
		id,
		{ name: 'lines', fields: [id] },
		{ name: 'sample', default: false, required: false },
		{ name: 'listed', default: true, required: false },
		{ name: 'offline', default: false, required: true },
	],
};
const sections = [{ name: 'lists', files: [{ file: 'content/team.yaml', fields: [records] }] }];

/** What is saved of these entries of content/team.yaml. */
const save = (...entries: object[]) =>
	completeEntry(sections, { collection: 'lists', path: 'content/team.yaml', data: { records: entries } })[
		'records'
	];

test('an entry without an id gets one of its own from its name, at any depth', () => {
	const saved = save(
		{ id: '', name: 'Ann Lee' },
		{ id: 'ann-lee', lines: [{ name: 'Stairs' }] },
		{ name: '…' },
		{ name: '王伟' },
	);
	expect(saved).toEqual([
		{ id: 'ann-lee-2', name: 'Ann Lee' },
		{ id: 'ann-lee', lines: [{ id: 'stairs', name: 'Stairs' }] },
		{ name: '…' },
		{ name: '王伟' },
	]);
});

test('a switch in a group is saved as in an entry, and a group without names stays', () => {
	const sample = { name: 'sample', default: false, required: false };
	const claims = { name: 'claims', widget: 'object', fields: [sample] };
	const facts: Section = { name: 'facts', fields: [claims, { name: 'names', widget: 'keyvalue' }] };
	const data = { claims: { years: '60+', sample: false } };
	expect(completeEntry([facts], { collection: 'facts', path: '', data })).toEqual({
		claims: { years: '60+' },
		names: {},
	});
});

test('a switch is saved where it differs from what its absence means, or has to be there', () => {
	const saved = save(
		{ id: 'a', sample: false, listed: true, offline: false },
		{ id: 'b', sample: true, listed: false },
	);
	expect(saved).toEqual([
		{ id: 'a', offline: false },
		{ id: 'b', sample: true, listed: false },
	]);
});

test('a town that is only a name in the file is a group with this name in the form, and nothing else changes', () => {
	const towns = [{ name: 'name' }];
	const fields = [
		{ name: 'records', widget: 'list', fields: [{ name: 'towns', widget: 'list', fields: towns }] },
	];
	const show = (text: string) =>
		nameEntries([{ name: 'lists', files: [{ file: 'content/areas.yaml', fields }] }], 'areas.yaml', text);
	const start = '# Ours.\n- title: Ocala\n  counties:\n    - Marion\n  towns:\n';
	expect(show(`${start}    - Ocala\n    - name: Belleview\n`)).toBe(
		`${start}    - name: Ocala\n    - name: Belleview\n`,
	);
	const plain = `${start}    - {name:   Ocala}\n`;
	expect(show(plain)).toBe(plain);
	expect(show('- towns: [')).toBe('- towns: [');
});
