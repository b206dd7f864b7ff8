import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { buildConfig } from '../config.ts';
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

const show = (name: string, text: string) =>
	fitToForms(buildConfig({ repository: 'owner/name' }).collections as Section[], name, text);

test.each([
	['company.yaml', 'closed: sí', { closed: true }],
	['company.yaml', 'days: Mon-Tue', { days: ['Monday', 'Tuesday'] }],
	['company.yaml', 'state: Florida', { state: 'FL' }],
	['company.yaml', 'kind: landscaping', { kind: 'HomeAndConstructionBusiness' }],
	['job.yaml', 'unit: per hour', { unit: 'HOUR' }],
	['company.yaml', 'profiles: {facebook: a.com/b}', { profiles: [{ name: 'Facebook', url: 'a.com/b' }] }],
	['company.yaml', 'whatsapp: {phone: Main}', { whatsapp: { phone: 'main' } }],
	['company.yaml', 'from: 20 de diciembre de 2026\nto: 26 dic', { from: '2026-12-20', to: '2026-12-26' }],
	['company.yaml', 'opens: 8am - 5pm', { opens: '08:00', closes: '17:00' }],
	['company.yaml', 'each: Dec 24, Sun until 1', { each: 'Dec 24', days: ['Sunday'], closes: '1' }],
	['company.yaml', 'special: Dec 24 till 12', { special: [{ each: 'Dec 24', closes: '12' }] }],
	['company.yaml', 'day: May 1 by appointment', { each: 'May 1', byAppointment: true }],
	['company.yaml', 'day: Nochebuena hasta mediodía', { each: 'Nochebuena', closes: 'mediodía' }],
	['team.yaml', '- name: Ann Lee\n- name: 王伟', [{ name: 'Ann Lee', id: 'ann-lee' }, { name: '王伟' }]],
	['prices.yaml', '- lines: [{id: a, from: $149 - $229}]', [{ lines: [{ id: 'a', from: 149, to: 229 }] }]],
	['prices.yaml', 'price: $4/mo', { from: 4, to: 4, unit: 'month' }],
	['job.yaml', 'salary: $19-24/hr', { salary: { min: 19, max: 24, unit: 'HOUR' } }],
	['company.yaml', 'week: Mon 7am-5pm', { week: [{ days: ['Monday'], opens: '07:00', closes: '17:00' }] }],
	['company.yaml', 'licenses: EC1300', { licenses: [{ number: 'EC1300' }] }],
	['areas.yaml', '- towns: Ocala and Lutz', [{ towns: [{ name: 'Ocala' }, { name: 'Lutz' }] }]],
	['redirects.yaml', '- {from: /a, to: /b}', [{ from: '/a', to: '/b' }]],
	['team.yaml', 'photo: ./photos/Ann Lee.jpg', { photo: 'ann-lee' }],
	['tile.yaml', 'relatedPosts: Pet Odor, wine', { relatedPosts: ['pet-odor', 'wine'] }],
	['brand.yaml', 'main: #0057b8', { main: '#0057b8' }],
	['areas.yaml', '- towns: [Ocala, name: Lutz]', [{ towns: [{ name: 'Ocala' }, { name: 'Lutz' }] }]],
	['areas.yaml', 'zips: 78209, 78212', { zips: ['78209', '78212'] }],
	['areas.yaml', 'zips: [08209]', { zips: ['08209'] }],
	['team.yaml', 'specialties: Fast, safe', { specialties: ['Fast, safe'] }],
])('in %s, the forms show %s as they can', (name, text, shown) =>
	expect(parse(show(name, text))).toEqual(shown),
);

test('what forms can show already stays as it is, and so does what is no fact of an article', () => {
	const start = `# Ours.\n- counties:\n    - ${'Marion and '.repeat(9)}Lake\n  towns:\n`;
	expect(show('areas.yaml', `${start}    - Ocala\n    - name: Lutz\n`)).toBe(
		`${start}    - name: Ocala\n    - name: Lutz\n`,
	);
	for (const [name, same] of [
		['areas.yaml', `${start}    - {name:   Ocala}\n`],
		['areas.yaml', '- towns: ['],
		// Here, it’s a text.
		['labels.yaml', 'sample: yes\n'],
		['brand.yaml', 'main: # Ours\n'],
		['company.yaml', 'closed:   true\n'],
	] as const)
		expect(show(name, same)).toBe(same);
	expect(show('a.md', '---\ndraft: yes\n---\nA $& text.\n---\ndraft: yes\n')).toBe(
		'---\ndraft: true\n---\nA $& text.\n---\ndraft: yes\n',
	);
});
