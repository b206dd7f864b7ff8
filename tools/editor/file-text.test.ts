import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { type Collection, collections } from '../../src/collections.ts';
import { shapeOf } from '../check/schema-walk.ts';
import { readValue, withIds, withoutMadeIds, writeText } from './file-text.ts';
import { fileSchema } from './json-schema.ts';

const shapeOfFile = (collection: Collection) => shapeOf(fileSchema(collection));

/** The lines that stand in only one of two texts. */
function changedLines(before: string, after: string): string[] {
	const [old, now] = [before.split('\n'), after.split('\n')];
	return [
		...old.filter((line) => !now.includes(line)).map((line) => `- ${line}`),
		...now.filter((line) => !old.includes(line)).map((line) => `+ ${line}`),
	];
}

const team = `# yaml-language-server: $schema=./.schema/team.json
# The team.
- id: ana
  name: Ana Ruiz # she founded it
  title: Owner
  specialties: [Wool, Silk]
  sample: true
- { name: Bo Lind, title: Technician }
`;
const changeTeam = (change: (records: Record<string, unknown>[]) => unknown) =>
	writeText(team, change(readValue(team) as Record<string, unknown>[]), shapeOfFile(collections.team));

test.each(
	Object.values(collections as Record<string, Collection>)
		.filter(({ extension }) => extension !== 'json')
		.flatMap((collection) =>
			globSync(
				`content/${collection.path}${collection.kind === 'folder' ? '/*' : ''}.${collection.extension}`,
			).map((file) => [file, collection] as const),
		),
)('saving %s without a change changes no byte', (file, collection) => {
	const text = readFileSync(file, 'utf8');
	expect(writeText(text, readValue(text), shapeOfFile(collection))).toBe(text);
});

test('a changed field changes its line alone, and the notes stay', () => {
	const after = changeTeam(([ana, bo]) => [{ ...ana, title: 'Founder: since 1998' }, bo]);
	expect(changedLines(team, after)).toEqual(['-   title: Owner', '+   title: "Founder: since 1998"']);
});

test('entries keep their notes when they change places, and a new one is written as the others are', () => {
	const after = changeTeam(([ana, bo]) => [
		bo,
		{ name: 'Cy', title: 'Driver', photo: '', specialties: [] },
		ana,
	]);
	expect(after).toContain('- { name: Bo Lind, title: Technician }\n- { name: Cy, title: Driver }\n- id: ana');
	expect(after).toContain('name: Ana Ruiz # she founded it');
});

test('a person without an id can be pointed to, and gets one in the file only when another name would change it', () => {
	const [ana, bo] = withIds(readValue(team) as Record<string, unknown>[], 'name');
	expect([ana?.['id'], bo?.['id']]).toEqual(['ana', 'bo-lind']);
	const write = (records: Record<string, unknown>[]) =>
		changeTeam(() => withoutMadeIds(records, 'name', team));
	expect(write([{ ...ana }, { ...bo }])).toBe(team);
	expect(write([{ ...ana }, { ...bo, name: 'Bo Lindqvist' }])).toContain(
		'- { id: bo-lind, name: Bo Lindqvist, title: Technician }',
	);
});

test('an entry that is taken away takes nothing else with it', () => {
	expect(changeTeam(([ana]) => [ana])).toBe(team.replace('- { name: Bo Lind, title: Technician }\n', ''));
});

test('what may be left out and is empty is left out, and what stood there stays', () => {
	const after = changeTeam(([ana, bo]) => [
		{ ...ana, photo: '', description: null },
		{ ...bo, specialties: [], sample: false },
	]);
	expect(after).toBe(team);
	const kept = 'fields:\n  sample: false\n';
	const shape = { properties: { fields: { properties: { sample: { default: false } } } } };
	expect(writeText(kept, { fields: { sample: false } }, shape)).toBe(kept);
});

test('a new field stands where the form shows it', () => {
	const after = changeTeam(([ana, bo]) => {
		const { id, name, title, ...rest } = ana ?? {};
		return [{ id, name, title, description: 'Wool.', ...rest }, bo];
	});
	expect(changedLines(team, after)).toEqual(['+   description: Wool.']);
	expect(after).toContain('title: Owner\n  description: Wool.\n  specialties');
});

test('a year is a number, and a month with a year is words', () => {
	const text = '- year: 1964\n  title: Start\n  description: Then.\n';
	const shape = shapeOfFile(collections.timeline);
	const write = (year: string) => writeText(text, [{ year, title: 'Start', description: 'Then.' }], shape);
	expect(write('1965')).toContain('year: 1965\n');
	expect(write('June 1965')).toContain('year: June 1965\n');
});

test('an article keeps its facts above its text, and a new file begins with the line for editors', () => {
	const shape = { properties: { title: { type: 'string' as const } } };
	const value = { title: 'Rugs', body: '## One\n\nTwo.' };
	const text = writeText('', value, shape);
	expect(text).toBe('---\ntitle: Rugs\n---\n\n## One\n\nTwo.\n');
	expect(readValue(text)).toEqual(value);
	expect(writeText('', { title: 'Rugs' }, shape, '# first')).toBe('# first\ntitle: Rugs\n');
});

test('texts that YAML would read otherwise are put in quotation marks', () => {
	const shape = { properties: { text: { type: 'string' as const } } };
	for (const text of [
		'12',
		'true',
		'{phone} rings',
		'- a',
		'a: b',
		'# b',
		'',
		'"quoted"',
		'two\n\nparagraphs\n',
		'2025-05-01',
		'null',
		'@x',
		'🌊 emoji: yes',
	])
		expect(parse(writeText('', { text, other: 'x' }, { ...shape, required: ['text'] }))).toEqual({
			text,
			other: 'x',
		});
});
