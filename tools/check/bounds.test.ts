import { expect, test } from 'vitest';
import { tellAfter } from './testing/fixture.ts';

test('a rating above 5 or below 1 is refused', async () => {
	const { text } = await tellAfter((content) => {
		content.set('reviews.yaml', [0, 'rating'], 6);
		content.set('reviews.yaml', [1, 'rating'], 0);
	});
	expect(text).toContain('Found: 6\n');
	expect(text).toContain('Found: 0\n');
	expect(text).toContain('Write: a number, 1 to 5, for example:\n         rating: 5');
});
