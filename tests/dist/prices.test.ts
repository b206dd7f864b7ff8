import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { Service } from '../../src/content/schema/service.ts';
import { formatRange } from '../../src/features/prices/price.ts';
import type { PriceRecord } from '../../src/features/prices/schema.ts';
import { formatLabel } from '../../src/lib/text.ts';
import { labels, read } from '../content.ts';
import { readFullPages } from './seo-site.ts';

const pages = new Map(readFullPages().map((page) => [page.route, page.document]));
const readTexts = (route: string, selector: string) =>
	(pages.get(route)?.querySelectorAll(selector) ?? []).map((element) =>
		element.text.replace(/\s+/g, ' ').trim(),
	);

const services = globSync('content/services/*.yaml').map((file) => ({
	...(parse(readFileSync(file, 'utf8')) as Service),
	id: basename(file, '.yaml'),
}));
/** Absent where the owner publishes no prices. */
const prices = existsSync('content/prices.yaml') ? (read('prices') as PriceRecord[]) : [];
const words = labels.prices;

test.each(services.map(({ id }) => [id] as const))(
	'the page of %s has the prices of its service in a table, and nothing of them where there are none',
	(id) => {
		const route = `/services/${id}`;
		const record = prices.find(({ service }) => service === id);
		expect(readTexts(route, '#prices tbody th')).toEqual(record?.lines.map(({ name }) => name) ?? []);
		expect(readTexts(route, '#prices tfoot th')).toEqual(record?.minimum ? [words.minimum] : []);
		const { preparation = [] } = services.find((service) => service.id === id) ?? {};
		expect(readTexts(route, '#prices ul li')).toEqual(
			record ? [...(record.included ?? []), ...(record.extra ?? []), ...preparation] : [],
		);
		const [text = ''] = readTexts(route, '#prices');
		expect(text.includes(words.sample)).toBe(record?.sample ?? false);
		for (const { from, to, unit } of record?.lines ?? [])
			expect(text).toContain(
				unit && from && to
					? `${formatRange({ from, to }, words.range, labels.locale)} ${formatLabel(words.per, { unit })}`
					: words.onSite,
			);
	},
);

test('the quote page has one table, with a group of rows for each service that has prices', () => {
	const priced = services.filter(({ id }) => prices.some(({ service }) => service === id));
	expect(readTexts('/quote', '#prices table')).toHaveLength(priced.length > 0 ? 1 : 0);
	expect(readTexts('/quote', '#prices th[scope="rowgroup"]').toSorted()).toEqual(
		priced.map(({ title }) => title).toSorted(),
	);
	expect(readTexts('/quote', '#prices').join().includes(words.sample)).toBe(
		prices.some(({ sample }) => sample),
	);
	// The minimum is said once where it is the same for all.
	const minimums = new Set(prices.flatMap(({ minimum }) => minimum ?? []));
	if (minimums.size === 1)
		expect(readTexts('/quote', '#prices th').filter((text) => text === words.minimum)).toHaveLength(1);
});
