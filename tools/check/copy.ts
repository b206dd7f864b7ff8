import { buildTokens, companySchema } from '../../src/content/schema/company.ts';
import { findNearest } from '../../src/lib/nearest.ts';
import { formatPhone, isDialable } from '../../src/lib/phone.ts';
import { type Tokens, tokenPattern } from '../../src/lib/tokens.ts';
import { type Content, type Field, recordsOf, textsOf } from './content.ts';
import { type Problem, reportField } from './problem.ts';

const webAddress = /\bhttps?:\/\/[^\s)>\]"]+/g;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phoneNumber = /(?<![\d.-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)/g;
/** Numbers of public helplines, such as Poison Control's, may be named unless they are our own. */
const tollFree = /^\((?:800|833|844|855|866|877|888)\)/;

type Text = Field & { value: string };

/** Words in braces that nothing fills. @param known those that something fills */
const findTokens = (text: Text, known: readonly string[]): Problem[] =>
	[...text.value.matchAll(tokenPattern)].flatMap(([needle, name = '']) => {
		if (known.some((candidate) => `{${candidate}}` === needle)) return [];
		const nearest = findNearest(name, known);
		return reportField(text, {
			needle,
			field: 'a word in braces',
			found: `${needle}, which isn’t a known placeholder`,
			why: 'Visitors would see the braces.',
			write: nearest
				? `{${nearest}}`
				: `Use one of these: ${known.map((candidate) => `{${candidate}}`).join(', ')}`,
		});
	});

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
		const { path, placeholders = [] } = text.source.collection;
		const known = [...new Set([...Object.keys(tokens), 'towns', ...placeholders])];
		return [...findTokens(text, known), ...(path === 'company' ? [] : findTyped(text, tokens))];
	});
}
