import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { catalog } from './catalog.ts';

test('every collection of the site is checked, and nothing else', () => {
	const config = readFileSync(path.resolve(import.meta.dirname, '../../src/content.config.ts'), 'utf8');
	const built = [...config.matchAll(/(single|list|folder)\('([^']+)'/g)].map(
		([, kind, place]) => `${kind} ${place}`,
	);
	expect(catalog.map(({ kind, path: place }) => `${kind} ${place}`).sort()).toEqual(built.sort());
});
