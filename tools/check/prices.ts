import { type Content, fieldsOf, textsOf } from './content.ts';
import { type Problem, reportField } from './problem.ts';

/** "$1,250" in a text. */
const listAmounts = (text: string) =>
	[...text.matchAll(/\$(\d+(?:,\d{3})*)/g)].map(([found, amount = '']) => ({
		found,
		amount: amount.replaceAll(',', ''),
	}));

/** Texts about the price of cleaning; wages and special offers are other amounts. */
const aboutPrices = ['faq', 'pages/quote', 'services'];

/** Checks that no answer names an amount that neither the prices nor the legal texts have: one of the two is old. */
export function checkPrices(content: Content): Problem[] {
	const prices = fieldsOf(content).filter(({ source }) => source.collection.path === 'prices');
	const [first] = prices;
	if (!first) return [];
	const { file } = first.source;
	const terms = fieldsOf(content).filter(({ source }) => source.collection.path === 'legal');
	const known = new Set(
		[...prices, ...terms].flatMap(({ value }) =>
			typeof value === 'string' ? listAmounts(value).map(({ amount }) => amount) : String(value),
		),
	);
	return textsOf(content)
		.filter(({ source }) => aboutPrices.includes(source.collection.path))
		.flatMap((text) =>
			listAmounts(text.value)
				.filter(({ amount }) => !known.has(amount))
				.map(({ found }) =>
					reportField(text, {
						found: `${found}, which isn’t in ${file}`,
						why: 'Visitors who see two prices for the same work trust neither.',
						write: `Use the price in ${file}, or change it there.`,
						needle: found,
						isWarning: true,
					}),
				),
		);
}
