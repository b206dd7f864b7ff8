import { type Problem, tellField } from './problem.ts';
import type { Content, Path, Source } from './source.ts';
import { listAt, recordsOf, sourcesOf, valueAt, walk } from './values.ts';

const parts = ['unit', 'from', 'to'];

/** A line of prices of which only a part is written, or whose range runs backward. */
function checkLine(source: Source, path: Path, line: unknown): Problem[] {
	const missing = parts.filter((part) => valueAt(line, [part]) === undefined);
	if (missing.length > 0 && missing.length < parts.length)
		return missing.map((part) =>
			tellField(source, [...path, part], {
				found: 'nothing, although the line has other parts of a price',
				why: 'A price needs its unit and both ends of its range. Without all three, the line reads “Priced on site”.',
			}),
		);
	const [from, to] = [valueAt(line, ['from']), valueAt(line, ['to'])];
	if (typeof from !== 'number' || typeof to !== 'number' || from <= to) return [];
	return [
		tellField(source, [...path, 'to'], {
			found: `${to}, which is less than ${from}`,
			why: 'A range begins with the lower price.',
			write: `to: ${from}, or a higher price`,
		}),
	];
}

/** "$1,250" in a text. */
const amounts = /\$(\d+(?:,\d{3})*)/g;

/** Texts about the price of cleaning; wages and special offers are other amounts. */
const isAboutPrices = (source: Source) => ['faq', 'pages/quote', 'services'].includes(source.collection.path);

/** Amounts in answers that the prices don't have: one of the two is old. */
function checkAmounts(content: Content): Problem[] {
	const [prices] = sourcesOf(content, 'prices');
	if (!prices) return [];
	const known = new Set<string>();
	walk(prices.data, (value) => {
		if (typeof value === 'number') known.add(String(value));
		if (typeof value === 'string')
			for (const [, amount = ''] of value.matchAll(amounts)) known.add(amount.replaceAll(',', ''));
	});
	const problems: Problem[] = [];
	for (const source of content.sources.filter(isAboutPrices))
		walk(source.data, (value, path) => {
			if (typeof value !== 'string') return;
			for (const [found, amount = ''] of value.matchAll(amounts)) {
				if (known.has(amount.replaceAll(',', ''))) continue;
				problems.push(
					tellField(source, path, {
						found: `${found}, an amount that ${prices.file} doesn’t name`,
						why: 'Visitors who read two prices for the same work believe neither.',
						write: `the price that stands in ${prices.file}, or change it there`,
						needle: found,
						isWarning: true,
					}),
				);
			}
		});
	return problems;
}

/** Checks that prices are whole, and that no answer names another one. */
export function checkPrices(content: Content): Problem[] {
	const lines = recordsOf(content, 'prices').flatMap(({ source, path, data }) =>
		listAt(data, 'lines').flatMap((line, index) => checkLine(source, [...path, 'lines', index], line)),
	);
	return [...lines, ...checkAmounts(content)];
}
