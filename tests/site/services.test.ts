import { describe, expect, test } from 'vitest';
import type { RecordOf } from '../../src/collections.ts';
import { tokens } from '../../src/content/facts.ts';
import { formatRange } from '../../src/features/prices/price.ts';
import type { FaqGroup } from '../../src/features/questions/schema.ts';
import { withoutLinks } from '../../src/lib/contact-text.ts';
import { formatLabel } from '../../src/lib/text.ts';
import { fillText } from '../../src/lib/tokens.ts';
import { labels, read, readList, services } from '../content.ts';
import { addressesOf, find, readLinks, readText, readTexts, squash } from './site.ts';
import { readStrings } from './texts.ts';

const groups = read('faq') as FaqGroup[];
/** None where the owner publishes no prices. */
const prices = readList<RecordOf<'prices'>>('prices');
const words = labels.prices;

/** Fields of a service and its prices that are no texts of its page. */
const elsewhere = 'id service card icon photo before after areas relatedPosts url metaTitle metaDescription';

describe.each(services)('the page of the service $id', ({ id, emergency, preparation = [], ...service }) => {
	const route = `/services/${id}`;
	const record = prices.find((price) => price.service === id);

	test('shows every text of the service and of its prices', () => {
		const shown = squash(readText(route, 'main'));
		const texts = readStrings({ ...service, preparation, ...record }, new Set(elsewhere.split(' ')));
		const missing = texts.filter(({ text }) => !shown.includes(squash(withoutLinks(fillText(text, tokens)))));
		expect(missing).toEqual([]);
	});

	test('shows the price of each line, and no table without prices', () => {
		const lines = (record?.lines ?? []).map(({ name, unit, from, to }) => {
			const range = unit && from && to && formatRange({ from, to }, words.range, labels.locale);
			return name + (range ? `${range} ${formatLabel(words.per, { unit })}` : words.onSite);
		});
		expect(readTexts(route, '#prices tbody tr').map(squash)).toEqual(lines.map(squash));
		expect(readTexts(route, '#prices tfoot th')).toEqual(record?.minimum ? [words.minimum] : []);
		expect(readText(route, '#prices').includes(words.sample)).toBe(record?.sample ?? false);
	});

	test('puts what to do and the call first in an emergency, otherwise the photo and the quote', () => {
		const [photo] = find(route, '[aria-labelledby="hero-title"] img');
		expect(photo?.getAttribute('loading')).toBe(emergency ? 'lazy' : 'eager');
		const place = emergency ? '[aria-labelledby="hero-title"] #preparation' : '#preparation details';
		expect(readTexts(route, `${place} li`)).toHaveLength(preparation.length);
		const [first, second] = emergency ? ['tel:', '/quote'] : ['/quote', 'tel:'];
		const rows = find(route, `main div > a[href^="${first}"]:first-child + a[href^="${second}"]`);
		expect(rows).toHaveLength(service.closing ? 2 : 1);
	});

	test('links to the questions about it, which link back', () => {
		const group = groups.find(({ service: about }) => about?.id === id);
		expect(readLinks(route, '#questions a[href^="/faq"]')).toEqual(group ? [`/faq#${group.id}`] : []);
		if (group) expect(readLinks('/faq', `#${group.id} h2 + a`)).toContain(route);
	});
});

test('the quote page has rows for each service with prices, and a minimum once where it is the same', () => {
	const priced = services.filter(({ id }) => prices.some(({ service }) => service === id));
	expect(readTexts('/quote', '#prices th[scope="rowgroup"]')).toEqual(priced.map(({ title }) => title));
	const minimums = prices.flatMap(({ minimum }) => minimum ?? []);
	const isShared = new Set(minimums).size === 1;
	const names = readTexts('/quote', '#prices tbody th');
	expect(names.filter((name) => name === words.minimum)).toHaveLength(isShared ? 1 : minimums.length);
	// It is above the first service, so that it doesn't look like a fee of the last.
	if (isShared) expect(names[0]).toBe(words.minimum);
});

test('a question in another language has its lang attribute everywhere', () => {
	for (const { id, language } of groups.flatMap(({ questions }) => questions))
		for (const route of ['/faq', '/contact', '/quote'].flatMap(addressesOf))
			for (const shown of find(route, `details#${id}`)) {
				expect(shown.getAttribute('lang'), route).toBe(language);
				if (language) expect(shown.querySelector('[lang]')?.outerHTML, route).toBeUndefined();
			}
});
