import { describe, expect, test } from 'vitest';
import type { RecordOf } from '../../src/collections.ts';
import { contentLanguage } from '../../src/content/language.ts';
import { recordPaths } from '../../src/content/paths.ts';
import type { FaqGroup } from '../../src/features/questions/schema.ts';
import { buildWhatsAppLink } from '../../src/lib/contact-link.ts';
import { languageOf } from '../../src/site/site.ts';
import { company, labels, read, readList, reviews, services } from '../content.ts';
import { listTexts } from './content-texts.ts';
import { addressesOf, allPages, find, hasPage, readLinks, readText, readTexts, squash } from './site.ts';
import { readData, readPieces, split } from './texts.ts';

const shownOn = new Map(
	allPages
		.filter(({ language }) => language === contentLanguage)
		.map(({ route, document }) => [route, squash(readPieces(document).join('\n'))]),
);
/** What islands get may be shown after a press. */
const all = [...shownOn.values(), ...allPages.flatMap(({ document }) => readData(document)).map(squash)].join(
	'\n',
);

/** Texts for what isn't there, for machines, and words of the interface, which depend on the visitor or on the content. */
const sometimes = /^labels\.|\.none$|^company\.(?:whatsapp|addresses\.(?:name|hours))|^pages\/errors/;

/** The page of a record that has one of its own, but for what other pages show of it. */
function findRoute(file: string, place: string): string | undefined {
	const [, folder = '', name = ''] = /^(services|posts|legal|extra)\/([\w-]+)/.exec(file) ?? [];
	return folder && !/\.(?:card|excerpt|preparation)\b/.test(place)
		? recordPaths[folder as 'services' | 'posts' | 'legal' | 'extra'](name)
		: undefined;
}

/** Made-up companies have texts for what they lack. */
const isWritten = company.siteUrl.endsWith('.example');

test.runIf(isWritten)('every text of the content is shown, on the page of its record if it has one', () => {
	const texts = listTexts(contentLanguage).filter(({ place }) => !sometimes.test(place));
	expect(texts.length).toBeGreaterThan(0);
	const missing = texts.flatMap(({ text, place, file }) => {
		const route = findRoute(file, place);
		const shown = route ? shownOn.get(route) : all;
		// Nobody sees an article before its day.
		if (shown === undefined && place.startsWith('posts')) return [];
		return split(text)
			.filter((piece) => !shown?.includes(squash(piece)))
			.map((piece) => `${file}, ${place}: ${piece}`);
	});
	expect(missing).toEqual([]);
});

test.runIf(hasPage('/testimonials'))(
	'the reviews page shows the average, and the rating of the company',
	() => {
		const text = readText('/testimonials', 'main');
		const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
		expect(text.includes(`${average.toFixed(1)} ${labels.testimonials.average}`)).toBe(reviews.length > 0);
		const { perfect } = read('pages/testimonials') as RecordOf<'testimonials'>;
		const { rating = '' } = company.claims;
		expect(text.includes(`${rating} ${perfect?.label}`)).toBe(Boolean(perfect) && rating === '5.0');
		expect(text.includes(`${rating} ${perfect?.below}`)).toBe(
			Boolean(perfect) && Number(rating) > 0 && rating !== '5.0',
		);
	},
);

test('the links of company.yaml are where they belong', () => {
	const { booking, workRequest, googleReviews, writeReview, profiles = [] } = company.links;
	const { phone: chatPhone, message } = company.whatsapp ?? {};
	const { number } = company.phones.find(({ id }) => id === chatPhone) ?? {};
	const chat = number && message && buildWhatsAppLink(number, message);
	expect(readLinks('/', 'body > aside a[target="_blank"]')).toEqual([booking, chat].filter(Boolean));
	for (const route of ['/contact', '/quote'].filter(hasPage))
		if (workRequest) expect(readLinks(route, 'main a'), route).toContain(workRequest);
	for (const link of [googleReviews, writeReview])
		if (link && hasPage('/testimonials')) expect(readLinks('/testimonials', 'main a')).toContain(link);
	expect(readTexts('/', 'body > footer a[target="_blank"]:not(address a)')).toEqual(
		profiles.map(({ name = labels.footer.social }) => `${name} ${labels.shell.newTab}`),
	);
});

/** None where the owner publishes no prices. */
const prices = readList<RecordOf<'prices'>>('prices');
const groups = readList<FaqGroup>('faq');

describe.each(services)('the page of the service $id', ({ id, emergency, preparation = [], closing }) => {
	const route = `/services/${id}`;

	test('shows the price of each line, and no table without prices', () => {
		// What is priced after an inspection alone has no table.
		const {
			lines = [],
			minimum,
			sample,
		} = prices.find(({ service, lines }) => service === id && lines.some(({ from }) => from)) ?? {};
		const rows = readTexts(route, '#prices tbody tr').map(squash);
		const dollars = (amount: number) =>
			`$${amount.toLocaleString('en-US', { minimumFractionDigits: Number.isInteger(amount) ? 0 : 2 })}`;
		expect(rows).toEqual(
			lines.map(({ name, unit = '', from, to }) => {
				const range = from ? [dollars(from), ...(to && to > from ? [dollars(to)] : [])] : [];
				const parts = [name, ...range, ...(from ? [unit] : [])].map(squash);
				return expect.stringMatching(new RegExp(parts.map((part) => RegExp.escape(part)).join('.*')));
			}),
		);
		expect(readTexts(route, '#prices tfoot th')).toEqual(minimum ? [labels.prices.minimum] : []);
		const text = readText(route, '#prices');
		expect(text.includes(labels.prices.sample)).toBe(sample ?? false);
	});

	test.runIf(hasPage('/quote'))(
		'puts the call first in an emergency, with what to do at the top, otherwise the quote',
		() => {
			const place = emergency ? '[aria-labelledby="hero-title"] #preparation' : '#preparation details';
			expect(readTexts(route, `${place} li`)).toHaveLength(preparation.length);
			const [first, second] = emergency ? ['tel:', '/quote'] : ['/quote', 'tel:'];
			const rows = find(route, `main div > a[href^="${first}"]:first-child + a[href^="${second}"]`);
			expect(rows).toHaveLength(closing ? 2 : 1);
		},
	);
});

test.runIf(hasPage('/quote'))(
	'the quote page has rows for each service with prices, and a minimum first where all have the same',
	() => {
		const priced = services.filter(({ id }) => prices.some(({ service }) => service === id));
		expect(readTexts('/quote', '#prices th[scope="rowgroup"]')).toEqual(priced.map(({ title }) => title));
		const minimums = prices.flatMap(({ minimum }) => minimum ?? []);
		// What is priced in person alone has no minimum.
		const withRange = prices.filter(({ lines }) => lines.some(({ from }) => from));
		const isShared = minimums.length === withRange.length && new Set(minimums).size === 1;
		const names = readTexts('/quote', '#prices tbody th');
		const { minimum } = labels.prices;
		expect(names.filter((name) => name === minimum)).toHaveLength(isShared ? 1 : minimums.length);
		// It would look like a fee of the last service.
		if (isShared) expect(names[0]).toBe(minimum);
	},
);

test('a question in another language has its lang attribute everywhere', () => {
	for (const { id, lang: language } of groups.flatMap(({ questions }) => questions))
		for (const route of ['/faq', '/contact', '/quote'].flatMap(addressesOf))
			for (const shown of find(route, `details#${id}`)) {
				if (!language) continue;
				const isPages = languageOf(route) === language;
				expect(shown.getAttribute('lang'), route).toBe(isPages ? undefined : language);
				expect(shown.querySelector('[lang]')?.outerHTML, route).toBeUndefined();
			}
});
