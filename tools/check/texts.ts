import { readLabels } from '../../src/content/labels.ts';
import { putInWords, readFacts } from '../../src/content/put-in-words.ts';
import { findTypo } from '../../src/lib/nearest.ts';
import { tokenPattern } from '../../src/lib/tokens.ts';
import { type Content, type Place, textsOf } from './content.ts';
import { type Problem, reportField } from './report.ts';

/** All tokens that have something to fill in. Undefined while a file that they come from has mistakes. */
function listTokens({ directory }: Content): string[] | undefined {
	try {
		const facts = readFacts(directory);
		const { tokens } = putInWords(facts, facts.company.claims, readLabels());
		return Object.entries(tokens).flatMap(([name, value]) => (value === undefined ? [] : name));
	} catch {
		return undefined;
	}
}

const inBraces = new RegExp(String.raw`${tokenPattern.source}|\{(?:[\w.-]*\w)?|(?:\w[\w.-]*)?\}`, 'g');

/** Words in braces that nothing fills. */
function checkBraces(text: Place & { value: string }, filled: readonly string[]): Problem[] {
	const { placeholders: own = [] } = text.shape;
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
	if (!tokens) return [];
	return textsOf(content)
		.filter((text) => !(text.isByCustomer || text.isOfRequest))
		.flatMap((text) => checkBraces(text, tokens));
}
