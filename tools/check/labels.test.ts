import { expect, test } from 'vitest';
import { type Fixture, reportAfter, testCases } from './testing/fixture.ts';

const labels = 'labels.en.json';
const label = (line: string, from: string | RegExp) => (content: Fixture) =>
	content.replace(labels, from, line);
const readMore = /"readMore": ".*"/;

testCases([
	[
		'a label that is missing',
		label('', /"stars": .*,\n/),
		'"rating": {',
		'the words for “stars”\n  Found: nothing, because this line is missing\n',
		'Fix:   "stars": "Your words {stars}"',
	],
	[
		'a label under a mistyped name',
		label('"raedMore": "Read more"', readMore),
		'"raedMore"',
		'Found: “raedMore”, but there is no such field here\n',
		'Fix:   "readMore": "Read more"',
	],
	[
		'a label that nothing shows',
		label('"slogan": "Clean!",\n"readMore": "More"', readMore),
		'"slogan"',
		'Fix:   Delete this line.',
	],
	[
		'an empty label',
		label('"readMore": " "', readMore),
		'"readMore"',
		'Found: nothing between the quotation marks\n',
		'Fix:   "readMore": "Your words"',
	],
	[
		'a label without a word in braces that it needs',
		label('"only": "No written review."', /"only": ".*"/),
		'"only"',
		'Found: No written review., without {stars}\n',
		'such as:\n         "only": "Your words {stars}"',
	],
	[
		'a label with a word in braces that code fills in another one',
		label('"readMore": "More near {zip}"', readMore),
		'"readMore"',
		'Found: {zip}, which isn’t a known placeholder\n',
	],
	['a label without a word in braces that it can do without', label('"here": "Yes."', /"here": ".*"/)],
	['a label with a fact of the company', label('"readMore": "Ask {company}"', readMore)],
	[
		'interface words with a byte order mark',
		(content) => content.write(labels, `\uFEFF${content.read(labels)}`),
	],
	[
		'interface words that can’t be read',
		(content) => content.write(labels, '{\n"home": "Home"\n"menu": "Menu"\n}\n'),
		'"menu"',
		'a comma after each entry but the last',
	],
]);

test('a whole group that is missing is reported once, with a Fix that the check passes', async () => {
	const missing = await reportAfter(label('', /"rating": \{[\s\S]*?\},\n/));
	expect(missing.lines).toHaveLength(1);
	const [, fix = ''] = / {2}Fix: {3}([\s\S]*?)\n\n/.exec(missing.text) ?? [];
	const mended = await reportAfter((content) =>
		content.replace(labels, /"rating": \{[\s\S]*?\},\n/, `${fix},\n`),
	);
	expect(mended.text).toBe('');
});

test('without a rating and a number of reviews, the labels that name them need no other words', async () => {
	const { lines } = await reportAfter((content) => {
		content.set('company.yaml', ['claims', 'rating'], undefined);
		content.set('company.yaml', ['claims', 'reviews'], undefined);
		content.set('pages/testimonials.yaml', ['verified', 'value'], 'Many');
	});
	expect(lines).toEqual([]);
});
