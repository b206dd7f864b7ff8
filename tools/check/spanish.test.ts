import { type Change, remove, replace, set, tile, warned, write } from './testing/fixture.ts';
import { service, testSpanish, translate } from './testing/spanish-content.ts';

const es = (file: string, place: string, value: unknown): Change => set(`es/${file}`, place, value);
const questions = [
	{ id: 'cost', question: 'What does it cost?', answer: 'Little.' },
	{ id: 'pay', question: 'How do I pay?', answer: 'By card.' },
];
const list = (...ids: (string | undefined)[]): Change[] => [
	set('faq.yaml', '0.questions', questions),
	es(
		'faq.yaml',
		'0.questions',
		ids.map((id) => ({ ...(id && { id }), question: '¿Cuánto?', answer: 'Poco.' })),
	),
];

testSpanish([
	['Spanish that is complete', []],
	['a page that isn’t in Spanish', remove(`es/${tile}`)],
	[
		'interface words that aren’t in Spanish',
		remove('es/labels.json'),
		'',
		'content/es/labels.json: the whole file\n  Found: no such file, although other files are in Spanish\n',
		warned,
	],
	[
		'a photo in a Spanish file',
		service('hero.photo', 'porch'),
		'photo: porch',
		'the field “photo”\n  Found: “photo”, which isn’t a text to translate\n',
		'stay in the English file',
		'Fix:   Delete it.',
	],
	['a mistyped text', replace(`es/${tile}`, /^title:/m, 'titel:'), 'titel:', 'Fix:   title: Tile'],
	[
		'a text that the English file doesn’t have',
		service('beforeAfter', { title: 'Antes' }),
		'beforeAfter:',
		`Found: “beforeAfter”, but content/${tile} has none there\n`,
	],
	['entries in another order', list('pay', 'cost')],
	[
		'an entry that was deleted in English',
		list('cost', 'holidays', 'pay'),
		'id: holidays',
		'Found: holidays, but content/faq.yaml has no such entry\n',
		'Fix:   If you deleted the English entry, also delete the entry “holidays” (lines 7 to 9).',
	],
	['a mistyped id', list('cost', 'paay'), 'id: paay', 'Fix:   id: "pay"\n'],
	[
		'an entry without its id',
		list('cost', undefined),
		'¿Cuánto?',
		'an entry without an id',
		'Fix:   Add the id of the English entry, such as:\n         id: "pay"',
	],
	['an id that two entries have', list('cost', 'cost'), 'id: cost', 'which an entry above it has, too'],
	[
		'fewer entries without ids',
		[set(tile, 'benefits', ['Gentle', 'Fast', 'Dry']), service('benefits', ['Suave', 'Rápido'])],
		'benefits:',
		`Found: 2 entries, but 3 in content/${tile}, line`,
		'beside the wrong entry',
	],
	[
		'a list in the place of a group',
		service('hero', ['Losa']),
		'hero:',
		'It’s a group of fields in content/',
	],
	['a text in the place of a list', service('benefits', 'Suave'), 'benefits:', 'It’s a list in content/'],
	[
		'a number in the place of a text',
		service('hero.title', 60),
		'title: 60',
		'It’s a text in content/',
		'Fix:   Put it in quotation marks:\n         title: "60"',
	],
	[
		'nothing after a colon',
		service('hero.title', null),
		'title: null',
		'Found: nothing after the colon\n',
		'Fix:   Fill it in, or delete it.',
	],
	[
		'texts that are missing',
		[service('title', undefined), service('closing', undefined)],
		'',
		`content/es/${tile}: texts without Spanish\n  Found: nothing for 3 texts of content/${tile}:\n`,
		'the name of the service (line 1)\n',
		'Why:   Spanish visitors read them in English.\n',
		warned,
	],
	[
		'many texts that are missing',
		[
			set(
				tile,
				'benefits',
				Array.from({ length: 13 }, (_, index) => `Gentle ${index}`),
			),
			service('benefits', undefined),
		],
		'',
		'nothing for 13 texts',
		'\n         and 3 more\n',
	],
	[
		'the Spanish of a page that is hidden',
		[
			translate('pages/water-help.yaml'),
			es('pages/water-help.yaml', 'titel', 'Agua'),
			write('pages/water-help.yaml', 'hidden: true\n'),
		],
	],
]);
