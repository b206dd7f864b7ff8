import { satteri } from '@astrojs/markdown-satteri';
import { expect, test } from 'vitest';
import { correctMarkdown, readPasted } from './correct-markdown.ts';

const renderer = await satteri(correctMarkdown).createRenderer({});
const render = async (text: string) =>
	(await renderer.render(readPasted(text))).code.replace(/ id="[^"]*"/g, '').replace(/\n/g, '');

test.each([
	['begins deep', '#### Soot\n\n##### In the room', '<h2>Soot</h2><h3>In the room</h3>'],
	['begins with a main heading', '# Soot\n\n## In the room', '<h2>Soot</h2><h3>In the room</h3>'],
	[
		'leaves out a level',
		'## Soot\n\n#### In the room\n\n### Ash',
		'<h2>Soot</h2><h3>In the room</h3><h3>Ash</h3>',
	],
	[
		'goes up again',
		'### Soot\n\n#### Ash\n\n## Fire\n\n### Smoke',
		'<h2>Soot</h2><h3>Ash</h3><h2>Fire</h2><h3>Smoke</h3>',
	],
	['is right', '## Soot\n\n### Ash\n\n## Fire', '<h2>Soot</h2><h3>Ash</h3><h2>Fire</h2>'],
])('headings go down one step at a time from the second level in a text that %s', async (_, text, html) => {
	// Each text begins anew.
	for (const _time of [1, 2]) expect(await render(text)).toBe(html);
});

test('links to other sites are safe, however they are written', async () => {
	expect(
		await render('www.nfpa.org http://a.org <http://b.org> [c](http://c.org) [d][d]\n\n[d]: HTTP://d.org'),
	).toBe(
		'<p><a href="https://www.nfpa.org">www.nfpa.org</a> <a href="https://a.org">http://a.org</a> ' +
			'<a href="https://b.org">http://b.org</a> <a href="https://c.org">c</a> <a href="https://d.org">d</a></p>',
	);
	expect(await render('[ours](/faq#http:) us@b.org')).toBe(
		'<p><a href="/faq#http:">ours</a> <a href="mailto:us@b.org">us@b.org</a></p>',
	);
});

test('a list with boxes to check is a plain list', async () => {
	expect(await render('- [ ] Close the damper\n- [x] Open a window\n- Call')).toBe(
		'<ul><li>Close the damper</li><li>Open a window</li><li>Call</li></ul>',
	);
});

test.each([
	['•\tRun the pump\n·  Brush\no\tRinse', '<ul><li>Run the pump</li><li>Brush</li><li>Rinse</li></ul>'],
	['1.\tRun it\n2.\tRinse', '<ol><li>Run it</li><li>Rinse</li></ol>'],
	[
		'| A | B |\n| May | -8 |',
		'<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>May</td><td>-8</td></tr></tbody></table>',
	],
	[
		'Look:\n\nA\tB\r\nMay\t-8\r\n\nThen\tgo.',
		'<p>Look:</p><table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>May</td><td>-8</td></tr></tbody></table><p>Then\tgo.</p>',
	],
	['| A |\n| --- |', '<table><thead><tr><th>A</th></tr></thead></table>'],
])('%j pasted from Word is a list or a table', async (text, html) => expect(await render(text)).toBe(html));
