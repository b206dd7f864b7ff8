import { withoutLinks } from '../../src/lib/contact-text.ts';
import { findNearest } from '../../src/lib/nearest.ts';
import { shorten } from '../../src/lib/text.ts';
import { lineOf, type Text } from './content.ts';
import { shapeAt } from './describe.ts';
import { rangeWords } from './issues.ts';
import { inlineLink } from './links.ts';
import { countWords, type Problem, quoteFound, reportField, reportPieces } from './problem.ts';
import { signs } from './texts.ts';

/** The English words, for a Fix. */
const quote = ({ value }: Text) => `“${shorten(value.replace(/\s+/g, ' ').trim(), 90)}”`;

/** Whether a Spanish text is empty, too long or too short, or not in the form of the English one. */
function checkForm(spanish: Text, english: Text): Problem | [] {
	const { minLength: least, maxLength: longest, pattern } = shapeAt(spanish) ?? {};
	const text = spanish.value.trim();
	if (text === '')
		return reportField(spanish, {
			found: 'nothing between the quotation marks',
			why: 'Spanish visitors would see nothing here.',
			write: `The Spanish for ${quote(english)}`,
		});
	if (text.length < (least ?? 0) || text.length > (longest ?? Number.POSITIVE_INFINITY))
		return reportField(spanish, {
			found: `${countWords(text.length, 'character')}: ${quoteFound(text)}`,
			write: `Use ${rangeWords(least, longest)} characters.`,
		});
	if (pattern && !new RegExp(pattern).test(spanish.value))
		return reportField(spanish, {
			found: quoteFound(text),
			write: `Write it in the form of the English one, ${quote(english)}.`,
		});
	return [];
}

/** What both texts must have, each once: a kind of things in them. */
interface Kind {
	field: string;
	/** The thing, in words: "the link to /faq". */
	name: (piece: string) => string;
	/** How it's written in a text. */
	write: (piece: string) => string;
	/** Why a text needs it, and why a text can't have another one. */
	needed: string;
	other: string;
}

/**
 * Reports what is in only one of the two texts.
 * @param own what the Spanish text has, by what is written there
 * @param theirs what the English text has
 */
function compareSets(
	[spanish, english]: readonly [Text, Text],
	own: ReadonlyMap<string, string>,
	theirs: ReadonlySet<string>,
	{ field, name, write, needed, other }: Kind,
): Problem[] {
	const lost = theirs.difference(new Set(own.values()));
	const place = `${english.source.file}, line ${lineOf(english)}`;
	const added = [...own].filter(([, piece]) => !theirs.has(piece));
	const problems = added.map(([needle, piece]) => {
		const [first] = lost;
		const meant = findNearest(piece, lost) ?? (added.length === 1 && lost.size === 1 ? first : undefined);
		lost.delete(meant ?? '');
		return reportField(spanish, {
			needle,
			field,
			found: `${piece}, which isn’t in the English text (${place})`,
			why: other,
			write: meant ? write(meant) : 'Delete it, or add it to the English text, too.',
		});
	});
	return [
		...[...lost].map((piece) =>
			reportField(spanish, {
				found: `${quoteFound(spanish.value)}, without ${name(piece)}`,
				why: needed,
				write: `Add ${write(piece)} where it belongs. In English (${place}):\n${quote(english)}`,
			}),
		),
		...problems,
	];
}

/** Also what nothing could fill, such as {teléfono}. */
const braces = /\{[^{}\n]*\}/g;

const checkBraces = (spanish: Text, english: Text): Problem[] =>
	compareSets(
		[spanish, english],
		new Map([...spanish.value.matchAll(braces)].map(([piece]) => [piece, piece])),
		new Set([...english.value.matchAll(braces)].map(([piece]) => piece)),
		{
			field: 'a word in braces',
			name: (piece) => piece,
			write: (piece) => piece,
			needed: 'The site puts a fact in its place, the same in both languages.',
			other:
				'Words in braces are not translated: the site puts the same facts in their place in both languages.',
		},
	);

function checkLinks(spanish: Text, english: Text): Problem[] {
	const links = [...spanish.value.matchAll(inlineLink)];
	const broken = shapeAt(spanish)?.links
		? links.filter(([needle, words]) => withoutLinks(needle) !== words)
		: [];
	const address = ({ 2: to = '' }: RegExpExecArray) => to;
	return [
		...compareSets(
			[spanish, english],
			new Map(links.map((link) => [link[0], address(link)])),
			new Set([...english.value.matchAll(inlineLink)].map(address)),
			{
				field: 'a link in the text',
				name: (to) => `the link to ${to}`,
				write: (to) => `[…](${to})`,
				needed: 'Spanish visitors would miss it.',
				other:
					'Links are the same in both languages. Each has its English address; the site leads to the Spanish page if there is one.',
			},
		),
		...broken.map(([needle, words, to]) =>
			reportField(spanish, {
				needle,
				field: 'a link in the text',
				found: needle,
				why: 'Visitors would read the brackets.',
				write: `[${words || 'las palabras'}](${to})`,
			}),
		),
	];
}

/** Checks a Spanish text: by itself, and by what the English one has. */
export const checkWords = (spanish: Text, english: Text): Problem[] => [
	...[checkForm(spanish, english)].flat(),
	...checkBraces(spanish, english),
	...checkLinks(spanish, english),
	...signs.flatMap((finding) => reportPieces(spanish, finding)),
];
