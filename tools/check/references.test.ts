import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('a link to a page that does not exist is refused and the nearest page is suggested', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.set('navigation.yaml', ['header', 1, 'href'], '/servics'),
	);
	expect(text).toContain(
		message(
			'content/navigation.yaml, line N: the link, entry 2 in the header links',
			'  Found: /servics, but there’s no such page',
			'  Why:   A wrong link leads visitors to an error page.',
			'  Fix:   href: "/services"',
		),
	);
	expect(lines[0]).toContain('/servics');
});

test('a link with a slash at its end, without one at its start or to another site is no page of this site', async () => {
	for (const link of ['/services/', 'services', 'https://other.example/services']) {
		const { text } = await tellAfter((content) =>
			content.set('navigation.yaml', ['header', 1, 'href'], link),
		);
		expect(text).toContain(`Found: ${link}, but there’s no such page`);
	}
});

test('a link may lead to a place on a page', async () => {
	const { lines } = await tellAfter((content) =>
		content.set('navigation.yaml', ['header', 1, 'href'], '/services#list'),
	);
	expect(lines).toEqual([]);
});

test('a link in an article is checked on its own line', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.append('posts/pet-odor-solutions.md', '\nSee [leather care](/services/lether-cleaning).\n'),
	);
	expect(text).toBe(
		message(
			'content/posts/pet-odor-solutions.md, line N: a link in the text',
			'  Found: /services/lether-cleaning, but there’s no such page',
			'  Why:   A wrong link leads visitors to an error page.',
			'  Fix:   [leather care](/services/leather-cleaning)',
		),
	);
	expect(lines).toEqual(['See [leather care](/services/lether-cleaning).']);
});

test('a picture inside an article, which no page would show, is told', async () => {
	const { text } = await tellAfter((content) =>
		content.append('posts/pet-odor-solutions.md', '\n![A porch](../photos/porch.jpg)\n'),
	);
	expect(text).toContain(
		'a picture in the text\n  Found: ![A porch](../photos/porch.jpg)\n  Why:   Pictures inside the text aren’t shown.',
	);
});

test('a photo that does not exist is refused and the nearest one is suggested', async () => {
	const { text } = await tellAfter((content) =>
		content.set('services/leather-cleaning.yaml', ['card', 'photo'], 'living-rom'),
	);
	expect(text).toContain(
		message(
			'content/services/leather-cleaning.yaml, line N: the photo on the card',
			'  Found: living-rom, but there’s no such photo',
			'  Why:   The page shows this picture.',
			'  Fix:   photo: "living-room"',
		),
	);
});

test('a photo that resembles no other is told where the photos are listed', async () => {
	const { text } = await tellAfter((content) =>
		content.set('services/leather-cleaning.yaml', ['card', 'photo'], 'x'),
	);
	expect(text).toContain('Fix:   Choose from content/photos.yaml');
});

test('each kind of reference is checked against the records that exist', async () => {
	const { text } = await tellAfter((content) => {
		content.set('faq.yaml', [0, 'service', 'id'], 'carpet-cleening');
		content.set('services/tile-grout.yaml', ['relatedPosts', 0], 'pet-odour-solutions');
		content.set('services/tile-grout.yaml', ['serviceAreas', 'areas', 0], 'tampa');
		content.set('posts/pet-odor-solutions.md', ['author'], 'marisol-reyez');
		content.set('pages/home.yaml', ['reviews', 'featured', 0], 'no-such-review');
		content.set('areas.yaml', [0, 'phone'], 'tampaa');
		content.set('careers/carpet-cleaning-technician.yaml', ['location'], 'st-petersburgh');
	});
	const found = [
		'carpet-cleening, but there’s no such service',
		'pet-odour-solutions, but there’s no such article',
		'tampa, but there’s no such region',
		'marisol-reyez, but there’s no such team member',
		'no-such-review, but there’s no such review',
		'tampaa, but there’s no such phone',
		'st-petersburgh, but there’s no such address',
	];
	for (const words of found) expect(text).toContain(`Found: ${words}\n`);
	expect(text).toContain('Fix:   author: "marisol-reyes"');
	expect(text).toContain(
		'Fix:   location: "st-petersburg"\n         Choose from content/company.yaml, addresses: tampa, st-petersburg',
	);
});

test('a list does not name the same record twice', async () => {
	const { text } = await tellAfter((content) => {
		content.set(
			'pages/home.yaml',
			['reviews', 'featured', 1],
			content.value('pages/home.yaml', ['reviews', 'featured', 0]),
		);
	});
	expect(text).toContain(
		'which is already in the list\n  Why:   Visitors would see it twice.\n  Fix:   Choose another one, or delete this line.',
	);
});

test('a broken file does not turn every reference to its records into a problem', async () => {
	const { lines } = await tellAfter((content) => content.append('photos.yaml', '\n: broken: line\n'));
	expect(lines).toHaveLength(1);
});
