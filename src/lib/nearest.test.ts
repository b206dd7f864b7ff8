import { expect, test } from 'vitest';
import { editDistance, findTypo } from './nearest.ts';

test('each wrong, missing or extra letter counts once, and so do two letters in the wrong order', () => {
	const words = ['phone', 'phne', 'phonee', 'phnoe', ''];
	expect(words.map((word) => editDistance(word, 'phone'))).toEqual([0, 1, 1, 1, 5]);
});

test('the word that was meant is found, whatever its case', () => {
	expect(findTypo('Titel', ['subtitle', 'title', 'tile'])).toBe('title');
	expect(findTypo('photso', ['photo', 'alt'])).toBe('photo');
});

test('a typing mistake is one slip, not another word or number', () => {
	expect(findTypo('sofa', ['rug'])).toBeUndefined();
	expect(findTypo('sofa', ['soap'])).toBeUndefined();
	expect(findTypo('color', [])).toBeUndefined();
	expect(findTypo('on', ['to', 'in'])).toBeUndefined();
	expect(findTypo('leather-claening', ['leather-cleaning'])).toBe('leather-cleaning');
	expect(findTypo('southeast', ['southwest'])).toBeUndefined();
	expect(findTypo('review-02', ['review-04'])).toBeUndefined();
});
