import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { checkParts } from './points.ts';
import { article, checkAfter, closing, end, type Typed } from './testing/fixture.ts';

/** A built site. */
const site = mkdtempSync(path.join(tmpdir(), 'built-'));
afterAll(() => rmSync(site, { recursive: true, force: true }));
for (const [file, html] of Object.entries({
	'index.html': '<section id="areas">',
	'faq.html': '<h2 id="price">Price</h2><details id="cost">',
	'blog/pet-odor-solutions.html': '<h2 id="its-use">Its use</h2>',
})) {
	mkdirSync(path.dirname(path.join(site, file)), { recursive: true });
	writeFileSync(path.join(site, file), html);
}
const reportParts = async (typed: Typed) =>
	checkParts((await checkAfter(typed)).content, site).map(
		({ file, found, write: fix }) => `${file}: ${found}. Fix: ${fix}`,
	);
const tile = 'content/services/tile-grout.yaml';
const gone = 'but that page has no part';

test.each<[string, Typed, ...string[]]>([
	[
		'to parts of pages',
		{ [closing]: '[a](/faq#cost), [b](/faq?x=1#price), [c](/#areas), [d](/faq), [e](/#)' },
	],
	['with answers for the form', { [closing]: '[a](/faq#service=tile-grout&name=Ana)' }],
	[
		'to pages that aren’t built or ours',
		{ [closing]: '[a](/blog/unfinished#a), [b](https://example.org#a)' },
	],
	[
		'to two parts that are gone',
		{ [closing]: '[how](/faq#prize) [a](/#towns)' },
		`${tile}: /faq#prize, ${gone} “prize”. Fix: Write /faq in its place, or the id of another part after “#.”`,
		`${tile}: /#towns, ${gone} “towns”. Fix: Write / in its place, or the id of another part after “#.”`,
	],
	['to a part of the same article', { [end]: '[a](#its-use)' }],
	[
		'to a part that the same article lacks',
		{ [end]: '[care](#shoes)\n\n[b]: /faq#shoes' },
		`content/${article}: #shoes, ${gone} “shoes”. Fix: Write the words without the link in its place, or the id of another part after “#.”`,
		`content/${article}: /faq#shoes, ${gone} “shoes”. Fix: Write /faq in its place, or the id of another part after “#.”`,
	],
	['that a customer wrote', { 'reviews: 0.text': 'I love [it](/faq#here)' }],
])('links %s', async (_, change, ...reports) => {
	expect(await reportParts(change)).toEqual(reports);
});
