import { expect, test } from 'vitest';
import { checkOtherPlaces, checkPlaceholders, checkTypedFacts } from './left-over.ts';
import { addText, answer, type Change, checkAfter, closing, company, set, tile } from './testing/fixture.ts';

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

/** What is listed of these files, without the rest of the small content. */
const listed = ([problem]: { found: string }[]) => problem?.found.split('\n');

test('facts that no file has are one warning, without numbers for safety and times of advice', async () => {
	const content = await contentAfter(
		company('claims.arrival', '60 minutes'),
		answer(
			'Since 1958, with 12 crews. Ask Bob Miller or Marisol Reyes: a room is $49.99, 5% off in 1958. We come in 60 minutes and reply in 2 hours.',
		),
		closing('Call (727) 555-0123, 911 from outside or 1-800-222-1222. Wait 30 minutes at 60 degrees.'),
		set('reviews.yaml', '0.text', 'They had 40 people here.'),
	);
	const problems = checkTypedFacts(content);
	expect(problems.map(({ severity, file }) => [severity, file])).toEqual([['warning', 'content']]);
	expect(listed(problems)).toEqual([
		expect.stringMatching(
			/^content\/faq\.yaml, by line: 1958 \(\d+\), 12 crews .*, Bob Miller .*, \$49\.99 .*, 5% .*, 2 hours \(\d+\)$/,
		),
		expect.stringMatching(/^content\/services\/tile-grout\.yaml, by line: \(727\) 555-0123 \(\d+\)$/),
	]);
});

test('places where the company isn’t are one warning, wherever a name of one stands', async () => {
	const content = await contentAfter(
		set('areas.yaml', '0.towns', [{ name: 'Lakeland' }]),
		set('pages/home.yaml', 'hero.title', 'Columbus'),
		answer('Owned and run in Columbus, for neighbors in Clintonville and St. Cloud. Ohio law applies.'),
		closing('From Lakeland to Tampa, Florida.'),
	);
	const problems = checkOtherPlaces(content);
	expect(problems.map(({ severity, file }) => [severity, file])).toEqual([['warning', 'content']]);
	expect(listed(problems)).toEqual([
		expect.stringMatching(/^content\/faq\.yaml, by line: Columbus .*, Clintonville .*, Ohio \(\d+\)$/),
		expect.stringMatching(/^content\/pages\/home\.yaml, by line: Columbus \(\d+\)$/),
	]);
});

test('names that only look like places aren’t listed', async () => {
	const content = await contentAfter(
		answer(
			'Reading the tag in May, in English, at Orange Avenue. Normal wear. Mobile crews from Columbus Carpets.',
		),
		addText('The University of Kentucky says so.'),
		set('team.yaml', '0.name', 'Virginia Reyes'),
		set('reviews.yaml', '0.text', 'Best in Columbus!'),
		set(tile, 'testimonials.0.location', 'Columbus'),
	);
	expect(checkOtherPlaces(content)).toEqual([]);
});
