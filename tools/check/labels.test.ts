import { expect, test } from 'vitest';
import { replace, reportAfter, set, testCases, write } from './testing/fixture.ts';

const labels = 'labels.json';
const label = (line: string, from: string | RegExp = /"readMore": ".*"/) => replace(labels, from, line);
const rating = /"rating": \{[\s\S]*?\},\n/;

testCases([
	[
		'a label that is missing',
		label('', /"stars": .*,\n/),
		'"rating": {',
		'the words for “stars”\n  Found: nothing, because this line is missing\n',
		'your own words for “stars”:\n         "stars": "Your words {stars}"',
	],
	[
		'a label under a mistyped name',
		label('"raedMore": "Read more"'),
		'raed',
		'Fix:   "readMore": "Read more"',
	],
	[
		'a label that nothing shows',
		label('"slogan": "Clean!",\n"readMore": "More"'),
		'"slogan"',
		'Delete this line.',
	],
	['a link in a label', label('"readMore": "[More](/faq)"'), '[More]', 'shown without links'],
	[
		'a label without a word in braces that it needs',
		label('"only": "No written review."', /"only": ".*"/),
		'"only"',
		'Found: No written review., without {stars}\n',
		'Fix:   Add {stars} where it belongs.',
	],
	[
		'a label with a word in braces that code fills in another one',
		label('"readMore": "More near {zip}"'),
		'"readMore"',
		'Found: {zip}\n',
	],
	['a label without a word in braces that it can do without', label('"here": "Yes."', /"here": ".*"/)],
	['a label with a fact of the company', label('"readMore": "Ask {company}"')],
	['interface words with a byte order mark', label('\uFEFF{', /^\{/)],
	[
		'interface words that can’t be read',
		write(labels, '{\n"home": "Home"\n"menu": "Menu"\n}\n'),
		'"menu"',
		'a comma after each entry but the last',
	],
	[
		'words about a rating and a number of reviews that the company doesn’t state',
		[
			set('company.yaml', 'claims.rating', undefined),
			set('company.yaml', 'claims.reviews', undefined),
			set('pages/testimonials.yaml', 'verified.value', 'Many'),
		],
	],
]);

test('a whole group that is missing is reported once, with a Fix that the check passes', async () => {
	const missing = await reportAfter(label('', rating));
	expect(missing.lines).toHaveLength(1);
	const [, fix = ''] = / {2}Fix: {3}.*:\n([\s\S]*?)\n\n/.exec(missing.text) ?? [];
	expect((await reportAfter(label(`${fix},\n`, rating))).text).toBe('');
});
