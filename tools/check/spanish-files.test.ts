import { type Change, remove, set, tile, write } from './testing/fixture.ts';
import { testSpanish, translate } from './testing/spanish-content.ts';

/** Gives a Spanish file another name. */
const rename =
	(from: string, to: string): Change =>
	(content) => {
		content.write(`es/${to}`, content.read(`es/${from}`));
		return remove(`es/${from}`)(content);
	};
const unused = 'Found: a Spanish file without an English one\n';

testSpanish([
	[
		'a Spanish file whose English one was deleted',
		[translate('timeline.yaml'), remove('timeline.yaml')],
		'',
		'content/es/timeline.yaml: the file name\n',
		unused,
		'Fix:   If you deleted content/timeline.yaml, delete this file, too.',
	],
	[
		'a Spanish file whose English one is missed anyway',
		[translate('reviews.yaml'), remove('reviews.yaml')],
		'',
		'content/reviews.yaml: the whole file',
	],
	[
		'a mistyped file name',
		rename('faq.yaml', 'fqa.yaml'),
		'',
		unused,
		'Fix:   Rename this file to es/faq.yaml.',
	],
	[
		'another ending',
		rename(tile, 'services/Tile Grout.yml'),
		'',
		unused,
		'Fix:   Rename this file to es/services/tile-grout.yaml.',
	],
	[
		'an article',
		write('es/posts/unfinished.md', '---\n---\n'),
		'',
		unused,
		'Fix:   Delete it. Articles and legal pages are in English only.',
	],
	[
		'a Spanish file of facts',
		write('es/brand.yaml', 'colors: {}\n'),
		'',
		unused,
		'Fix:   Delete it. content/brand.yaml has no texts to translate.',
	],
	[
		'a photo',
		write('es/photos/porch.jpg', 'x'),
		'',
		unused,
		'Fix:   Give it the path of its English file, as content/es/faq.yaml has that of content/faq.yaml,',
		'Articles and legal pages are in English only.',
	],
	[
		'an empty file',
		write('es/faq.yaml', '# Preguntas\n'),
		'',
		'Found: an empty file\n',
		'Fix:   Delete it, or restore',
	],
	[
		'a mistake in YAML',
		write(`es/${tile}`, 'title: "Losa\n'),
		'title: "Losa',
		'Fix:   Close the quotation mark',
	],
	[
		'a mistake in JSON',
		write('es/labels.json', '{\n"a": "A"\n"b": "B"\n}\n'),
		'"b"',
		'a comma after each entry',
	],
	[
		'an invisible character',
		set(`es/${tile}`, 'title', 'Lo\u00ADsa'),
		'title: ',
		'an invisible character after “title: Lo”',
	],
	[
		'another encoding',
		write(`es/${tile}`, Buffer.from('title: Lechada y cerámica\n', 'latin1')),
		'',
		'text that isn’t saved as UTF-8',
	],
]);
