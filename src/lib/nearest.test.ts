import { expect, test } from 'vitest';
import { editDistance, findNearest } from './nearest.ts';

test('each wrong, missing or extra letter counts once, and so do two letters in the wrong order', () => {
	expect(editDistance('phone', 'phone')).toBe(0);
	expect(editDistance('phne', 'phone')).toBe(1);
	expect(editDistance('phonee', 'phone')).toBe(1);
	expect(editDistance('phnoe', 'phone')).toBe(1);
	expect(editDistance('', 'abc')).toBe(3);
});

test('the word that was meant is found, whatever its case', () => {
	expect(findNearest('Titel', ['subtitle', 'title', 'tile'])).toBe('title');
	expect(findNearest('/about', ['/', '/about-us', '/contact'])).toBe('/about-us');
});

test('nothing is suggested when nothing resembles the word', () => {
	expect(findNearest('color', ['photo', 'alt'])).toBeUndefined();
	expect(findNearest('color', [])).toBeUndefined();
});
