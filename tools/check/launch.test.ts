import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkLaunch } from './launch.ts';
import { addText, type Change, checkAfter, set, tile } from './testing/fixture.ts';

/** Makes the content look as if the owner had replaced every sample. */
const replaceSamples: Change = (content) => {
	for (const file of globSync('**/*.{yaml,md}', { cwd: content.directory }))
		content.write(file, content.read(file).replaceAll(/\bsample: true/g, 'sample: false'));
	content.write('labels.json', content.read('labels.json').replace('"sample": true', '"sample": false'));
	const company = content.read('company.yaml');
	content.write('company.yaml', company.replaceAll('.example', '.com').replaceAll('555-01', '621-01'));
};

const terms = 'legal/terms.yaml';
const madeUp = 'launch: a made-up phone number, address or ZIP code';
const quote = { text: 'On time.', author: 'Finn G.', rating: 5, sample: true };
const breaks: [name: string, changes: Change[], problems: string[]][] = [
	['nothing of a content that is ready', [], []],
	[
		'samples at any depth',
		[set('company.yaml', 'sample', true), set('team.yaml', '0.sample', true)],
		['launch: a sample: Blue Heron', 'launch: a sample: marisol-reyes'],
	],
	[
		'labels that name another trade',
		[set('labels.json', 'sample', true)],
		['launch: labels of the sample: labels'],
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
		'what is reserved for fiction, in the facts and in texts',
		[
			set('company.yaml', 'phones.0.number', '(813) 555-0100'),
			set('company.yaml', 'email', 'hello@blueheron.example'),
			set('areas.yaml', '0.towns', [{ name: 'Miramar', zips: ['00000', '33025'] }]),
			set('faq.yaml', '0.questions.0.answer', 'Text 555-0123, or come to 100 Sample Street.'),
			addText('See [here](https://example.com/help).'),
		],
		[
			'(813) 555-0100',
			'hello@blueheron.example',
			'00000',
			'555-0123',
			'100 Sample Street',
			'[here](https://example.com/help',
		].map((found) => `${madeUp}: ${found}`),
	],
	['a legal text with an old date', [set(terms, 'date', '2024-05-31')], ['warning: the date: 2024-05-31']],
	['a legal text with a date to come', [set(terms, 'date', '2025-06-02')], ['warning: the date: 2025-06-02']],
];
test.each(breaks)('the launch check lists %s', async (_, changes, expected) => {
	const { content } = await checkAfter([replaceSamples, ...changes]);
	const problems = await checkLaunch(content);
	const told = problems
		// The small content has small photos and the examples of the schemas.
		.filter(({ field, file }) => !/1600 pixels|an example/.test(field) && file !== 'content')
		.map(({ severity, field, found }) => `${severity}: ${field}: ${found}`);
	expect(told).toEqual(expected);
	expect(problems.filter(({ field }) => field === 'a photo under 1600 pixels')).toHaveLength(3);
});
