import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFullPages } from './seo-site.ts';

/** The file that a built picture was made of: "/assets/terrace.C3xk_Z1.avif" comes from "terrace". */
const toMaster = (address: string) => address.split('/').at(-1)?.split('.')[0] ?? address;

test('no two pages open with the same picture', () => {
	// The pages of a long list open alike.
	const single = readFullPages().filter(({ route }) => !/\/page\/\d+$/.test(route));
	const pages = single.flatMap(({ route, document }) => {
		const opening = document.querySelector('main img[loading="eager"]')?.getAttribute('src');
		return opening ? [{ route, opening: toMaster(opening) }] : [];
	});
	expect(pages.length).toBeGreaterThan(0);
	const shared = Object.entries(Object.groupBy(pages, ({ opening }) => opening)).flatMap(
		([opening, group = []]) =>
			group.length > 1 ? `${opening}: ${group.map(({ route }) => route).join(', ')}` : [],
	);
	// A company that has fewer photos than pages has to show some of them twice.
	const photos = parse(readFileSync('content/photos.yaml', 'utf8')) as unknown[];
	if (photos.length >= pages.length) expect(shared).toEqual([]);
});
