import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('a link to a page that does not exist is refused and the nearest page is suggested', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.set('navigation.yaml', ['header', 1, 'href'], '/servics'),
	);
	expect(text).toContain(
		message(
			'content/navigation.yaml:N  the link, number 2 of the header links',
			'  Found: /servics, but there is no such page',
			'  Why:   Visitors follow it to another page.',
			'  Write: href: "/services"',
		),
	);
	expect(lines[0]).toContain('/servics');
});

test('a link with a slash at its end, without one at its start or to another site is no page of this site', async () => {
	for (const link of ['/services/', 'services', 'https://other.example/services']) {
		const { text } = await tellAfter((content) =>
			content.set('navigation.yaml', ['header', 1, 'href'], link),
		);
		expect(text).toContain(`Found: ${link}, but there is no such page`);
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
			'content/posts/pet-odor-solutions.md:N  a link in the text',
			'  Found: /services/lether-cleaning, but there is no such page',
			'  Why:   Visitors follow it to another page.',
			'  Write: [leather care](/services/leather-cleaning)',
		),
	);
	expect(lines).toEqual(['See [leather care](/services/lether-cleaning).']);
});

test('a picture inside an article, which no page would show, is told', async () => {
	const { text } = await tellAfter((content) =>
		content.append('posts/pet-odor-solutions.md', '\n![A porch](../photos/porch.jpg)\n'),
	);
	expect(text).toContain(
		'a picture in the text\n  Found: ![A porch](../photos/porch.jpg)\n  Why:   Pictures inside a text are not shown.',
	);
});

test('a photo that does not exist is refused and the nearest one is suggested', async () => {
	const { text } = await tellAfter((content) =>
		content.set('services/leather-cleaning.yaml', ['card', 'photo'], 'living-rom'),
	);
	expect(text).toContain(
		message(
			'content/services/leather-cleaning.yaml:N  the photo on the card',
			'  Found: living-rom, but there is no such photo',
			'  Why:   The page shows this picture.',
			'  Write: photo: "living-room"',
		),
	);
});

test('a photo that resembles no other is told where the photos are listed', async () => {
	const { text } = await tellAfter((content) =>
		content.set('services/leather-cleaning.yaml', ['card', 'photo'], 'x'),
	);
	expect(text).toContain('Write: one of those that exist\n         (content/photos.yaml');
});

test('each kind of reference is checked against the records that exist', async () => {
	const { text } = await tellAfter((content) => {
		content.set('services/tile-grout.yaml', ['related', 'services', 0], 'carpet-cleening');
		content.set('services/tile-grout.yaml', ['related', 'posts', 0], 'pet-odour-solutions');
		content.set('services/tile-grout.yaml', ['serviceAreas', 'areas', 0], 'tampa');
		content.set('posts/pet-odor-solutions.md', ['author'], 'marisol-reyez');
		content.set('pages/home.yaml', ['reviews', 'featured', 0], 'no-such-review');
		content.set('areas.yaml', [0, 'phone'], 'tampaa');
		content.set('careers/carpet-cleaning-technician.yaml', ['location'], 'st-petersburgh');
	});
	const found = [
		'carpet-cleening, but there is no such service',
		'pet-odour-solutions, but there is no such article',
		'tampa, but there is no such region',
		'marisol-reyez, but there is no such team member',
		'no-such-review, but there is no such review',
		'tampaa, but there is no such phone',
		'st-petersburgh, but there is no such address',
	];
	for (const words of found) expect(text).toContain(`Found: ${words}\n`);
	expect(text).toContain('Write: author: "marisol-reyes"');
	expect(text).toContain(
		'Write: location: "st-petersburg"\n         (content/company.yaml, addresses: tampa, st-petersburg)',
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
		'for the second time in the list of 3 entries\n  Why:   Visitors would see the same thing twice.\n  Write: another one, or take the line away',
	);
});

test('a broken file does not turn every reference to its records into a problem', async () => {
	const { lines } = await tellAfter((content) => content.append('photos.yaml', '\n: broken: line\n'));
	expect(lines).toHaveLength(1);
});
