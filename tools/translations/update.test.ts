import { expect, test } from 'vitest';
import { checkAfter } from '../check/testing/fixture.ts';
import type { SourceText } from './texts.ts';
import { countOpen, updateCatalog, updateCatalogs } from './update.ts';

/** Texts of content/faq.yaml, or at the places that "text @ place, another place" names. */
const list = (...texts: string[]): SourceText[] =>
	texts.map((said) => {
		const [text = '', places = 'faq.title'] = said.split(' @ ');
		const where = (place: string) => ({
			shape: {},
			words: place,
			references: [`content/${place.split('.')[0]}.yaml`],
		});
		return { text, places: new Map(places.split(', ').map((place) => [place, where(place)])) };
	});
const head = `msgid ""
msgstr ""
"Language: es\\n"
"MIME-Version: 1.0\\n"
"Content-Type: text/plain; charset=utf-8\\n"
"Content-Transfer-Encoding: 8bit\\n"
`;
/** Brings a catalog with these entries up to date. @returns its entries */
const update = (entries: string, ...texts: string[]) =>
	updateCatalog(`${head}\n${entries}\n`, 'es', list(...texts))
		.replace(`${head}\n`, '')
		.trimEnd();

const reference = '#: content/faq.yaml\n';
const rugs = `${reference}msgid "Rugs cost $50."\nmsgstr "Las alfombras cuestan $50."`;
const changed = `${reference}#, fuzzy\n#| msgid "Rugs cost $50."\n${rugs.replace(reference, '').replace('$50', '$70')}`;

test.each([
	['an empty file', ''],
	['the head that another program wrote', '# Ours\nmsgid ""\nmsgstr ""\n"X-Generator: Poedit 3.4\\n"\n'],
	['a byte order mark and line ends of Windows', `\uFEFF${head.replaceAll('\n', '\r\n')}`],
])('%s becomes a catalog with every text', (_, file) => {
	const catalog = updateCatalog(file, 'es', list('Carpet'));
	expect(catalog).toContain(`${reference}msgid "Carpet"\nmsgstr ""\n`);
	expect(catalog).toContain('"Language: es\\n"');
	expect(['# Ours', 'X-Generator'].map((words) => catalog.includes(words))).toEqual(
		['# Ours', 'X-Generator'].map((words) => file.includes(words)),
	);
});

test.each([
	['comments and flags', `# Said by phone.\n#. extracted\n${rugs.replace('msgid', '#, no-wrap\nmsgid')}`],
	['lines of another length', rugs.replace('"Las ', '""\n"Las ')],
	['a fuzzy text', changed.replace('$70', '$50')],
	['what is gone', `${rugs}\n\n#~ msgid "Carpet"\n#~ msgstr "Alfombra"`],
])('a catalog with %s stays as it is when there is nothing to do', (_, entries) =>
	expect(update(entries, 'Rugs cost $50.')).toBe(entries),
);

test('a changed text waits for somebody with the text that was translated, until it is that again', () => {
	expect(update(`# By phone.\n${rugs}`, 'Rugs cost $70.')).toBe(`# By phone.\n${changed}`);
	const twice = changed.replace('$70', '$90');
	expect(update(changed, 'Rugs cost $90.')).toBe(twice);
	expect(update(twice, 'Rugs cost $50.')).toBe(rugs);
});

test('of several texts that are gone, the nearest is the one that was changed', () => {
	const other = rugs.replace('Rugs cost', 'Two rugs cost').replace('Las', 'Dos');
	expect(update(`${other}\n\n${rugs}`, 'Rugs cost $70.')).toContain(changed);
});

test('another text of the file, and a similar one of another file, are new', () => {
	for (const text of ['Call us.', 'Rugs cost $70. @ team.title'])
		expect(update(rugs, text)).toContain(`"${text.split(' @')[0]}"\nmsgstr ""`);
});

test('a text that is gone is kept until it comes back, and one in another file keeps its translation', () => {
	const gone = update(`${rugs}\n\n${reference}msgid "Call"\nmsgstr ""`, 'Stone');
	expect(gone).toContain('#~ msgid "Rugs cost $50."\n#~ msgstr "Las alfombras cuestan $50."');
	expect(gone).not.toContain('Call');
	expect(update(gone, 'Rugs cost $50.')).toContain(rugs);
	expect(update(rugs, 'Rugs cost $50. @ team.title')).toBe(rugs.replace('faq', 'team'));
});

test('entries stay where their translator put them, and a new one follows that of the text before', () => {
	const two = `${rugs.replace('Rugs', 'Sofas')}\n\n${rugs}`;
	const order = [...update(two, 'Rugs cost $50.', 'Stone', 'Sofas cost $50.').matchAll(/^msgid "(\w+)/gm)];
	expect(order.map(([, word]) => word)).toEqual(['Sofas', 'Rugs', 'Stone']);
});

test('a place of its own keeps its entry, and the other places get one', () => {
	const menu = '#: content/menu.yaml\nmsgctxt "menu.label"\nmsgid "Terms"\nmsgstr "Términos"';
	const both = update(menu, 'Terms @ menu.label, legal.title');
	expect(both).toContain(menu);
	expect(both).toContain('#: content/legal.yaml\nmsgid "Terms"\nmsgstr ""');
	expect(update(both, 'Terms @ menu.label')).toBe(menu);
});

test('a word that the software has in the language is in a catalog that says it otherwise, and never counts', () => {
	const place = { shape: {}, words: '', references: ['src/words'], said: 'Inicio' };
	const words = (text: string) => [{ text, places: new Map([['labels.shell.home', place]]) }];
	const own = '#: src/words\nmsgid "Home page"\nmsgstr "Portada"';
	const update = (entries: string, text: string) =>
		updateCatalog(`${head}\n${entries}\n`, 'es', words(text)).replace(`${head}\n`, '');
	expect(update(own, 'Home page')).toBe(`${own}\n`);
	expect(update('', 'Home page')).not.toContain('Home page');
	// A newer version that rewords it keeps what the catalog says for somebody to confirm.
	expect(update(own, 'Homepage')).toContain('#| msgid "Home page"\nmsgid "Homepage"\nmsgstr "Portada"');
});

test('texts that wait for somebody are counted: new ones, changed ones, and those that one place lacks', () => {
	const reworded = '#, fuzzy\n#| msgid "Call us now."\nmsgid "Call us today."\nmsgstr "Llámenos hoy."';
	const menu = 'msgctxt "menu.label"\nmsgid "Terms"\nmsgstr "Términos"';
	const gone = '#, fuzzy\n#~ msgid "Stone"\n#~ msgstr "Piedra"';
	const file = [head, rugs, reworded, menu, gone, ''].join('\n\n');
	const texts = list('Rugs cost $50.', 'Call us today.', 'Terms @ menu.label, legal.title', 'Carpet');
	expect(countOpen(file, 'es', texts)).toBe('Spanish: 3 of 5 texts to translate, 1 of them changed.');
});

test.each([
	['a catalog', { 'es.po': 'msgid "Rugs' }, 'content/es.po', 'it stays'],
	['the content', { 'timeline +': ': x: y' }, 'content/timeline.yaml', 'every catalog stays'],
])('what stays as it was is said where %s can’t be read', async (_, change, file, what) => {
	const { content } = await checkAfter({ 'es.po': '', ...change });
	expect(updateCatalogs(content)).toEqual([
		`${file} can’t be read, so ${what} as it was. npm run check:content says why.`,
	]);
});
