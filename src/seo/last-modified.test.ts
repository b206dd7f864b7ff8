import { expect, test } from 'vitest';
import { findLatestChange, parseHistory } from './last-modified.ts';

const log =
	'\u00002026-03-02\n\nposts/pets.md\nareas.yaml\n\u00002025-12-24\n\nposts/pets.md\nposts/stains.md\n';

test('a file has the date of its newest change', () => {
	expect(Object.fromEntries(parseHistory(log))).toEqual({
		'posts/pets.md': '2026-03-02',
		'areas.yaml': '2026-03-02',
		'posts/stains.md': '2025-12-24',
	});
	expect(parseHistory('').size).toBe(0);
});

test('a page is as new as the newest of its files, and a folder counts every file in it', () => {
	const dates = parseHistory(log);
	expect(findLatestChange(['posts/stains.md'], dates)).toBe('2025-12-24');
	expect(findLatestChange(['posts/stains.md', 'areas.yaml'], dates)).toBe('2026-03-02');
	expect(findLatestChange(['posts'], dates)).toBe('2026-03-02');
});

test('no date is given where none is known', () => {
	expect(findLatestChange(['team.yaml'], parseHistory(log))).toBeUndefined();
	expect(findLatestChange(['post'], parseHistory(log))).toBeUndefined();
});
