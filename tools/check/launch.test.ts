import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLaunch } from './launch.ts';
import { reportProblems } from './report.ts';
import { addText, type Change, checkAfter, set, tile } from './testing/fixture.ts';

const form = 'https://forms.blueheron.com/';

/** Makes the content look as if the owner had replaced every sample. */
const replaceSamples: Change[] = [
	(content) => {
		for (const file of globSync('**/*.{yaml,md}', { cwd: content.directory }))
			content.write(file, content.read(file).replaceAll(/\bsample: true/g, 'sample: false'));
		const company = content.read('company.yaml');
		content.write('company.yaml', company.replaceAll('.example', '.com').replaceAll('555-01', '621-01'));
	},
	set('company.yaml', 'links.formProvider', form),
	set('team.yaml', '0.photo', 'porch'),
];

/** What is found in a content that is ready, but for some changes. The address of a form may lead elsewhere. */
async function findAfter(changes: Change[]) {
	const { content } = await checkAfter([...replaceSamples, ...changes]);
	return checkLaunch(content, async (address) => {
		if (address.includes('nowhere')) throw new TypeError('fetch failed');
		const status = address.includes('gone') ? 404 : 200;
		return { ok: status === 200, status, url: address.includes('short') ? form : address };
	});
}

test('texts about another state are named, but for names and sources', async () => {
	const law = 'Florida law applies, as the University of Kentucky says.';
	const move: Change[] = [set(tile, 'closing.text', law), set('team.yaml', '0.name', 'Virginia')];
	const stateProblems = async (changes: Change[]) =>
		(await findAfter(changes)).filter(({ field }) => field.includes('state')).map(({ found }) => found);
	expect(await stateProblems(move)).toEqual([]);
	const ohio = [0, 1].map((index) => set('company.yaml', `addresses.${index}.state`, 'OH'));
	expect(await stateProblems([...move, ...ohio])).toContain('Florida');
});

test('equal reasons are told once, with every place', async () => {
	const problems = await findAfter([]);
	const text = reportProblems(problems).replace(/line \d+/g, 'line N');
	expect(text).toBe(`content/photos.yaml, line N: a photo under 1600 pixels (1 of 3)
  Found: living-room, 400 × 320 pixels
  Also:  content/photos.yaml, line N: porch, 400 × 320 pixels, and 1 more on line N
  Why:   It looks blurry on large screens.
  Fix:   Use the original from the camera, not the copy from a message.

3 things to look at. The site is still built.`);
});

const provider = (url: string) => set('company.yaml', 'links.formProvider', url);
test.each<[name: string, changes: Change[], found?: string]>([
	['opens', []],
	['is gone', [provider(`${form}gone`)], 'which answers 404'],
	['leads to another site', [provider('https://short.com/f')], 'which leads to https://forms.blueheron.com'],
	[
		'leads to another site, which is named',
		[provider('https://short.com/f'), set('company.yaml', 'links.formSites', [form])],
	],
	['doesn’t answer', [provider('https://nowhere.com/')], 'which didn’t answer'],
])('the launch check opens the form provider’s page, which %s', async (_, changes, found) => {
	const problems = await findAfter(changes);
	const told = problems.filter(({ field }) => field === 'the form on your provider’s site');
	expect(told.map((problem) => problem.found)).toEqual(found ? [expect.stringContaining(found)] : []);
});

const terms = 'legal/terms.yaml';
const quote = { text: 'On time.', author: 'Finn G.', rating: 5, sample: true };
const breaks: [name: string, changes: Change[], problems: string[]][] = [
	[
		'samples at any depth',
		[set('company.yaml', 'sample', true), set('team.yaml', '0.sample', true)],
		['launch: a sample: Blue Heron', 'launch: a sample: marisol-reyes'],
	],
	[
		'invented reviews, wherever they are quoted',
		[
			set('reviews.yaml', '1.sample', true),
			set(tile, 'testimonials.0.sample', true),
			set('gallery.yaml', '0.testimonial', 'We sat on it the same evening.'),
			set('gallery.yaml', '0.sample', true),
			set('pages/quote.yaml', 'quotes.items', [quote]),
		],
		['second', 'sofa', 'Dora E.', 'Finn G.'].map((name) => `launch: an invented review: ${name}`),
	],
	[
		'a phone number for fiction, in the facts and in a text',
		[
			set('company.yaml', 'phones.0.number', '(813) 555-0100'),
			set('faq.yaml', '0.questions.0.answer', 'Text 555-0123.'),
		],
		['(813) 555-0100', '555-0123'].map(
			(number) => `launch: a made-up phone number (555-0100 to 555-0199): ${number}`,
		),
	],
	[
		'an address that nobody can own, in the facts and in an article',
		[
			set('company.yaml', 'email', 'hello@blueheron.example'),
			addText('See [here](https://example.com/help).'),
		],
		['hello@blueheron.example', '[here](https://example.com/help'].map(
			(address) => `launch: a made-up web or email address (.example, example.com): ${address}`,
		),
	],
	[
		'a missing form service and booking link',
		[set('company.yaml', 'links.formProvider', undefined), set('company.yaml', 'links.booking', undefined)],
		[
			'warning: where requests are sent: no “endpoint” and no “formProvider”',
			'warning: the booking link: no “booking”',
		],
	],
	[
		'facts in a text that the company’s own files don’t have',
		[
			set('company.yaml', 'claims.arrival', '60 minutes'),
			set(
				'faq.yaml',
				'0.questions.0.answer',
				'Since 1958, with 12 crews. Ask Bob Miller or Marisol Reyes: a room is $49.99, in 60 minutes. See [EPA, 2020](https://www.epa.gov/mold).',
			),
		],
		[
			'a year in the text: 1958',
			'a price in the text: $49.99',
			'a number in the text: 12 crews',
			'a name in the text: Bob Miller',
		].map((fact) => `warning: ${fact}`),
	],
	[
		'a person without a photo',
		[set('team.yaml', '0.photo', undefined)],
		['warning: a person without a photo: marisol-reyes'],
	],
	[
		'a photo that is hardly described',
		[set('photos.yaml', '0.alt', 'A room.')],
		['warning: a photo with a very short description: A room.'],
	],
	[
		'a legal text with an old date',
		[set(terms, 'date', '2024-05-31')],
		['warning: the date of a legal page: 2024-05-31'],
	],
	[
		'a legal text with a date to come',
		[set(terms, 'date', '2025-06-02')],
		['warning: the date of a legal page: 2025-06-02'],
	],
];
test.each(breaks)('the launch check lists %s', async (_, changes, expected) => {
	const problems = await findAfter(changes);
	const told = problems.map(({ severity, field, found }) => `${severity}: ${field}: ${found}`);
	expect(told.filter((line) => !line.includes('1600 pixels'))).toEqual(expected);
});
