import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('a content without a mistake is told nothing', async () => {
	expect((await tellAfter(() => undefined)).text).toBe('');
});

test('a mistyped field is refused and the nearest one is suggested', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.replace('photos.yaml', /^ {2}alt: .*$/m, '  atl: A bright living room.'),
	);
	expect(text).toBe(
		message(
			'content/photos.yaml:N  the field “atl”, in “living-room”',
			'  Found: atl, which is no field of this place',
			'  Why:   What stands in a mistyped field would never appear on the site.',
			'  Write: alt: A bright living room.',
		),
	);
	expect(lines).toEqual(['atl: A bright living room.']);
});

test('a field that resembles no other is refused with the list of the fields that exist', async () => {
	const { text } = await tellAfter((content) => content.set('gallery.yaml', [0, 'hashtag'], '#clean'));
	expect(text).toContain(
		'Write: one of the fields that exist here: id, title, location, before, after, description, testimonial, sample',
	);
});

test('a missing field is told where its record begins, with an example', async () => {
	const { text } = await tellAfter((content) => content.delete('company.yaml', ['descriptor']));
	expect(text).toBe(
		message(
			'content/company.yaml:N  what the company does',
			'  Found: nothing; the field is missing',
			'  Why:   Visitors read this text; without it a part of the page is empty.',
			'  Write: descriptor: "Carpet & Upholstery Cleaning"',
		),
	);
});

test('a field with nothing after the colon is told', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.replace('photos.yaml', /^ {2}alt: .*$/m, '  alt:'),
	);
	expect(text).toBe(
		message(
			'content/photos.yaml:N  the alternative text, in “living-room”',
			'  Found: nothing after the colon',
			'  Why:   People who cannot see the picture hear this text instead.',
			'  Write: alt: "A bright living room with a pale sofa and a deep-pile rug."',
		),
	);
	expect(lines).toEqual(['alt:']);
});

test('an empty alternative text is told', async () => {
	const { text } = await tellAfter((content) =>
		content.replace('photos.yaml', /^ {2}alt: .*$/m, '  alt: ""'),
	);
	expect(text).toContain(
		'Found: nothing between the quotation marks\n  Why:   People who cannot see the picture',
	);
});

test('a number in the place of a text gets quotation marks', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.set('company.yaml', ['addresses', 0, 'zip'], 33602),
	);
	expect(text).toContain('Found: 33602, which without quotation marks is a number and no text');
	expect(text).toContain('Write: zip: "33602"');
	expect(lines[0]).toContain('zip: 33602');
});

test('a word in the place of a number is told', async () => {
	const { text } = await tellAfter((content) => content.set('reviews.yaml', [1, 'rating'], 'five'));
	expect(text).toContain('the rating, in “');
	expect(text).toContain(
		'Found: five\n  Why:   It is drawn as stars and counted in the average.\n  Write: rating: 5',
	);
});

test('a Google rating is one decimal from 1.0 to 5.0, because it is drawn as stars', async () => {
	const { text } = await tellAfter((content) =>
		content.set('company.yaml', ['claims', 'rating'], '4.8 stars'),
	);
	expect(text).toContain(
		'the Google rating\n  Found: 4.8 stars\n  Why:   It is written, read aloud and drawn as stars on every page.\n',
	);
	expect(text).toContain('Write: rating: "4.9"');
});

test('yes in the place of true is told', async () => {
	const { text } = await tellAfter((content) => content.set('pages/home.yaml', ['hero', 'form'], 'yes'));
	expect(text).toContain('whether the form stands in the hero\n  Found: yes\n');
	expect(text).toContain('Write: form: true');
});

test('a text in the place of a list is told', async () => {
	const { text } = await tellAfter((content) => content.set('team.yaml', [0, 'specialties'], 'Rugs'));
	expect(text).toContain('Found: Rugs\n');
	expect(text).toContain(
		'Write: a list, one entry per line, each with a hyphen:\n         specialties:\n           - "Words that visitors read"',
	);
});

test('a text in the place of a group of fields is told', async () => {
	const { text } = await tellAfter((content) => content.set('pages/blog.yaml', ['hero'], 'Welcome'));
	expect(text).toContain('the part “hero”\n  Found: Welcome\n');
	expect(text).toContain('Write: a group of fields, indented below it:\n         hero:\n           title: ');
});

test('a list in the place of single fields is told', async () => {
	const { text } = await tellAfter((content) => content.write('company.yaml', '- name: Palmetto Heritage\n'));
	expect(text).toContain('content/company.yaml:N  the whole file\n  Found: - name: Palmetto Heritage\n');
});

test('a text that begins with a word in braces needs quotation marks', async () => {
	const { text } = await tellAfter((content) =>
		content.replace('team.yaml', /description: .*/, 'description: {company}'),
	);
	expect(text).toContain('Found: {company}\n');
	expect(text).toContain(
		'Why:   Without quotation marks, a text that begins with { is taken for a group of fields.',
	);
	expect(text).toContain('Write: description: "{company}"');
});

test('an id with spaces and capitals is refused and written properly', async () => {
	const { text } = await tellAfter((content) => content.set('gallery.yaml', [0, 'id'], 'Living Room'));
	expect(text).toBe(
		message(
			'content/gallery.yaml:N  the id of the case, in “Living Room”',
			'  Found: Living Room',
			'  Why:   It becomes part of a web address, where only small letters, digits and hyphens are safe.',
			'  Write: id: "living-room"',
		),
	);
});
