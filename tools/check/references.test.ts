import { expect, test } from 'vitest';
import {
	append,
	article,
	type Change,
	remove,
	reportAfter,
	set,
	testCases,
	tile,
	write,
} from './testing/fixture.ts';

const link = (href: string) => set('navigation.yaml', 'header.1.href', href);
const photo = (id: string) => set(tile, 'card.photo', id);
const service = (id: string) => set('faq.yaml', '0.service', { id, subject: 'leather' });
const featured = (...ids: string[]) => set('pages/home.yaml', 'reviews.featured', ids);
const redirect = (from: string, to: string) => write('redirects.yaml', `- from: ${from}\n  to: ${to}\n`);

testCases([
	[
		'a link to no page',
		link('/servics'),
		'/servics',
		'the link, in “Services”\n  Found: /servics, but there’s no such page\n',
		'to an error page. One to another site starts with https://.\n  Fix:   href: "/services"',
	],
	['a link of the menu to another site', link('https://pay.other.com/bill?id=1')],
	[
		'a link to a site without https',
		link('http://other.com'),
		'http://other.com',
		'Fix:   href: "https://other.com"\n',
	],
	[
		'a link to a site by its name alone',
		link('pay.other.com/bill'),
		'pay.other.com/bill',
		'no such page',
		'Fix:   href: "https://pay.other.com/bill"\n',
	],
	['a link to a file', link('about.html'), 'about.html', 'Fix:   If you deleted “about.html”'],
	[
		'a redirect to another site',
		redirect('/pay', 'https://pay.other.com'),
		'to: https://pay.other.com',
		'no such page',
	],
	['an icon of Lucide that the site didn’t have', set(tile, 'card.icon', 'app-window')],
	[
		'an icon that doesn’t exist',
		set(tile, 'card.icon', 'windows'),
		'icon: windows',
		'Some with that word: app-window-mac, app-window\n',
	],
	['a mistyped icon', set(tile, 'card.icon', 'armchiar'), 'icon: armchiar', 'Fix:   icon: "armchair"'],
	['a link to a place on a page', link('/services#list')],
	['a link to the reviews of one service', link('/testimonials?service=rug-cleaning#list')],
	['a link to nowhere', link(''), 'href', 'Found: nothing, but there’s no such page\n'],
	[
		'a choice of which there is none',
		[write('reviews.yaml', '[]\n'), featured('first')],
		'- first',
		'content/reviews.yaml has none yet.',
	],
	[
		'a photo that does not exist',
		photo('living-rom'),
		'living-rom',
		'the photo on the card\n  Found: living-rom, but there’s no such photo\n',
		'Fix:   photo: "living-room"',
	],
	[
		'a service whose name ends like that of another one',
		service('closet-cleaning'),
		'id: closet-cleaning',
		'Fix:   If you deleted “closet-cleaning”, also delete',
	],
	['a photo that resembles no other', photo('x'), 'photo: x', 'Choose from content/photos.yaml'],
	['a service', service('carpet-cleening'), 'cleening', 'no such service'],
	['an article', set(tile, 'relatedPosts.0', 'pet-odour-solutions'), 'odour', 'no such article'],
	[
		'an empty list of a part that may be left out',
		set(tile, 'serviceAreas.areas', []),
		'areas: []',
		'- "tampaBay"\n         If you have none, delete the part “service areas” (lines ',
	],
	['a region', set(tile, 'serviceAreas.areas.0', 'tampa'), 'tampa', 'no such region'],
	['an author', set(article, 'author', 'marisol-reyez'), 'reyez', 'team member', 'author: "marisol-reyes"'],
	['a phone', set('areas.yaml', '0.phone', 'tampaa'), 'tampaa', 'no such phone'],
	[
		'an address',
		set('careers/carpet-cleaning-technician.yaml', 'location', 'st-petersburgh'),
		'st-petersburgh',
		'Fix:   location: "st-petersburg"\n         Choose from content/company.yaml, addresses: tampa, st-petersburg',
	],
	[
		'a review that was deleted',
		set('reviews.yaml', '2', undefined),
		'third',
		'If you deleted “third”, also delete line ',
		'Choose from content/reviews.yaml: first, second',
	],
	[
		'the same review twice',
		featured('first', 'first', 'third'),
		'first',
		'which is already in the list\n',
		'Choose another one, or delete this line.',
	],
	[
		'a featured review that is only a rating',
		set('reviews.yaml', '1.text', ''),
		'- second',
		'second, which is a rating without a text\n',
		'Visitors don’t see it on the home page.',
		'Choose a review that has a text',
	],
	[
		'a broken file, which makes no problem of every reference to its records',
		append('photos.yaml', '\n: broken: line\n'),
		': broken: line',
	],
	[
		'a former address that leads nowhere',
		redirect('/old', '/contacts'),
		'to: /contacts',
		'Fix:   to: "/contact"',
	],
	[
		'a former address that a page still has',
		redirect('/services', '/contact'),
		'from: /services',
		'which is the address of a page\n',
		'or delete this entry',
	],
	['a former address', redirect('/old', '/contact')],
]);

/** Adds what can refer to a service, and deletes the service. */
const deleteService: Change[] = [
	(content) => content.add('prices', [{ service: 'leather-cleaning', lines: [{ name: 'A chair' }] }]),
	service('leather-cleaning'),
	set('faq.yaml', '0.questions.0.answer', 'See [leather care](/services/leather-cleaning).'),
	remove('services/leather-cleaning.yaml'),
];

test('a list of what is all gone is deleted with what it is for', async () => {
	const { text } = await reportAfter([
		set(tile, 'serviceAreas.areas', ['tampaBay', 'southwest']),
		write('areas.yaml', '[]'),
	]);
	expect(text.match(/also delete .*/g)).toEqual([
		expect.stringMatching(/^also delete the part “service areas” \(lines/),
		expect.stringMatching(/^also delete the part “service areas” \(lines/),
	]);
});

test('reviews that no page shows are told once, when there is no reviews page', async () => {
	const { problems } = await reportAfter([
		remove('pages/testimonials.yaml'),
		set('navigation.yaml', 'footer.quick', [{ label: 'Services', href: '/services' }]),
		featured('second'),
	]);
	expect(problems).toMatchObject([
		{ severity: 'warning', file: 'content/reviews.yaml', found: '“first” and 1 more, which no page shows' },
	]);
});

test('a deleted service is deleted everywhere, not replaced by one whose name resembles it', async () => {
	const { text } = await reportAfter(deleteService);
	expect(text).toContain('If you deleted “leather-cleaning”, also delete the entry “');
	expect(text).toMatch(
		/also delete the service of the group, .* \(lines \d+ to \d+\) or the entry “price” \(lines/,
	);
	expect(text).toContain('If the page is gone, keep the words without the link:\n         leather care');
	expect(text).not.toMatch(/Fix: .*(?:carpet|tile)/);
});
