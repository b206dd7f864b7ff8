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
			'content/photos.yaml, line N: the field “atl”, in “living-room”',
			'  Found: “atl”, which isn’t the name of a field here',
			'  Why:   Visitors would never see what’s written here.',
			'  Fix:   alt: A bright living room.',
		),
	);
	expect(lines).toEqual(['atl: A bright living room.']);
});

test('a field that resembles no other is refused with the list of the fields that exist', async () => {
	const { text } = await tellAfter((content) => content.set('gallery.yaml', [0, 'hashtag'], '#clean'));
	expect(text).toContain(
		'Fix:   Delete this line, or use one of these names: id, title, location, before, after, description, testimonial, sample',
	);
});

test('a missing field is told where its record begins, with an example', async () => {
	const { text } = await tellAfter((content) => content.delete('company.yaml', ['descriptor']));
	expect(text).toBe(
		message(
			'content/company.yaml, line N: what the company does',
			'  Found: nothing, because this line is missing',
			'  Why:   Visitors read this. Without it, part of the page is blank.',
			'  Fix:   descriptor: "Carpet & Upholstery Cleaning"',
		),
	);
});

test('a field with nothing after the colon is told', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.replace('photos.yaml', /^ {2}alt: .*$/m, '  alt:'),
	);
	expect(text).toBe(
		message(
			'content/photos.yaml, line N: the description of the picture, in “living-room”',
			'  Found: nothing after the colon',
			'  Why:   People who can’t see the picture hear this instead.',
			'  Fix:   alt: "A bright living room with a pale sofa and a deep-pile rug."',
		),
	);
	expect(lines).toEqual(['alt:']);
});

test('an empty alternative text is told', async () => {
	const { text } = await tellAfter((content) =>
		content.replace('photos.yaml', /^ {2}alt: .*$/m, '  alt: ""'),
	);
	expect(text).toContain(
		'Found: nothing between the quotation marks\n  Why:   People who can’t see the picture',
	);
});

test('a number in the place of a text gets quotation marks', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.set('company.yaml', ['addresses', 0, 'zip'], 33602),
	);
	expect(text).toContain('Found: 33602 without quotation marks, so it’s read as a number');
	expect(text).toContain('Fix:   zip: "33602"');
	expect(lines[0]).toContain('zip: 33602');
});

test('a word in the place of a number is told', async () => {
	const { text } = await tellAfter((content) => content.set('reviews.yaml', [1, 'rating'], 'five'));
	expect(text).toContain('the rating, in “');
	expect(text).toContain(
		'Found: five\n  Why:   It’s shown as stars and counts toward the average.\n  Fix:   rating: 5',
	);
});

test('a Google rating is one decimal from 1.0 to 5.0, because it is drawn as stars', async () => {
	const { text } = await tellAfter((content) =>
		content.set('company.yaml', ['claims', 'rating'], '4.8 stars'),
	);
	expect(text).toContain(
		'the Google rating\n  Found: 4.8 stars\n  Why:   Every page shows it as a number and as stars.\n',
	);
	expect(text).toContain('Fix:   rating: "4.9"');
});

test('yes in the place of true is told', async () => {
	const { text } = await tellAfter((content) => content.set('pages/home.yaml', ['hero', 'form'], 'yes'));
	expect(text).toContain('whether the hero shows the form\n  Found: yes\n');
	expect(text).toContain('Fix:   form: true');
});

test('a text in the place of a list is told', async () => {
	const { text } = await tellAfter((content) => content.set('team.yaml', [0, 'specialties'], 'Rugs'));
	expect(text).toContain('Found: Rugs\n');
	expect(text).toContain(
		'Fix:   Write a list, with a hyphen before each entry:\n         specialties:\n           - "Your text"',
	);
});

test('a text in the place of a group of fields is told', async () => {
	const { text } = await tellAfter((content) => content.set('pages/blog.yaml', ['hero'], 'Welcome'));
	expect(text).toContain('the part “hero”\n  Found: Welcome\n');
	expect(text).toContain(
		'Fix:   Write its fields, indented on the lines below it:\n         hero:\n           title: ',
	);
});

test('a list in the place of single fields is told', async () => {
	const { text } = await tellAfter((content) => content.write('company.yaml', '- name: Palmetto Heritage\n'));
	expect(text).toContain(
		'content/company.yaml, line N: the whole file\n  Found: - name: Palmetto Heritage\n',
	);
});

test('a text that begins with a word in braces needs quotation marks', async () => {
	const { text } = await tellAfter((content) =>
		content.replace('team.yaml', /description: .*/, 'description: {company}'),
	);
	expect(text).toContain('Found: {company}\n');
	expect(text).toContain('Why:   Text that starts with { needs quotation marks.');
	expect(text).toContain('Fix:   description: "{company}"');
});

test('an id with spaces and capitals is refused and written properly', async () => {
	const { text } = await tellAfter((content) => content.set('gallery.yaml', [0, 'id'], 'Living Room'));
	expect(text).toBe(
		message(
			'content/gallery.yaml, line N: the id of the case, in “Living Room”',
			'  Found: Living Room',
			'  Why:   Links and other content use it. Use lowercase letters, digits and hyphens only.',
			'  Fix:   id: "living-room"',
		),
	);
});
