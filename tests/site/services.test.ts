import { describe, expect, test } from 'vitest';
import { contentLanguage, type Language } from '../../src/content/language.ts';
import { formatRange } from '../../src/features/prices/price.ts';
import type { PriceRecord } from '../../src/features/prices/schema.ts';
import type { FaqGroup } from '../../src/features/questions/schema.ts';
import { withoutLinks } from '../../src/lib/contact-text.ts';
import { formatLabel } from '../../src/lib/text.ts';
import { contentIn, read, readList } from '../content.ts';
import {
	addressesOf,
	addressIn,
	find,
	languages,
	languagesOf,
	linkFrom,
	readLinks,
	readText,
	readTexts,
} from './site.ts';

const readGroups = (language: Language) => read('faq', language) as FaqGroup[];
/** Absent where the owner publishes no prices. */
const readPrices = (language: Language) => readList<PriceRecord>('prices', language);

const servicePages = languages.flatMap((language) =>
	contentIn(language)
		.services.filter(({ id }) => languagesOf(`/services/${id}`).includes(language))
		.map((service) => ({ id: service.id, language, service })),
);

describe.each(servicePages)('the page of the service $id in $language', ({ language, service }) => {
	const { labels } = contentIn(language);
	const [groups, prices] = [readGroups(language), readPrices(language)];
	const path = `/services/${service.id}`;
	const route = addressIn(language, path);
	const [faq, quote] = ['/faq', '/quote'].map((page) => linkFrom(language, page)) as [string, string];
	const { features = [], process = [], preparation = [], faqs = [], emergency, closing } = service;

	test('shows every part of its record', () => {
		const words = labels.service;
		const main = readText(route, 'main');
		if (service.problem) expect(main).toContain(words.challenge);
		if (service.solution) expect(main).toContain(words.solution);
		expect(readTexts(route, '#features h3')).toEqual(features.map(({ title }) => title));
		expect(readTexts(route, '#process h3')).toEqual(process.map(({ name }) => name));
		expect(find(route, '#process ol p')).toHaveLength(
			process.filter(({ description }) => description).length,
		);
		expect(readTexts(route, '#preparation li')).toEqual(preparation);
		expect(find(route, '#questions details')).toHaveLength(faqs.length);
	});

	test('opens with its photo on phones too, unless what to do in an emergency takes its place', () => {
		const [photo] = find(route, '[aria-labelledby="hero-title"] img');
		expect(photo?.getAttribute('loading')).toBe(emergency ? 'lazy' : 'eager');
	});

	test('shows the prices of the service, and no table where there are none', () => {
		const words = labels.prices;
		const record = prices.find((price) => price.service === service.id);
		expect(readTexts(route, '#prices tbody th')).toEqual(record?.lines.map(({ name }) => name) ?? []);
		expect(readTexts(route, '#prices tfoot th')).toEqual(record?.minimum ? [words.minimum] : []);
		expect(readTexts(route, '#prices ul li')).toEqual(
			record
				? [
						...(record.free ?? []),
						...(record.included ?? []),
						...(record.extra ?? []),
						...(emergency ? [] : preparation),
					].map(withoutLinks)
				: [],
		);
		const text = readText(route, '#prices');
		expect(text.includes(words.sample)).toBe(record?.sample ?? false);
		for (const { from, to, unit } of record?.lines ?? [])
			expect(text).toContain(
				unit && from && to
					? `${formatRange({ from, to }, words.range, labels.locale)} ${formatLabel(words.per, { unit })}`
					: words.onSite,
			);
	});

	test('shows how to prepare: in the hero in an emergency, folded otherwise', () => {
		const open = find(route, 'section[aria-labelledby="hero-title"] #preparation');
		const closed = find(route, '#preparation details');
		const shown = preparation.length > 0 ? 1 : 0;
		expect([open.length, closed.length]).toEqual(emergency ? [shown, 0] : [0, shown]);
	});

	test('links to the questions about it, which link back', () => {
		const group = groups.find(({ service: about }) => about?.id === service.id);
		expect(readLinks(route, `#questions a[href^="${faq}"]`)).toEqual(group ? [`${faq}#${group.id}`] : []);
		if (group) expect(readLinks(faq, `#${group.id} h2 + a`)).toContain(faq === '/faq' ? path : route);
	});

	test('asks for the call first in an emergency and for the quote first otherwise', () => {
		const [first, second] = emergency ? ['tel:', quote] : [quote, 'tel:'];
		const rows = find(route, `main div > a[href^="${first}"]:first-child + a[href^="${second}"]`);
		expect(rows).toHaveLength(closing ? 2 : 1);
	});
});

test.each(languagesOf('/quote'))(
	'the quote page in %s has one table, with rows for each service with prices',
	(language) => {
		const { labels, services } = contentIn(language);
		const prices = readPrices(language);
		const route = addressIn(language, '/quote');
		const words = labels.prices;
		const priced = services.filter(({ id }) => prices.some(({ service }) => service === id));
		expect(find(route, '#prices table')).toHaveLength(priced.length > 0 ? 1 : 0);
		expect(readTexts(route, '#prices th[scope="rowgroup"]').toSorted()).toEqual(
			priced
				.map(({ id, title }) =>
					languagesOf(`/services/${id}`).includes(language) ? title : `${title} ${labels.shell.inOriginal}`,
				)
				.toSorted(),
		);
		expect(readText(route, '#prices').includes(words.sample)).toBe(prices.some(({ sample }) => sample));
		// The minimum is shown once where it is the same for all.
		const minimums = new Set(prices.flatMap(({ minimum }) => minimum ?? []));
		// It is above the first service, so that it doesn't look like a fee of the last.
		if (minimums.size === 1) expect(readTexts(route, '#prices tbody th')[0]).toBe(words.minimum);
		expect(readTexts(route, '#prices th').filter((text) => text === words.minimum)).toHaveLength(
			minimums.size === 1 ? 1 : prices.filter(({ minimum }) => minimum).length,
		);
	},
);

test('a question in another language has its lang attribute everywhere', () => {
	for (const { id, language } of readGroups(contentLanguage).flatMap(({ questions }) => questions))
		for (const route of ['/faq', '/contact', '/quote'].flatMap(addressesOf))
			for (const shown of find(route, `details#${id}`))
				expect(shown.getAttribute('lang'), route).toBe(language);
});
