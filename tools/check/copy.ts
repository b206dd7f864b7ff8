import { collections } from '../../src/collections.ts';
import { buildTokens, companySchema, derivedTokens } from '../../src/content/schema/company.ts';
import { findNearest } from '../../src/lib/nearest.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { type Tokens, tokenPattern } from '../../src/lib/tokens.ts';
import { isFilled } from './addresses.ts';
import { type Content, recordsOf, type Text, textsOf } from './content.ts';
import { isByCustomer, shapeAt } from './describe.ts';
import { exampleLines } from './example.ts';
import { type Finding, type Problem, quoteFound, reportField, reportPieces } from './problem.ts';

const webAddress = /\bhttps?:\/\/[^\s)>\]"]+/g;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phoneNumber = /(?<![\d.-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. \u00a0]?\d{3}[-. ]?\d{4}(?!\d)/g;

/** Facts that have one place, company.yaml. */
const ownToken = /^(?:phone\b|email$|company$|sister$)/;

/** What company.yaml may leave out, by token, and where it would be. */
const unstated = new Map([
	['sister', '“sisterBrand”'],
	['requestService', '“request” with its “endpoint”'],
	...Object.keys(companySchema.shape.claims.unwrap().shape).map(
		(name) => [name, `“${name}” under “claims”`] as const,
	),
]);

/** The number of towns where none is listed. */
const townless: Finding = {
	severity: 'warning',
	pattern: /\{towns\}/g,
	field: 'a word in braces',
	why: 'There is no town in content/areas.yaml, so visitors would read that there are 0.',
	write: 'Change these words, or add a town.',
};

/** Tokens that nothing fills, and placeholders missing from a text that needs them. */
function checkTokens(text: Text, tokens: readonly string[]): Problem[] {
	const { placeholders = [] } = shapeAt(text) ?? {};
	const known = [...placeholders.map((name) => name.replace('?', '')), ...tokens];
	const lost = placeholders.filter((name) => !name.endsWith('?') && !text.value.includes(`{${name}}`));
	// The phones and legal details are many and rarely meant.
	const common = known.filter((name) => !name.includes('.')).map((name) => `{${name}}`);
	// What documentation has in the place of an address or a key, which the launch check reports.
	const isMadeUp = text.path[0] === 'request' && /^https:|\{ *your\b/i.test(text.value);
	const pieces = isMadeUp ? [] : [...text.value.matchAll(tokenPattern)];
	const unknown = pieces.filter(([needle]) => !known.some((name) => `{${name}}` === needle));
	const problems = unknown.map(({ 0: needle, 1: name = '', index }) => {
		const own = unstated.get(name);
		const nearest = findNearest(name, known);
		const other = nearest ? `{${nearest}}` : `Delete it, or use one of these: ${common.join(', ')}`;
		return reportField(text, {
			needle,
			index,
			field: 'a word in braces',
			found: `${needle}, ${own ? 'but company.yaml doesn’t state it' : 'which isn’t a known placeholder'}`,
			why: 'Visitors would see the braces.',
			write: own ? `Add ${own} in company.yaml, or delete these words or this entry.` : other,
		});
	});
	return [
		...lost.map((name) =>
			reportField(text, {
				found: `${quoteFound(text.value)}, without {${name}}`,
				why: `The site puts something in the place of {${name}}. Without it, these words say too little.`,
				write: `Add {${name}} where it belongs, such as:\n${exampleLines(text)}`,
			}),
		),
		...problems,
	];
}

/**
 * Facts of company.yaml that are typed out again. Other companies' facts, such as a water company's number, are
 * fine.
 */
function findTyped(text: Text, tokens: Tokens): Problem[] {
	const value = text.value.replace(webAddress, (address) => ' '.repeat(address.length));
	const plain = (fact = '') => formatPhone(fact) ?? fact.trim().toLowerCase();
	const tokenOf = (piece: string) =>
		Object.keys(tokens).find((name) => ownToken.test(name) && plain(tokens[name]) === plain(piece));
	// A name of a single word may also be an everyday word.
	const names = [tokens['company'], tokens['sister']].filter((name) => name?.trim().includes(' '));
	const kinds: [field: string, pattern: RegExp][] = [
		['a phone number in the text', phoneNumber],
		['an email address in the text', mailAddress],
		...names.map((name = ''): [string, RegExp] => [
			'a company name in the text',
			new RegExp(RegExp.escape(name.trim()), 'g'),
		]),
	];
	return kinds.flatMap(([field, pattern]) =>
		reportPieces(
			{ ...text, value },
			{
				pattern,
				isMeant: (_, [piece]) => !tokenOf(piece),
				field,
				why: 'When you change it in company.yaml, the old one would stay here.',
				write: (piece) => `{${tokenOf(piece)}}`,
			},
		),
	);
}

/** Checks that tokens in texts exist, and that no fact is typed out for which there is a token. */
export function checkCopy(content: Content): Problem[] {
	// While company.yaml is invalid, the tokens are unknown.
	const company = companySchema.safeParse(recordsOf(content, 'company')[0]?.value).data;
	if (!company) return [];
	const tokens = buildTokens(company);
	const known = [...Object.keys(tokens), ...derivedTokens];
	const hasTowns = isFilled(content, 'areas');
	return textsOf(content).flatMap((text) => {
		const mayName = text.source.collection === collections.company || isByCustomer(text);
		return [
			...checkTokens(text, known),
			...(hasTowns ? [] : reportPieces(text, townless)),
			...(mayName ? [] : findTyped(text, tokens)),
		];
	});
}
