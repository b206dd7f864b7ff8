import { buildTokens, companySchema, derivedTokens } from '../../src/content/schema/company.ts';
import { findNearest } from '../../src/lib/nearest.ts';
import { formatPhone } from '../../src/lib/phone.ts';
import { type Tokens, tokenPattern } from '../../src/lib/tokens.ts';
import { type Content, type Field, recordsOf, textsOf } from './content.ts';
import { exampleLines } from './example.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';
import { isByCustomer, shapeAt } from './schema-walk.ts';

const webAddress = /\bhttps?:\/\/[^\s)>\]"]+/g;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phoneNumber = /(?<![\d.-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. \u00a0]?\d{3}[-. ]?\d{4}(?!\d)/g;

type Text = Field & { value: string };

/** What company.yaml may state of the company, and leave out. */
const claims = Object.keys(companySchema.shape.claims.shape);

/** Words in braces that nothing fills, and those that are gone from a text that needs them. */
function checkTokens(text: Text, tokens: readonly string[]): Problem[] {
	const { placeholders = [] } = shapeAt(text) ?? {};
	const known = [...placeholders.map((name) => name.replace('?', '')), ...tokens];
	const lost = placeholders.filter((name) => !name.endsWith('?') && !text.value.includes(`{${name}}`));
	const unknown = [...text.value.matchAll(tokenPattern)].flatMap(([needle, name = '']) => {
		if (known.some((candidate) => `{${candidate}}` === needle)) return [];
		if (claims.includes(name))
			return reportField(text, {
				needle,
				field: 'a word in braces',
				found: `${needle}, but company.yaml doesn’t state it`,
				why: 'Visitors would see the braces.',
				write: `Add “${name}” under “claims” in company.yaml, or delete these words or this entry.`,
			});
		const nearest = findNearest(name, known);
		// The names of the phones and the legal details are many and rarely meant.
		const common = known.filter((candidate) => !candidate.includes('.')).map((candidate) => `{${candidate}}`);
		return reportField(text, {
			needle,
			field: 'a word in braces',
			found: `${needle}, which isn’t a known placeholder`,
			why: 'Visitors would see the braces.',
			write: nearest ? `{${nearest}}` : `Delete it, or use one of these: ${common.join(', ')}`,
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
		...unknown,
	];
}

/** Facts of company.yaml that are typed out again. Those of others, such as a water company's number, are none of ours. */
function findTyped(text: Text, tokens: Tokens): Problem[] {
	const plain = text.value.replace(webAddress, (address) => ' '.repeat(address.length));
	const report = (field: string, needle: string, token: string) =>
		reportField(text, {
			needle,
			field,
			found: needle.trim(),
			why: 'When you change it in company.yaml, the old one would stay here.',
			write: `{${token}}`,
		});
	const phones = Object.keys(tokens).filter((name) => /^phone\b/.test(name));
	const numbers = [...plain.matchAll(phoneNumber)].flatMap(([whole]) => {
		const token = phones.find((name) => formatPhone(tokens[name] ?? '') === formatPhone(whole));
		return token ? report('a phone number in the text', whole, token) : [];
	});
	const addresses = [...plain.matchAll(mailAddress)].flatMap(([whole]) =>
		whole.toLowerCase() === tokens['email']?.toLowerCase()
			? report('an email address in the text', whole, 'email')
			: [],
	);
	const names = ['company', 'sister'].flatMap((name) => {
		const words = tokens[name]?.trim() ?? '';
		// A name of a single word may be an everyday word as well.
		return words.includes(' ') && plain.includes(words)
			? report('a company name in the text', words, name)
			: [];
	});
	return [...numbers, ...addresses, ...names];
}

/** Checks the words that visitors read: tokens that exist, and no facts typed out that a token replaces. */
export function checkCopy(content: Content): Problem[] {
	// While company.yaml is broken, nobody knows what fills the braces.
	const company = companySchema.safeParse(recordsOf(content, 'company')[0]?.value).data;
	if (!company) return [];
	const tokens = buildTokens(company);
	return textsOf(content).flatMap((text) => {
		const mayName = text.source.collection.path === 'company' || isByCustomer(text);
		return [
			...checkTokens(text, [...Object.keys(tokens), ...derivedTokens]),
			...(mayName ? [] : findTyped(text, tokens)),
		];
	});
}
