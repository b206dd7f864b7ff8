import { type Content, recordsOf, textsOf } from './content.ts';
import { type Problem, reportField } from './problem.ts';
import { isByCustomer } from './schema-walk.ts';

/** "$50 to $75" in a text: the way in which the site writes what something costs. */
const priceRange = /\$(\d[\d,]*) ?(?:to|and|-|–) ?\$(\d[\d,]*)/g;

/** Texts about the price of cleaning; wages and special offers are other amounts. */
const aboutPrices = ['faq', 'pages/quote', 'services'];

/** Points out a range of prices in an answer that the price list doesn't have, or that stayed when the list was deleted. */
export function checkPrices(content: Content): Problem[] {
	const lines = recordsOf(content, 'prices').flatMap(({ value }) => Object(value).lines ?? []) as object[];
	const known = lines.map((line) => Object(line) as Record<string, unknown>);
	const isListed = (...[from, to]: string[]) =>
		known.some((line) => String(line['from']) === from && String(line['to']) === to);
	return textsOf(content)
		.filter((text) => aboutPrices.includes(text.source.collection.path) && !isByCustomer(text))
		.flatMap((text) =>
			[...text.value.matchAll(priceRange)].flatMap(([needle, from = '', to = '']) => {
				if (isListed(from.replaceAll(',', ''), to.replaceAll(',', ''))) return [];
				return reportField(text, {
					needle,
					found: `${needle}, which isn’t in content/prices.yaml`,
					why: 'Visitors who see two prices for the same work trust neither.',
					write: 'Use a price of that file, add this one there, or take it out of the text.',
					isWarning: true,
				});
			}),
		);
}
