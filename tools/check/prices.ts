import { type Content, entriesOf, type Field, fieldAt, fieldsOf, recordsOf, textsOf } from './content.ts';
import { type Problem, tellField } from './problem.ts';
import { tellBackward } from './range.ts';

/** A line of prices of which only a part is written, or whose range runs backward. */
function checkLine(line: Field): Problem[] {
	const parts = ['unit', 'from', 'to'].map((part) => fieldAt(line, part));
	const missing = parts.filter(({ value }) => value === undefined);
	if (missing.length > 0 && missing.length < parts.length)
		return missing.map((part) =>
			tellField(part, {
				found: 'nothing, although the price has other parts',
				why: 'A price needs all three: “unit,” “from” and “to.” To show no price, delete all three.',
			}),
		);
	return tellBackward(line, 'from', 'to', 'A price range starts with the lower price.');
}

/** "$1,250" in a text. */
const listAmounts = (text: string) =>
	[...text.matchAll(/\$(\d+(?:,\d{3})*)/g)].map(([found, amount = '']) => ({
		found,
		amount: amount.replaceAll(',', ''),
	}));

/** Texts about the price of cleaning; wages and special offers are other amounts. */
const isAboutPrices = ({ source }: Field) =>
	['faq', 'pages/quote', 'services'].includes(source.collection.path);

/** Amounts in answers that the prices don't have: one of the two is old. */
function checkAmounts(content: Content): Problem[] {
	const prices = fieldsOf(content).filter(({ source }) => source.collection.path === 'prices');
	const [first] = prices;
	if (!first) return [];
	const { file } = first.source;
	const known = new Set(
		prices.flatMap(({ value }) =>
			typeof value === 'string' ? listAmounts(value).map(({ amount }) => amount) : String(value),
		),
	);
	return textsOf(content)
		.filter(isAboutPrices)
		.flatMap((text) =>
			listAmounts(text.value)
				.filter(({ amount }) => !known.has(amount))
				.map(({ found }) =>
					tellField(text, {
						found: `${found}, which isn’t in ${file}`,
						why: 'Visitors who see two prices for the same work trust neither.',
						write: `Use the price in ${file}, or change it there.`,
						needle: found,
						isWarning: true,
					}),
				),
		);
}

/** Checks that prices are whole, and that no answer names another one. */
export function checkPrices(content: Content): Problem[] {
	const lines = recordsOf(content, 'prices').flatMap((record) => entriesOf(fieldAt(record, 'lines')));
	return [...lines.flatMap(checkLine), ...checkAmounts(content)];
}
