import { expect, test } from 'vitest';
import { findTypo } from './nearest.ts';

test('the word that was meant is found, whatever its case', () => {
	expect(findTypo('Titel', ['subtitle', 'title', 'tile'])).toBe('title');
});

test('a typing mistake is one slip, not another word or number', () => {
	expect(findTypo('sofa', ['soap'])).toBeUndefined();
	expect(findTypo('rake', ['cake', 'on'])).toBeUndefined();
	expect(findTypo('leather-claening', ['leather-cleaning'])).toBe('leather-cleaning');
	expect(findTypo('southeast', ['southwest'])).toBeUndefined();
	expect(findTypo('review-02', ['review-04'])).toBeUndefined();
});
