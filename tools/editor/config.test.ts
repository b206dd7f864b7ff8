import { expect, test } from 'vitest';
import { type CollectionName, collections } from '../../src/collections.ts';
import { buildConfig } from './config.ts';

interface Control {
	name: string;
	fields?: Control[];
	files?: Control[];
	[option: string]: unknown;
}

const sections = buildConfig({ repository: 'owner/name' }).collections as unknown as Control[];

/** One control, by its keys from the record on. */
function controlAt(collection: CollectionName, ...keys: string[]): Control | undefined {
	const forms = [...sections, ...sections.flatMap(({ files = [] }) => files)];
	const form = forms.find(({ name }) => name === collection);
	const record = collections[collection].kind === 'list' ? form?.fields?.[0] : form;
	return keys.reduce((found, key) => found?.fields?.find(({ name }) => name === key), record);
}

/** What may be typed into a control. */
const patternAt = (...[collection, ...keys]: Parameters<typeof controlAt>) => {
	const [pattern = ''] = (controlAt(collection, ...keys)?.['pattern'] ?? []) as string[];
	return new RegExp(pattern);
};

test('a control has the label, the limits and the example of its schema', () => {
	expect(controlAt('brand', 'main')?.['hint']).toMatch(/ For example: #17594a$/);
	expect(controlAt('company', 'phones', 'number')).toMatchObject({
		label: 'Phone number',
		hint: expect.stringMatching(/^Visitors tap it to call, .* For example: \(813\) 555-0100$/),
		required: true,
		pattern: [
			expect.any(String),
			expect.stringContaining('Please write the phone number like this: (813) 555-0100. Visitors tap'),
		],
	});
	expect(controlAt('services', 'metaTitle')).toMatchObject({ minlength: 3, maxlength: 60 });
});

test('what only a cleaning company has is apart, and no other form speaks of its work', () => {
	const [cleaning, ...others] = sections.toReversed();
	expect(cleaning).toMatchObject({
		label: 'For cleaning companies',
		files: ['houseCards', 'stainSpills', 'stainSurfaces', 'stainRemedies', 'stainGuide', 'waterHelp'].map(
			(name) => ({ name }),
		),
	});
	// The words of the site are what they are, whatever the company does.
	const forms = JSON.stringify(others, (_, value) => (value?.name === 'labels' ? undefined : value));
	expect(forms.match(/[^"]*(?:carpet|\brugs?\b|upholster|stain)[^"]*/gi)).toBeNull();
});

test('editors sign in with GitHub where there is a worker for it, and with a token elsewhere', () => {
	const repository = 'owner/name';
	const signIn = 'https://sign-in.example.com';
	expect(buildConfig({ repository, signIn }).backend).toMatchObject({
		auth_methods: ['oauth'],
		base_url: signIn,
	});
	expect(buildConfig({ repository }).backend).toMatchObject({ auth_methods: ['token'] });
});

test('a save is published at once, or is a draft with a preview where company.yaml asks for it', () => {
	const repository = 'owner/name';
	const draft = { publish_mode: 'editorial_workflow', show_preview_links: true };
	expect(buildConfig({ repository })).toMatchObject({ publish_mode: 'simple', show_preview_links: false });
	// However often a draft is saved, its publication is one line of the history.
	expect(buildConfig({ repository, drafts: true })).toMatchObject({
		...draft,
		backend: { squash_merges: true },
	});
});

test('what is chosen has words, and no example', () => {
	expect(controlAt('posts', 'draft')).toMatchObject({ hint: 'Drafts aren’t published.' });
	expect(controlAt('careers', 'employmentType')).toMatchObject({
		hint: '',
		options: [
			{ value: 'FULL_TIME', label: 'Full time' },
			{ value: 'PART_TIME', label: 'Part time' },
			{ value: 'TEMPORARY', label: 'Temporary' },
		],
	});
	expect(controlAt('areas', 'state')?.['options']).toContainEqual({ value: 'FL', label: 'Florida' });
});

test.each<[name: CollectionName, keys: string[], ...typed: string[]]>([
	['prices', ['lines', 'from'], '$1,200', '50-75', '$50 to $75', 'from 99', '$40 a $55', '45 dólares'],
	['reviews', ['rating'], '5 stars', '5/5', '4 estrellas', '★★★★☆'],
	['company', ['founded'], 'since 1964', 'est. 1964'],
	['careers', ['salary', 'min'], '$18–24'],
	['company', ['hours', 'week', 'closes'], '24:00', '8a', '5:30 p.m.', 'midnight', '5'],
	['company', ['hours', 'week', 'opens'], '8am - 5pm', '08:00-17:00', '24 hours'],
	['company', ['phones', 'number'], '+1 813.555.0100', '813 555 0100 ext. 4'],
	['company', ['hours', 'special', 'each'], 'Thanksgiving', 'Dec 24-26', 'December 25'],
	['company', ['addresses', 'zip'], '33602', '33602-1234'],
	['navigation', ['header', 'href'], '/faq', 'pay.a.com', '(813) 555-0100'],
])('a form takes what is read, in %s: %s', (name, keys, ...typed) => {
	expect(typed.filter((text) => !patternAt(name, ...keys).test(text))).toEqual([]);
});

test.each([
	['reviews', ['rating'], '5', ['0', '6', '4.5']],
	['photos', ['focus', 'x'], '100', ['5.5', '-10']],
	['prices', ['lines', 'from'], '1200', ['0', '$0.00', '-5', '60k', '50 or 75']],
	['careers', ['salary', 'min'], '18.50', ['18,50']],
	['areas', ['towns', 'longitude'], '-82.46', ['82,46']],
] as const)('a number of %s is one, and whole where its field is', (name, keys, right, wrong) => {
	expect([right, ...wrong].filter((text) => patternAt(name, ...keys).test(text))).toEqual([right]);
});
