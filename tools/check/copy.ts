import { buildTokens, companySchema } from '../../src/content/schema/company.ts';
import { findNearest } from '../../src/features/service-area/nearest.ts';
import { formatPhone, isDialable } from '../../src/lib/phone.ts';
import { type Tokens, tokenPattern } from '../../src/lib/tokens.ts';
import { type Content, recordsOf, textsOf } from './content.ts';
import { type Problem, tellField } from './problem.ts';

const webAddress = /\bhttps?:\/\/[^\s)>\]"]+/g;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phoneNumber = /(?<![\d.-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)/g;
/** Numbers of public helplines, such as Poison Control's, may be named unless they are our own. */
const tollFree = /^\((?:800|833|844|855|866|877|888)\)/;

type Fault = Pick<Problem, 'field' | 'found' | 'why' | 'write'> & { needle: string };

/** What the build fills in from company.yaml; undefined while that is broken, because it is then unknown. */
function readTokens(content: Content): Tokens | undefined {
	const company = companySchema.safeParse(recordsOf(content, 'company')[0]?.value).data;
	return company && buildTokens(company);
}

/** Words in braces that nothing fills: visitors would read the braces. */
function findTokens(text: string, known: readonly string[]): Fault[] {
	return [...text.matchAll(tokenPattern)].flatMap(([needle, name = '']) => {
		if (known.some((candidate) => `{${candidate}}` === needle)) return [];
		const nearest = findNearest(name, known);
		return {
			needle,
			field: 'a word in braces',
			found: `${needle}, which the site can’t fill in`,
			why: 'Visitors would see the braces.',
			write: nearest
				? `{${nearest}}`
				: `Use one of these: ${known.map((candidate) => `{${candidate}}`).join(', ')}`,
		};
	});
}

/** Facts typed out that stand in company.yaml already. */
function findTyped(text: string, tokens: Tokens): Fault[] {
	const phones = new Map<string, string>();
	for (const [name, value = ''] of Object.entries(tokens)) {
		const number = /^phone\b/.test(name) ? formatPhone(value) : undefined;
		if (number && !phones.has(number)) phones.set(number, `{${name}}`);
	}
	// A name of a single word may be an everyday word as well, and then it stands in the copy for good reason.
	const names = ['company', 'sister'].filter((name) => tokens[name]?.trim().includes(' '));
	const plain = text.replace(webAddress, (address) => ' '.repeat(address.length));
	const tell = (field: string, needle: string, write: string): Fault => ({
		needle,
		field,
		found: needle.trim(),
		why: 'When you change it in company.yaml, the old one would stay here.',
		write,
	});
	const numbers = [...plain.matchAll(phoneNumber)].flatMap(([whole]) => {
		const number = formatPhone(whole) ?? whole;
		const isOurs = phones.has(number);
		if (!isOurs && (tollFree.test(number) || (/^\+?\d+$/.test(whole) && !isDialable(whole)))) return [];
		return tell('a phone number in the text', whole, phones.get(number) ?? [...phones.values()].join(', '));
	});
	return [
		...numbers,
		...[...plain.matchAll(mailAddress)].map(([whole]) =>
			tell('an email address in the text', whole, '{email}'),
		),
		...names.flatMap((name) => {
			const words = tokens[name] ?? '';
			return plain.includes(words) ? tell('a company name in the text', words, `{${name}}`) : [];
		}),
	];
}

/** Checks the words that visitors read: tokens that exist, and no facts typed out that a token stands for. */
export function checkCopy(content: Content): Problem[] {
	const tokens = readTokens(content);
	if (!tokens) return [];
	return textsOf(content).flatMap((text) => {
		const { path, placeholders = [] } = text.source.collection;
		const known = [...new Set([...Object.keys(tokens), 'towns', ...placeholders])];
		const typed = path === 'company' ? [] : findTyped(text.value, tokens);
		return [...findTokens(text.value, known), ...typed].map((fault) => tellField(text, fault));
	});
}
