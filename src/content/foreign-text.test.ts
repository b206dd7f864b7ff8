import { expect, test } from 'vitest';
import { dropMarks, isForeign, markBlock, markForeign, showForeign } from './foreign-text.ts';

const rug = markForeign('Rugs & more');

test('an element whose text is in the content’s language says so', () => {
	expect(showForeign(`<body><h2>${rug}</h2><p>Hola</p></body>`)).toBe(
		'<body><h2 lang="en">Rugs & more</h2><p>Hola</p></body>',
	);
	const withLink = markForeign('Call LINK.').replace('LINK', '<a href="tel:1">1</a>');
	expect(showForeign(`<body><p>${withLink}</p></body>`)).toBe(
		'<body><p lang="en">Call <a href="tel:1">1</a>.</p></body>',
	);
	expect(showForeign(`<body><p>${markForeign(`Open ${rug}.`)}</p></body>`)).toContain('<p lang="en">');
	expect(showForeign(`<body><img alt="${rug}"></body>`)).toContain('lang="en"');
	expect(showForeign(`<body><p hidden>${rug}</p></body>`)).toContain('<p hidden lang="en">');
	expect(showForeign(`<body><a href="">${rug}</a></body>`)).toContain('<a href="" lang="en">');
	expect(showForeign(`<body><q lang="fr">${rug}</q></body>`)).toContain('<q lang="fr">');
});

test('an element whose name is in the content’s language says so if nothing else in it has words', () => {
	const call = (words: string) => showForeign(`<body><a aria-label="${rug}"><i></i>${words}</a></body>`);
	expect(call('(614) 555-0116')).toContain('<a aria-label="Rugs & more" lang="en">');
	expect(call(`<span>${rug}</span>`)).toContain('<a aria-label="Rugs & more" lang="en">');
	expect(call('Llame')).toContain('<a aria-label="Rugs & more">');
});

test('a text that can have no elements says so as a whole', () => {
	expect(showForeign(`<head><title>${rug} | Acme</title></head>`)).toBe(
		'<head><title lang="en">Rugs & more | Acme</title></head>',
	);
});

test('a part of an element says so, but not in an island, which would be drawn anew', () => {
	expect(showForeign(`<body><p>Hola: ${rug}.</p></body>`)).toContain(
		'<p>Hola: <span lang="en">Rugs & more</span>.</p>',
	);
	expect(showForeign(`<body><astro-island props="${rug}"><p>Hola: ${rug}</p></astro-island></body>`)).toBe(
		'<body><astro-island props="Rugs & more"><p>Hola: Rugs & more</p></astro-island></body>',
	);
});

test('no mark stays, and what has no words has none', () => {
	expect(
		showForeign(`<script>const a = "${rug}"</script><a href="?text=${encodeURIComponent(rug)}">b</a>`),
	).not.toMatch(/[\uE000\uE001]|%EE/);
	expect(dropMarks(`{"name":"<${rug}>"}`)).toBe('{"name":"<Rugs & more>"}');
	expect(['$50', '24/7', ''].some((text) => isForeign(markForeign(text)))).toBe(false);
});

test('a block of Markdown stays what it is, and its element says so', () => {
	expect(markBlock('## Rugs\n- One')).toMatch(/^<!--.*-->\n\n## Rugs\n- One$/);
	const html = markBlock('').trim();
	expect(showForeign(`<body>${html}\n<h2 id="rugs">Rugs</h2>\n<p>Hola</p></body>`)).toBe(
		'<body><h2 id="rugs" lang="en">Rugs</h2>\n<p>Hola</p></body>',
	);
	expect(markBlock('Open {hours}.')).toContain('Open {original.hours}.');
	// A picture has a line of its own.
	expect(markBlock('![A rug](rug)')).toBe(`![${markForeign('A rug')}](rug)`);
	expect(markBlock('![](rug)')).toBe('![](rug)');
});

test('each paragraph is marked', () => {
	expect(markForeign('One\ntwo\n\nThree').match(/\uE000/g)).toHaveLength(2);
});
