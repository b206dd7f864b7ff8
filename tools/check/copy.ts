import { collections } from '../../src/collections.ts';
import { buildTokens, derivedTokens } from '../../src/content/schema/tokens.ts';
import { buildPriceTokens } from '../../src/lib/dollars.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { digitsOf } from '../../src/lib/phone.ts';
import { type Tokens, tokenPattern } from '../../src/lib/tokens.ts';
import {
	type Content,
	isBody,
	isByCustomer,
	type Place,
	partOf,
	readRecords,
	recordsOf,
	shapeAt,
	type Text,
	textsOf,
} from './content.ts';
import { isFilled } from './graph.ts';
import { type Finding, type Problem, quoteFound, reportField, reportPieces } from './report.ts';

/** All tokens. What the company lacks has no value. Undefined while a file that they come from is invalid. */
function listTokens(content: Content): Tokens | undefined {
	const [{ record } = {}] = readRecords(content, 'company');
	const prices = readRecords(content, 'prices');
	if (!record || prices.length < recordsOf(content, 'prices').length) return undefined;
	const isLacking = {
		towns: !isFilled(content, 'areas'),
		days: record.hours.week.every(({ byAppointment }) => byAppointment),
	};
	const derived = derivedTokens.map((name) => [name, Object(isLacking)[name] ? undefined : name]);
	const priced = buildPriceTokens(
		prices.map(({ record: list }) => list),
		{ range: '{from} to {to}', from: 'from {price}' },
	);
	return { ...buildTokens(record), ...priced, ...Object.fromEntries(derived) };
}

/** The files that tokens come from, by the first word of the token, where it isn't company.yaml. */
const sources: Readonly<Record<string, string>> = { towns: 'areas.yaml', price: 'prices.yaml' };

const inBraces = new RegExp(String.raw`${tokenPattern.source}|\{(?:[\w.-]*\w)?|(?:\w[\w.-]*)?\}`, 'g');

/** Tokens that nothing fills, and placeholders missing from a text that needs them. */
function checkTokens(text: Text, tokens: Tokens): Problem[] {
	const { placeholders = [] } = shapeAt(text) ?? {};
	const filled = Object.keys(tokens).filter((name) => tokens[name] !== undefined);
	const own = placeholders.map((name) => name.replace('?', ''));
	const known = [...own, ...filled];
	const lost = placeholders.filter((name) => !name.endsWith('?') && !text.value.includes(`{${name}}`));
	// The phones and legal details are many and rarely meant.
	const common = known.filter((name) => !name.includes('.')).map((name) => `{${name}}`);
	// What code fills in stands there without spaces.
	const unknown = [...text.value.matchAll(inBraces)].filter(
		([needle, name = '']) => !(filled.includes(name) || own.some((one) => needle === `{${one}}`)),
	);
	return [
		...lost.map((name) =>
			reportField(text, {
				severity: 'warning',
				found: `${quoteFound(text.value)}, without {${name}}`,
				why: `The site puts something in the place of {${name}}. Without it, these words say too little.`,
				write: `Add {${name}} where it belongs.`,
			}),
		),
		...unknown.map(([needle]) => {
			const name = needle.replace(/[{}\s]/g, '');
			// Another price would be a false one.
			const nearest = name.startsWith('price.') ? undefined : findTypo(name, known);
			const home = sources[name.split('.')[0] ?? ''] ?? 'company.yaml';
			return reportField(partOf(text, { text: needle }), {
				field: 'a word in braces',
				why:
					needle.startsWith('{') && needle.endsWith('}')
						? 'The site has nothing to put in its place, so visitors would see the braces.'
						: 'A brace is missing, so visitors would see the other one.',
				write: nearest
					? `{${nearest}}`
					: `Add it in ${home}, delete these words or this entry, or use one of these: ${common.join(', ')}`,
			});
		}),
	];
}

/** Phones and the email address of company.yaml that are typed out again. */
const listTyped = (tokens: Tokens): Finding[] =>
	Object.entries(tokens)
		.filter(([name, value]) => value && /^(?:phone\b|email$)/.test(name))
		.map(([name, value = '']) => ({
			severity: 'warning',
			field: 'a fact of company.yaml in the text',
			// However the digits of a phone are grouped.
			pattern: new RegExp(
				digitsOf(value)?.replace(/(...)(...)/, String.raw`(?<![\d/])\(?$1\)?[\s.-]*$2[\s.-]*`) ??
					RegExp.escape(value),
				'gi',
			),
			why: 'When you change it in company.yaml, the old one would stay here.',
			write: `{${name}}`,
		}));

/** What pages can't show as it's meant. */
const signs: readonly Finding[] = [
	{
		field: 'HTML in the text',
		pattern: /<[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi,
		why: 'Frames, scripts and styles don’t work in a text, and other HTML isn’t checked.',
		write: 'Delete it, and the tag that ends it, if there is one.',
	},
	{
		field: 'the text below the second ---',
		isFor: isBody,
		pattern: /^\s*$/g,
		why: 'The page would be empty.',
		write: 'The text, with an empty line between paragraphs.',
	},
	{
		field: 'formatting in the text',
		isFor: (text) => !isBody(text),
		pattern:
			/\*\*[^*]+\*\*|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|(?<!\w)__[^_]+__(?!\w)|^(?:#{1,6}|[-*+]) .*(?:\n[-*+] .*)*|!\[[^\]]*\]\([^)]*\)/gm,
		why: 'Only articles and pages of your own can have it. Here, visitors would see the symbols.',
		write: 'Only the words, without the symbols.',
	},
];

/**
 * Checks that the tokens in texts exist, that no fact is typed out for which there is one, and that no text has signs that
 * pages can't show. What customers wrote is theirs.
 */
export function checkCopy(content: Content): Problem[] {
	const tokens = listTokens(content);
	const isOfCompany = ({ source: { collection } }: Place) => collection === collections.company;
	const typed = tokens ? listTyped(tokens) : [];
	return textsOf(content)
		.filter((text) => !isByCustomer(text))
		.flatMap((text) => [
			// What a form service asks for may be made up, which the launch check reports.
			...(tokens && !(isOfCompany(text) && text.path[0] === 'request') ? checkTokens(text, tokens) : []),
			...(isOfCompany(text) ? [] : typed).flatMap((finding) => reportPieces(text, finding)),
			// An address isn't read as a text.
			...(shapeAt(text)?.format ? [] : signs).flatMap((finding) => reportPieces(text, finding)),
		]);
}
