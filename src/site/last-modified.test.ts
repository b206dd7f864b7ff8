import { expect, test } from 'vitest';
import { findLatestChange, parseHistory } from './last-modified.ts';

const log =
	'\u00002026-03-02\n\ncontent/posts/pets.md\ncontent/areas.yaml\n\u00002025-12-24\n\ncontent/posts/pets.md\ncontent/posts/stains.md\n';

test('a file has the date of its newest change', () => {
	expect(Object.fromEntries(parseHistory(log))).toEqual({
		'content/posts/pets.md': '2026-03-02',
		'content/areas.yaml': '2026-03-02',
		'content/posts/stains.md': '2025-12-24',
	});
	expect(parseHistory('').size).toBe(0);
});

test('a page is as new as the newest of its files', () => {
	const dates = parseHistory(log);
	expect(findLatestChange(['content/posts/stains.md'], dates)).toBe('2025-12-24');
	expect(findLatestChange(['content/posts/stains.md', 'content/areas.yaml'], dates)).toBe('2026-03-02');
});

test('no date is given where none is known', () => {
	expect(findLatestChange(['content/team.yaml'], parseHistory(log))).toBeUndefined();
	expect(findLatestChange(['content/posts'], parseHistory(log))).toBeUndefined();
});
