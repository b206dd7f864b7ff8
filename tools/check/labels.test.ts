import { expect, test } from 'vitest';
import { replace, reportAfter, testCases, write } from './testing/fixture.ts';

const labels = 'labels.json';
const label = (line: string, from: string | RegExp = /"readMore": ".*"/) => replace(labels, from, line);
const rating = /"rating": \{[\s\S]*?\},\n/;

testCases([
	['a label that is missing', label('', /"stars": .*,\n/), '"rating": {', '"stars": "Your words {stars}"'],
	['a label under a mistyped name', label('"raedMore": "More"'), 'raed', 'Fix:   "readMore": "More"'],
	['a label without use', label('"slogan": "A",\n"readMore": "More"'), '"slogan"', 'Delete this line.'],
	['a link in a label', label('"readMore": "[More](/faq)"'), '[More]', 'shown without links'],
	['a label without a word', label('"only": "A"', /"only": ".*"/), '"only"', 'Fix:   Add {stars} where'],
	['a label with words of another one', label('"readMore": "At {zip}"'), '"readMore"', 'Found: {zip}\n'],
	[
		'a label with spaces in its braces',
		label('"here": "{ place }"', /"here": ".*"/),
		'"here"',
		'Found: { place }',
	],
	['a label without a word in braces that it can do without', label('"here": "Yes."', /"here": ".*"/)],
	['a label with a fact of the company', label('"readMore": "Ask {company}"')],
	['interface words with a byte order mark', label('\uFEFF{', /^\{/)],
	['what can’t be read', write(labels, '{\n"a": "A"\n"b": "B"\n}\n'), '"b"', 'a comma after each entry'],
]);

test('a whole group that is missing is reported once, with a Fix that the check passes', async () => {
	const missing = await reportAfter(label('', rating));
	expect(missing.lines).toHaveLength(1);
	const [, fix = ''] = / {2}Fix: {3}.*:\n([\s\S]*?)\n\n/.exec(missing.text) ?? [];
	expect((await reportAfter(label(`${fix},\n`, rating))).text).toBe('');
});
