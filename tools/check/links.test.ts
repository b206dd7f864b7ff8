import { expect, test } from 'vitest';
import { checkCopy } from './copy.ts';
import { checkLinks } from './links.ts';
import { checkReferences } from './references.ts';
import { addText, answer, reportAfter, set, testCases } from './testing/fixture.ts';

const [lether, leather] = ['/services/lether-cleaning', '/services/leather-cleaning'];

testCases(
	[checkLinks, checkReferences],
	[
		['a link to no page', addText(`See [a](${lether}).`), 'See [a]', `Write ${leather} in its place.`],
		[
			'a link without an address',
			addText('See [care]().'),
			'See [care',
			'Fix:   Write it like this: [the words](/contact)',
		],
		['a named link to no page', addText(`[care]: ${lether}`), '[care]', `Write ${leather} in its place.`],
		[
			'links as Markdown knows them',
			addText(
				'[a](</faq> "Questions"), [b][c], [d](https://example.org/wool_(fiber)?x=1), [e](http://example.org) and <https://example.org>\n\n[c]: /faq#cost',
			),
		],
		[
			'a link to a phone',
			addText('[Call](tel:{phone})'),
			'[Call]',
			'Found: [Call](tel',
			'are links by themselves',
		],
		['a link to a picture', answer('[W](pet.jpg)'), 'answer:', 'Fix:   Write it like this'],
		[
			'a picture as a link',
			addText('See [W](pet.jpg).'),
			'[W](pet.jpg)',
			'![the words](the id of your photo)',
		],
		[
			'links in running text',
			answer(
				'["Care"](/services)[b](/#top)[Tampa](/service-areas#tampaBay), (see [{phone}](/testimonials?service=rug)) [c](https://wool.org/a_(b))',
			),
		],
		['a link to a part of its own page', answer('[care](#cost)'), 'answer:', 'Fix:   Write it like this'],
		[
			'a link in a title',
			set('pages/careers.yaml', 'hero.title', '[Jobs](/faq)'),
			'[Jobs]',
			'Fix:   Write only the words',
		],
		['what a customer wrote', set('reviews.yaml', '0.text', 'I love [it](/here)')],
	],
);

test('every fault of a line is reported, and each of them once', async () => {
	const { problems } = await reportAfter(
		answer('See [a](/aaaa), [b](/bbbb), {compny} and {fone}.'),
		checkReferences,
		checkCopy,
	);
	expect(problems.map(({ found }) => found.replace(/,.*/, ''))).toEqual([
		'/aaaa',
		'/bbbb',
		'{compny}',
		'{fone}',
	]);
});
