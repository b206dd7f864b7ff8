import { expect, test } from 'vitest';
import { addText, reportAfter, set, testCases } from './testing/fixture.ts';

const answer = (text: string) => set('faq.yaml', '0.questions.0.answer', text);

testCases([
	[
		'a link in an article',
		addText('See [leather care](/services/lether-cleaning).'),
		'See [leather care]',
		'Found: /services/lether-cleaning, but there’s no such page\n',
		'Fix:   [leather care](/services/leather-cleaning)',
	],
	[
		'a link without an address',
		addText('See [leather care]().'),
		'See [leather',
		'Found: nothing, but there’s no such page\n',
		'keep only the words “leather care”.\n',
	],
	[
		'a named link to no page',
		addText('[care]: /services/lether-cleaning'),
		'[care]',
		'Fix:   [care]: /services/leather-cleaning',
	],
	[
		'links as Markdown knows them',
		addText(
			'[a](</faq> "Questions"), [b][c], [d](https://example.org/wool_(fiber)?x=1) and <https://example.org>\n\n[c]: /faq#cost',
		),
	],
	['a link to a phone', addText('[Call](tel:{phone})'), '[Call]', 'Found: [Call](tel', 'Fix:   {phone}\n'],
	['a link to an email address', answer('[Write](mailto:{email}).'), '[Write]', 'Fix:   {email}\n'],
	['a link to an unsafe page', answer('[W](http://wool.org)'), '[W]', 'Fix:   [W](https://wool.org)'],

	['a link to a site by its name', answer('[W](wool.org/a)'), '[W]', 'Fix:   [W](https://wool.org/a)'],
	[
		'links in running text',
		answer(
			'["Care"](/services)[b](/#top)[Tampa](/service-areas#tampaBay), (see [{phone}](/testimonials?service=rug)) [c](https://wool.org/a_(b))',
		),
	],
	[
		'a link with a title in running text',
		answer('[care](/faq "Questions")'),
		'[care]',
		'Fix:   [care](/faq)',
	],
	['a link without words', answer('[](/faq)'), '[]', 'Fix:   [the words](/faq)'],
	['a link to a part of its own page', answer('[care](#cost)'), '[care]', 'no such page'],
	[
		'a link in a title',
		set('pages/careers.yaml', 'hero.title', '[Our jobs](/faq)'),
		'[Our jobs]',
		'Found: [Our jobs](/faq)\n',
		'shown without links',
		'Fix:   Our jobs\n',
	],
	['what a customer wrote', set('reviews.yaml', '0.text', 'I love [it](/here)')],
]);

test('every fault of a line is reported, and each of them once', async () => {
	const { problems } = await reportAfter(answer('See [a](/aaaa), [b](/bbbb), {compny} and {fone}.'));
	expect(problems.map(({ found }) => found.replace(/,.*/, ''))).toEqual([
		'/aaaa',
		'/bbbb',
		'{compny}',
		'{fone}',
	]);
});
