import { expect, test } from 'vitest';
import { type Fixture, reportAfter, testCases } from './testing/fixture.ts';

const link = (href: string) => (content: Fixture) =>
	content.set('navigation.yaml', ['header', 1, 'href'], href);
const article = 'posts/pet-odor-solutions.md';
const set =
	(file: string, value: unknown, ...place: (string | number)[]) =>
	(content: Fixture) =>
		content.set(file, place, value);
const tile = 'services/tile-grout.yaml';

testCases([
	[
		'a link to no page',
		link('/servics'),
		'/servics',
		'the link, in “Services”\n  Found: /servics, but there’s no such page\n',
		'Why:   A wrong link leads visitors to an error page.\n  Fix:   href: "/services"',
	],
	['a link to another site', link('https://other.example/services'), 'other.example', 'no such page'],
	['a link to a place on a page', link('/services#list')],
	['a link to the reviews of one service', link('/testimonials?service=rug-cleaning#list')],
	['a link to nowhere', link(''), 'href', 'Found: nothing, but there’s no such page\n'],
	[
		'a choice of which there is none',
		(content) => {
			content.write('reviews.yaml', '[]\n');
			content.set('pages/home.yaml', ['reviews', 'featured'], ['first']);
		},
		'- first',
		'content/reviews.yaml has none yet.',
	],
	[
		'a photo that does not exist',
		set(tile, 'living-rom', 'card', 'photo'),
		'living-rom',
		'the photo on the card\n  Found: living-rom, but there’s no such photo\n',
		'Fix:   photo: "living-room"',
	],
	[
		'a photo that resembles no other',
		set(tile, 'x', 'card', 'photo'),
		'photo: x',
		'Choose from content/photos.yaml',
	],
	[
		'a service',
		set('faq.yaml', { id: 'carpet-cleening', subject: 'carpet' }, 0, 'service'),
		'cleening',
		'no such service',
	],
	['an article', set(tile, 'pet-odour-solutions', 'relatedPosts', 0), 'odour', 'no such article'],
	['a region', set(tile, 'tampa', 'serviceAreas', 'areas', 0), 'tampa', 'no such region'],
	['an author', set(article, 'marisol-reyez', 'author'), 'reyez', 'team member', 'author: "marisol-reyes"'],
	['a phone', set('areas.yaml', 'tampaa', 0, 'phone'), 'tampaa', 'no such phone'],
	[
		'an address',
		set('careers/carpet-cleaning-technician.yaml', 'st-petersburgh', 'location'),
		'st-petersburgh',
		'Fix:   location: "st-petersburg"\n         Choose from content/company.yaml, addresses: tampa, st-petersburg',
	],
	[
		'a review that was deleted',
		(content) => content.set('reviews.yaml', [2], undefined),
		'third',
		'If you deleted “third”, also delete line ',
		'Choose from content/reviews.yaml: first, second',
	],
	[
		'the same review twice',
		set('pages/home.yaml', 'first', 'reviews', 'featured', 1),
		'first',
		'which is already in the list\n',
		'Choose another one, or delete this line.',
	],
]);

/** Adds what can refer to a service, and deletes the service. */
async function deleteService(content: Fixture) {
	content.add('prices', [{ service: 'leather-cleaning', lines: [{ name: 'A chair' }] }]);
	content.set('faq.yaml', [0, 'service'], { id: 'leather-cleaning', subject: 'leather' });
	content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'See [leather care](/services/leather-cleaning).');
	content.set('pages/services.yaml', ['hero', 'subtitle'], 'Carpet, tile and leather.');
	content.remove('services/leather-cleaning.yaml');
}

test('a deleted service is deleted everywhere, not replaced by one whose name resembles it', async () => {
	const { text } = await reportAfter(deleteService);
	expect(text).toContain('If you deleted “leather-cleaning”, also delete the entry “');
	expect(text).toMatch(
		/also delete the service of the group, .* \(lines \d+ to \d+\) or the entry “price” \(lines/,
	);
	expect(text).toContain('If the page is gone, keep the words without the link:\n         leather care');
	expect(text).toMatch(/texts with “leather” in them[\s\S]*content\/pages\/services.yaml: \d/);
	expect(text).not.toMatch(/Fix: .*(?:carpet|tile)/);
});

testCases([
	[
		'a former address that leads nowhere',
		(content) => content.write('redirects.yaml', '- from: /old\n  to: /contacts\n'),
		'to: /contacts',
		'no such page',
		'Fix:   to: "/contact"',
	],
	[
		'a former address that a page still has',
		(content) => content.write('redirects.yaml', '- from: /services\n  to: /contact\n'),
		'from: /services',
		'which is the address of a page\n',
		'or delete this entry',
	],
	['a former address', (content) => content.write('redirects.yaml', '- from: /old\n  to: /contact\n')],
]);

test('a broken file does not make a problem of every reference to its records', async () => {
	const { lines } = await reportAfter((content) => content.append('photos.yaml', '\n: broken: line\n'));
	expect(lines).toHaveLength(1);
});
