import { collections } from '../../src/collections.ts';
import { buildTokens, derivedTokens } from '../../src/content/schema/tokens.ts';
import { buildPriceTokens } from '../../src/lib/dollars.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { type Tokens, tokenPattern } from '../../src/lib/tokens.ts';
import { type Content, type Place, readRecords, recordsOf, textsOf } from './content.ts';
import { type Problem, reportField } from './report.ts';

/** All tokens. What the company lacks has no value. Undefined while a file that they come from is invalid. */
function listTokens(content: Content): Tokens | undefined {
	const [{ record } = {}] = readRecords(content, 'company');
	const prices = readRecords(content, 'prices');
	if (!record || prices.length < recordsOf(content, 'prices').length) return undefined;
	const lacking = [
		...(recordsOf(content, 'areas').length === 0 ? ['towns'] : []),
		...(record.hours.week.every(({ byAppointment }) => byAppointment) ? ['days'] : []),
	];
	return {
		...buildTokens(record),
		...buildPriceTokens(
			prices.map(({ record: list }) => list),
			{ range: '{from} to {to}', from: 'from {price}' },
		),
		...Object.fromEntries(derivedTokens.map((name) => [name, lacking.includes(name) ? undefined : name])),
	};
}

const inBraces = new RegExp(String.raw`${tokenPattern.source}|\{(?:[\w.-]*\w)?|(?:\w[\w.-]*)?\}`, 'g');

/** Words in braces that nothing fills. */
function checkBraces(text: Place & { value: string }, tokens: Tokens): Problem[] {
	const { placeholders: own = [] } = text.shape;
	const filled = Object.keys(tokens).filter((name) => tokens[name] !== undefined);
	const known = [...own, ...filled];
	return [...text.value.matchAll(inBraces)].flatMap(([part, name = '']) => {
		// What code fills in stands there without spaces.
		if (filled.includes(name) || own.some((one) => part === `{${one}}`)) return [];
		const typed = part.replace(/[{}\s]/g, '');
		// Another price would be a false one.
		const nearest = typed.startsWith('price.') ? undefined : findTypo(typed, known);
		// The phones and legal details are many and rarely meant.
		const common = known.filter((one) => !one.includes('.')).map((one) => `{${one}}`);
		return reportField(text, {
			part,
			field: 'a word in braces',
			why: 'The site has nothing to put in its place, so visitors would see a brace.',
			write: nearest
				? `{${nearest}}`
				: `Add what it stands for in company.yaml, areas.yaml or prices.yaml, delete these words or this entry, or use one of these: ${common.join(', ')}`,
		});
	});
}

/** Checks that the words in braces exist. What customers wrote is theirs, and what a form service asks for may be made up (launch.ts). */
export function checkTexts(content: Content): Problem[] {
	const tokens = listTokens(content);
	const isOfRequest = ({ source, path: [key] }: Place) =>
		source.collection === collections.company && key === 'request';
	return tokens
		? textsOf(content)
				.filter((text) => !(text.isByCustomer || isOfRequest(text)))
				.flatMap((text) => checkBraces(text, tokens))
		: [];
}
