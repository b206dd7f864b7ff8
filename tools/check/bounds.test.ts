import { expect, test } from 'vitest';
import { message, tellAfter } from './fixture.ts';

test('a rating above 5 or below 1 is refused', async () => {
	const { text } = await tellAfter((content) => {
		content.set('reviews.yaml', [0, 'rating'], 6);
		content.set('reviews.yaml', [1, 'rating'], 0);
	});
	expect(text).toContain('Found: 6\n');
	expect(text).toContain('Found: 0\n');
	expect(text).toContain('Write: a number, 1 to 5, for example:\n         rating: 5');
});

test('a text that is too long is told with its length', async () => {
	const long = 'Carpet Cleaning in Every Town of Florida from Tampa Bay to Miami';
	const { text } = await tellAfter((content) =>
		content.set('services/carpet-cleaning.yaml', ['metaTitle'], long),
	);
	expect(text).toBe(
		message(
			'content/services/carpet-cleaning.yaml:N  the title for search results',
			`  Found: 64 characters: ${long}`,
			'  Why:   Longer ones are cut.',
			'  Write: 3 to 60 characters; that is 4 fewer. For example:',
			'         metaTitle: "Carpet Cleaning in Florida Homes"',
		),
	);
});

test('a count that the page fixes is told with what an entry looks like', async () => {
	const { text } = await tellAfter((content) => content.delete('services/tile-grout.yaml', ['features', 3]));
	expect(text).toBe(
		message(
			'content/services/tile-grout.yaml:N  the features',
			'  Found: 3 entries',
			'  Why:   The page has four feature cards.',
			'  Write: exactly 4; that is 1 more, each like this:',
			'         - icon: "leaf"',
			'           title: "Words that visitors read"',
			'           description: "Words that visitors read"',
		),
	);
});

test('the fifth benefit of a card and the tenth step of a process are refused', async () => {
	const { text } = await tellAfter((content) => {
		content.edit('services/tile-grout.yaml', (document) => document.addIn(['card', 'benefits'], 'One more'));
		content.edit('services/oriental-rug-cleaning.yaml', (document) =>
			document.addIn(['process'], { name: 'One more', description: 'Another step.' }),
		);
	});
	expect(text).toContain(
		'Found: 5 entries\n  Why:   The card has room for exactly four benefits.\n  Write: exactly 4; that is 1 fewer',
	);
	expect(text).toContain(
		'Found: 10 entries\n  Why:   Our Professional Process has 6 to 9 steps.\n  Write: 6 to 9; that is 1 fewer',
	);
});
