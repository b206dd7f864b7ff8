import { buildTokens, companySchema, derivedTokens } from '../../src/content/schema/company.ts';
import { findNearest } from '../../src/lib/nearest.ts';
import { formatPhone, isDialable } from '../../src/lib/phone.ts';
import { type Tokens, tokenPattern } from '../../src/lib/tokens.ts';
import { type Content, type Field, recordsOf, textsOf } from './content.ts';
import { exampleLines } from './example.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';
import { shapeAt } from './schema-walk.ts';

const webAddress = /\bhttps?:\/\/[^\s)>\]"]+/g;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phoneNumber = /(?<![\d.-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)/g;
/** Numbers of public helplines, such as Poison Control's, may be named unless they are our own. */
const tollFree = /^\((?:800|833|844|855|866|877|888)\)/;

type Text = Field & { value: string };

/** Words in braces that nothing fills, and those that are gone from a text that needs them. */
function checkTokens(text: Text, tokens: readonly string[]): Problem[] {
	const { placeholders = [] } = shapeAt(text) ?? {};
	const known = [...placeholders.map((name) => name.replace('?', '')), ...tokens];
	const lost = placeholders.filter((name) => !name.endsWith('?') && !text.value.includes(`{${name}}`));
	const unknown = [...text.value.matchAll(tokenPattern)].flatMap(([needle, name = '']) => {
		if (known.some((candidate) => `{${candidate}}` === needle)) return [];
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

/** Facts of company.yaml that are typed out again. */
function findTyped(text: Text, tokens: Tokens): Problem[] {
	const phones = Object.entries(tokens).flatMap(([name, value = '']) =>
		/^phone\b/.test(name) ? { token: `{${name}}`, number: formatPhone(value) } : [],
	);
	// A name of a single word may be an everyday word as well.
	const names = ['company', 'sister'].filter((name) => tokens[name]?.trim().includes(' '));
	const plain = text.value.replace(webAddress, (address) => ' '.repeat(address.length));
	const report = (field: string, needle: string, write: string) =>
		reportField(text, {
			needle,
			field,
			found: needle.trim(),
			why: 'When you change it in company.yaml, the old one would stay here.',
			write,
		});
	const numbers = [...plain.matchAll(phoneNumber)].flatMap(([whole]) => {
		const number = formatPhone(whole) ?? whole;
		const token = phones.find((phone) => phone.number === number)?.token;
		if (!token && (tollFree.test(number) || (/^\+?\d+$/.test(whole) && !isDialable(whole)))) return [];
		const all = phones.map((phone) => phone.token).join(', ');
		return report('a phone number in the text', whole, token ?? all);
	});
	return [
		...numbers,
		...[...plain.matchAll(mailAddress)].map(([whole]) =>
			report('an email address in the text', whole, '{email}'),
		),
		...names.flatMap((name) => {
			const words = tokens[name] ?? '';
			return plain.includes(words) ? report('a company name in the text', words, `{${name}}`) : [];
		}),
	];
}

/** Checks the words that visitors read: tokens that exist, and no facts typed out that a token replaces. */
export function checkCopy(content: Content): Problem[] {
	// While company.yaml is broken, nobody knows what fills the braces.
	const company = companySchema.safeParse(recordsOf(content, 'company')[0]?.value).data;
	if (!company) return [];
	const tokens = buildTokens(company);
	return textsOf(content).flatMap((text) => {
		const isCompany = text.source.collection.path === 'company';
		return [
			...checkTokens(text, [...Object.keys(tokens), ...derivedTokens]),
			...(isCompany ? [] : findTyped(text, tokens)),
		];
	});
}
