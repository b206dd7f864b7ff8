import { expect, test } from 'vitest';
import { checkPlaceholders, checkSampleNames } from './left-over.ts';
import { readContent } from './read.ts';
import { answer, type Change, checkAfter, closing, set } from './testing/fixture.ts';

const contentAfter = async (...changes: Change[]) => (await checkAfter(changes)).content;

test('the blanks of a new site and examples stop the launch, and a link may begin like one', async () => {
	const content = await contentAfter(
		answer('First paragraph.\n\nWrite to us@yourcompany.com.'),
		set('team.yaml', '0.title', '[Your town] and around'),
		set('team.yaml', '0.name', '[Your guide](/contact)'),
		set('team.yaml', '0.description', 'Your text, with [a link](/contact)'),
	);
	const told = checkPlaceholders(content)
		.filter(({ file }) => /content\/(?:faq|team)/.test(file))
		.map(({ severity, found }) => `${severity}: ${found}`);
	expect(told).toEqual([
		'launch: [Your town]',
		'launch: Your text',
		'launch: First paragraph.',
		'launch: yourcompany.com',
	]);
});

test('names of the sample are listed, but for those that are the company’s, too', async () => {
	const content = await contentAfter(
		set('areas.yaml', '0.towns', [{ name: 'Clearwater' }]),
		answer(
			'Bayfront Rug & Upholstery Care and Palmetto Heritage clean in Clearwater and Sarasota. Call (561) 555-0163, or ask Priya Nair at 200 Sample Avenue.',
		),
		closing('Made in Oxford, says Marisol Reyes.'),
		set('reviews.yaml', '0.text', 'Best in Sarasota!'),
	);
	expect(
		checkSampleNames(content)
			.filter(({ found }) => found !== 'Tampa')
			.map(({ severity, file, found }) => `${severity}, ${file}: ${found}`),
	).toEqual([
		'warning, content/faq.yaml: Bayfront Rug & Upholstery Care',
		'warning, content/faq.yaml: Palmetto Heritage',
		'warning, content/faq.yaml: Sarasota',
		'warning, content/faq.yaml: (561) 555-0163',
		'warning, content/faq.yaml: Priya Nair',
		'warning, content/faq.yaml: 200 Sample Avenue',
	]);
});

test('a company with the names and numbers of the sample is told nothing of them', () => {
	expect(checkSampleNames(readContent('sample').content)).toEqual([]);
});
