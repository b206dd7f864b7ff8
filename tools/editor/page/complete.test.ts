import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { completeEntry, fitToForms, type Section } from './complete.ts';

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

test('a file is shown as forms can show it, and what they can show already stays as it is', () => {
	const fields = [
		{
			name: 'records',
			widget: 'list',
			fields: [
				{
					name: 'towns',
					widget: 'list',
					fields: [{ name: 'zips', widget: 'list', field: { name: 'zips', widget: 'string' } }],
				},
				{
					name: 'profiles',
					widget: 'list',
					fields: [
						{ name: 'name', required: false },
						{ name: 'url', required: true },
					],
				},
				{ name: 'closed', widget: 'boolean' },
				{ name: 'days', widget: 'select', multiple: true },
				{ name: 'main', widget: 'color' },
				{ name: 'included', widget: 'list', field: { name: 'included', widget: 'text' } },
				{ name: 'sample', widget: 'boolean' },
				{ name: 'labels', fields: [{ name: 'sample', widget: 'text' }] },
			],
		},
	];
	const lists = { name: 'lists', files: [{ file: 'content/areas.yaml', fields }] };
	const folders: Section[] = [{ name: 'posts', fields: [{ name: 'draft', widget: 'boolean' }] }];
	const show = (text: string, name = 'areas.yaml') => fitToForms([lists, ...folders], name, text);
	const start = '# Ours.\n- title: Ocala\n  counties:\n    - Marion\n  towns:\n';
	expect(show(`${start}    - Ocala\n    - name: Belleview\n`)).toBe(
		`${start}    - name: Ocala\n    - name: Belleview\n`,
	);
	const plain = `${start}    - {name:   Ocala}\n`;
	expect(show(plain)).toBe(plain);
	expect(show('- towns: [')).toBe('- towns: [');
	const typed = [
		'closed: sí',
		'closed: "No"',
		'main: #0057b8',
		'days: Mon-Tue',
		'zips: 78209',
		'zips: 78209, 78212',
		'zips: [08209]',
		'zip: 02134',
	];
	expect(typed.map((line) => parse(show(line)))).toEqual([
		{ closed: true },
		{ closed: false },
		{ main: '#0057b8' },
		{ days: ['Monday', 'Tuesday'] },
		{ zips: ['78209'] },
		{ zips: ['78209', '78212'] },
		{ zips: ['08209'] },
		{ zip: '02134' },
	]);
	expect(parse(show('included: Fast, safe'))).toEqual({ included: ['Fast, safe'] });
	expect(parse(show('profiles: [a.com/b]'))).toEqual({ profiles: [{ url: 'a.com/b' }] });
	// Of two fields with this name, one is a text.
	for (const same of ['sample: yes\n', 'main: # Ours\n', 'closed:   true\n', 'zips: ["08209"]\n'])
		expect(show(same)).toBe(same);
	expect(show('draft: yes\n', 'a.yaml')).toBe('draft: true\n');
	expect(show('---\ndraft: yes\n---\nA $& text.\n---\ndraft: yes\n', 'a.md')).toBe(
		'---\ndraft: true\n---\nA $& text.\n---\ndraft: yes\n',
	);
});
