import { expect, test } from 'vitest';
import { checkPlaceholders, checkSampleNames } from './left-over.ts';
import { readContent } from './read.ts';
import { answer, type Change, checkAfter, closing, set, write } from './testing/fixture.ts';

const contentAfter = async (...changes: Change[]) => (await checkAfter(changes)).content;

test('an example that nobody can mean stops the launch, and a short one may be meant', async () => {
	const content = await contentAfter(
		answer('First paragraph.\n\nSecond paragraph.'),
		set('team.yaml', '0.title', '[Your town] and around'),
		set('team.yaml', '0.name', '[Your guide](/contact)'),
		set('team.yaml', '0.description', 'Your text, with [a link](/contact)'),
	);
	const told = checkPlaceholders(content)
		.filter(({ file }) => /content\/(?:faq|team)/.test(file))
		.map(({ severity, found }) => `${severity}: ${found}`);
	expect(told).toEqual([
		'launch: [Your town] and around',
		'launch: Your text, with [a link](/contact)',
		'launch: First paragraph. Second paragraph.',
	]);
});

test('a label may say what the site says by itself', async () => {
	const own = 'rating:\n  only: "{stars} out of 5 stars. No written review."\n';
	const content = await contentAfter(write('labels.yaml', own));
	expect(checkPlaceholders(content).filter(({ file }) => file.endsWith('labels.yaml'))).toEqual([]);
});

test('names and numbers of the sample are one warning, but for those that are the company’s, too', async () => {
	const content = await contentAfter(
		set('areas.yaml', '0.towns', [{ name: 'Clearwater' }]),
		answer(
			'Bayfront Rug & Upholstery Care and Palmetto Heritage have cleaned since 1964 in Clearwater and Sarasota. Call (561) 555-0163.',
		),
		closing('Made in Oxford, with 1,300+ reviews, says Marisol Reyes.'),
		set('reviews.yaml', '0.text', 'Best in Sarasota!'),
		set('team.yaml', '0.sample', true),
		set('team.yaml', '0.description', 'From Sarasota.'),
	);
	const [problem, ...others] = checkSampleNames(content);
	expect(others).toEqual([]);
	expect(problem).toMatchObject({ severity: 'warning', file: 'content' });
	expect(problem?.found.split('\n')).toEqual([
		expect.stringMatching(
			/^content\/faq\.yaml, by line: Bayfront Rug & Upholstery Care \(\d+\), Palmetto Heritage \(\d+\), Sarasota \(\d+\), \(561\) 555-0163 \(\d+\)$/,
		),
		expect.stringMatching(/^content\/services\/tile-grout\.yaml, by line: 1,300\+ \(\d+\)$/),
	]);
});

test('a company with the names and numbers of the sample is told nothing of them', () => {
	expect(checkSampleNames(readContent('sample').content)).toEqual([]);
});
