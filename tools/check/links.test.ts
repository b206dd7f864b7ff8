import { expect, test } from 'vitest';
import { type Fixture, reportAfter, testCases } from './testing/fixture.ts';

const article = 'posts/pet-odor-solutions.md';
const write = (text: string) => (content: Fixture) => content.append(article, `\n${text}\n`);
const say =
	(text: string, file = 'pages/careers.yaml', ...place: (string | number)[]) =>
	(content: Fixture) =>
		content.set(file, place.length > 0 ? place : ['none'], text);
const answer = (text: string) => say(text, 'faq.yaml', 0, 'questions', 0, 'answer');

testCases([
	[
		'a link in an article',
		write('See [leather care](/services/lether-cleaning).'),
		'See [leather care]',
		'Found: /services/lether-cleaning, but there’s no such page\n',
		'Fix:   [leather care](/services/leather-cleaning)',
	],
	[
		'a link to a page that is gone',
		write('[Our pool](/pool-party-and-more)'),
		'[Our pool]',
		'Fix:   If the page is gone, keep the words without the link:\n         Our pool',
	],
	['a link without an address', write('See [leather care]().'), 'See [leather', 'no address'],
	[
		'a named link to no page',
		write('[care]: /services/lether-cleaning'),
		'[care]',
		'Fix:   [care]: /services/leather-cleaning',
	],
	[
		'links as Markdown knows them',
		write(
			'[a](</faq> "Questions"), [b][c], [d](https://example.org/wool_(fiber)?x=1) and <https://example.org>\n\n[c]: /faq#cost',
		),
	],
	['a link to a part of the same article', write('## What it’s for\n\n[a](#what-its-for)')],
	[
		'a link to a missing part of the same article',
		write('## What it’s for\n\n[a](#what-for)'),
		'[a]',
		'no part “what-for”',
	],
	[
		'a picture in an article',
		write('![A porch](../photos/porch.jpg)'),
		'![A porch]',
		'Pictures inside the text',
	],
	['a picture with a name', write('![A porch][porch]'), '![A porch]', 'Pictures inside the text'],
	[
		'a frame in an article',
		write('<iframe src="https://example.org/map"></iframe>'),
		'<iframe',
		'HTML in the text',
	],
	['a style in an article', write('Some <span style="color: red">words'), '<span', 'HTML in the text'],
	['what only looks like HTML', write('For 2 < 3 rooms, I <3 it, a <-> b, 5 > 4.')],
	[
		'an article without a text',
		(content) => content.replace(article, /\n---\n[\s\S]*/, '\n---\n'),
		'',
		'Found: nothing below the second ---\n',
	],

	[
		'a link to a phone',
		write('[Call us](tel:{phone})'),
		'[Call us]',
		'Found: [Call us](tel:{phone})\n',
		'Fix:   {phone}\n',
	],
	['a link to an email address', answer('[Write](mailto:{email}).'), '[Write]', 'Fix:   {email}\n'],
	[
		'a link to an unsafe page',
		answer('[Wool](http://wool.org)'),
		'[Wool]',
		'Fix:   [Wool](https://wool.org)',
	],

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
	['a link without words', answer('[](/faq)'), '[]', 'no words'],
	['a link to a part of its own page', answer('[care](#cost)'), '[care]', 'no such page'],
	[
		'a link in a title',
		say('[Our jobs](/faq)', 'pages/careers.yaml', 'hero', 'title'),
		'[Our jobs]',
		'Found: [Our jobs](/faq)\n',
		'shown without links',
		'Fix:   Our jobs\n',
	],
	[
		'a link in a label',
		(content) => content.replace('labels.en.json', /"learnMore": ".*?"/, '"learnMore": "[More](/faq)"'),
		'[More]',
		'shown without links',
	],
	['what a customer wrote', say('I *love* [it](/here), **really** <3 <b>', 'reviews.yaml', 0, 'text')],
	[
		'bold words',
		answer('Pay **after** the visit.'),
		'**after**',
		'Found: **after**\n',
		'visitors would read the signs',
	],
	['a list with hyphens', answer('Bring:\n- a towel\n- a friend'), 'answer', 'formatting'],
	['HTML', answer('Pay <b>after</b> the visit.'), '<b>', 'HTML in the text'],
	[
		'signs that mean something else',
		answer('From $5* a room (*minimum $90*2), 2 * 3 * 4, it_is_ok __init, #1 and 5 - 6 -\nto 7.'),
	],

	[
		'a question that is gone',
		answer('[how](/faq#price-list)'),
		'[how]',
		'Found: /faq#price-list, but that page has no part “price-list”\n',
		'Fix:   [how](/faq)\n',
	],
	[
		'a region by a wrong name',
		answer('[here](/service-areas#tampabay)'),
		'[here]',
		'Fix:   [here](/service-areas#tampaBay)',
	],
	[
		'a section of a policy that has an id of its own',
		(content) => {
			content.set('legal/terms.yaml', ['sections', 0, 'id'], 'refunds');
			answer('[here](/terms#refunds)')(content);
		},
	],
	[
		'a link of the form to a section that is gone',
		say('/terms#refunds', 'navigation.yaml', 'consent', 0, 'href'),
		'/terms#refunds',
		'no part “refunds”',
	],
	['a section of a policy that is gone', answer('[here](/terms#refunds)'), '[here]', 'Fix:   [here](/terms)'],
	['a part that only the page knows', answer('[here](/contact#form)')],
	[
		'a menu link to a part that is gone',
		say('/faq#prize', 'navigation.yaml', 'header', 1, 'href'),
		'/faq#prize',
		'Fix:   href: "/faq#price"',
	],
]);

test('a link to a draft is announced, and the site is built', async () => {
	const { text, problems } = await reportAfter((content) => {
		content.set(article, ['draft'], true);
		answer('See [odor](/blog/pet-odor-solutions).')(content);
	});
	expect(text).toContain('Found: /blog/pet-odor-solutions, which is a draft\n');
	expect(problems.map(({ isWarning }) => isWarning)).toEqual([true]);
});
