import { findNearest } from '../../src/lib/nearest.ts';
import { formatPhone, isDialable } from '../../src/lib/phone.ts';
import { buildTokens, companySchema } from '../../src/schema/company.ts';
import { type Problem, tellField } from './problem.ts';
import { bodyLine } from './read.ts';
import type { Content } from './source.ts';
import { sourcesOf, walk } from './values.ts';

const token = /\{\s*([A-Za-z][\w.-]*)\s*\}/g;
const webAddress = /\bhttps?:\/\/[^\s)>\]"]+/g;
const mailAddress = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
const phoneNumber = /(?<![\d.-])(?:\+?1[-. ]?)?\(?\d{3}\)?[-. ]?\d{3}[-. ]?\d{4}(?!\d)/g;
/** Numbers of public helplines, such as Poison Control's, may be named unless they are our own. */
const tollFree = /^\((?:800|833|844|855|866|877|888)\)/;

type Telling = Pick<Problem, 'field' | 'found' | 'why' | 'write'>;
type Fault = Telling & { needle: string };

/** What the build fills in from company.yaml, and what must not be typed out because of it. */
interface Typed {
	/** Every word in braces, without them. */
	tokens: string[];
	/** By phone number, the word in braces that stands for it. */
	phones: Map<string, string>;
	names: { words: string; token: string }[];
}

/** Undefined while company.yaml is broken: which words in braces there are is then unknown. */
function readCompany(content: Content): Typed | undefined {
	const company = companySchema.safeParse(sourcesOf(content, 'company')[0]?.data).data;
	if (!company) return undefined;
	const [main] = company.phones;
	const phones = company.phones.map(
		(phone) => [phone.number, phone === main ? '{phone}' : `{phone.${phone.id}}`] as const,
	);
	const names = [
		{ words: company.name, token: '{company}' },
		{ words: company.sisterBrand?.name ?? '', token: '{sister}' },
	];
	return {
		tokens: [...Object.keys(buildTokens(company)), 'towns'],
		phones: new Map(phones),
		// A name of a single word may be an everyday word as well, and then it stands in the copy for good reason.
		names: names.filter(({ words }) => words.trim().includes(' ')),
	};
}

/** Words in braces that nothing fills: visitors would read the braces. */
function findTokens(text: string, known: readonly string[]): Fault[] {
	return [...text.matchAll(token)].flatMap(([whole, name = '']) => {
		if (known.some((candidate) => `{${candidate}}` === whole)) return [];
		const nearest = findNearest(name, known);
		const all = known.map((candidate) => `{${candidate}}`).join(', ');
		return [
			{
				needle: whole,
				field: 'a word in braces',
				found: `${whole}, which stands for nothing`,
				why: 'Visitors would read the braces.',
				write: nearest ? `{${nearest}}\n(all of them: ${all})` : `one of: ${all}`,
			},
		];
	});
}

/** Facts typed out that stand in company.yaml already. */
function findTyped(text: string, { phones, names }: Typed): Fault[] {
	const plain = text.replace(webAddress, (address) => ' '.repeat(address.length));
	const why = 'When it changes in company.yaml, this place would keep the old one.';
	const numbers = [...plain.matchAll(phoneNumber)].flatMap(([whole]) => {
		const number = formatPhone(whole) ?? whole;
		const isOurs = phones.has(number);
		if (!isOurs && (tollFree.test(number) || (/^\+?\d+$/.test(whole) && !isDialable(whole)))) return [];
		return [
			{
				needle: whole,
				field: 'a phone number in the text',
				found: whole.trim(),
				why,
				write: phones.get(number) ?? [...phones.values()].join(', '),
			},
		];
	});
	const mails = [...plain.matchAll(mailAddress)].map(([whole]) => ({
		needle: whole,
		field: 'an e-mail address in the text',
		found: whole,
		why,
		write: '{email}',
	}));
	const typedNames = names
		.filter(({ words }) => plain.includes(words))
		.map(({ words, token: write }) => ({
			needle: words,
			field: 'a company name in the text',
			found: words,
			why,
			write,
		}));
	return [...numbers, ...mails, ...typedNames];
}

/** Checks the words that visitors read: tokens that exist, and no facts typed out that a token stands for. */
export function checkCopy(content: Content): Problem[] {
	const company = readCompany(content);
	if (!company) return [];
	return content.sources.flatMap((source) => {
		const { path, placeholders = [] } = source.collection;
		const known = [...new Set([...company.tokens, ...placeholders])];
		const findAll = (text: string) => [
			...findTokens(text, known),
			...(path === 'company' ? [] : findTyped(text, company)),
		];
		const problems: Problem[] = [];
		walk(source.data, (value, place) => {
			if (typeof value === 'string')
				problems.push(...findAll(value).map((fault) => tellField(source, place, fault)));
		});
		if (source.bodyStart !== undefined) {
			const body = source.text.slice(source.bodyStart);
			problems.push(
				...findAll(body).map(({ needle, ...telling }) => ({
					file: source.file,
					line: bodyLine(source, body.indexOf(needle)),
					...telling,
				})),
			);
		}
		return problems;
	});
}
