import { z } from 'astro/zod';
import { formatCount } from '../lib/count.ts';
import { buildPriceTokens } from '../lib/dollars.ts';
import { oncePerText } from '../lib/once.ts';
import { formatLabel } from '../lib/text.ts';
import { fillText, mapTexts, type Tokens, tokenPattern } from '../lib/tokens.ts';
import { readContentFile } from '../source/content-folder.ts';
import { readData } from '../source/reader.ts';
import { findTranslation, mapTranslated, readCatalog } from './catalog.ts';
import { describeHours } from './hours.ts';
import { readLabels, translateLabels } from './labels.ts';
import { contentLanguage, getLanguage, type Language, nameTimeZone, translations } from './language.ts';
import { findAnalytics } from './schema/analytics.ts';
import { areaSchema } from './schema/areas.ts';
import { type Company, companySchema } from './schema/company.ts';
import type { Labels } from './schema/labels.ts';
import type { Part } from './schema/part.ts';
import { priceSchema } from './schema/prices.ts';
import { findFormProvider, findRequestService } from './schema/request.ts';
import { shapeOf } from './schema/shape.ts';
import { findStates, nameState } from './schema/states.ts';
import { buildTokens, type derivedTokens } from './schema/tokens.ts';
import { getDay } from './today.ts';

// Read as plain files, because Astro's collection queries are asynchronous and components aren't.
const areas = z.array(areaSchema).parse(readData('areas.yaml'));
// A company may have no list of prices.
const prices = z.array(priceSchema).parse(readData('prices.yaml') ?? []);

/** What company.yaml says, in the content's language. */
export const asWritten = companySchema.parse(readData('company.yaml'));
/** The states that the company works in. The first one is that of regions that name none. */
export const states = findStates([...asWritten.addresses, ...areas]);

/** The current day where the company is, as YYYY-MM-DD. */
export const getToday = (): string => getDay(asWritten.timeZone);

/** What is said in one language: hours, tokens and interface words. */
function putInWords(claims: Company['claims'], words: Labels) {
	const written = { ...asWritten, claims };
	const listStates = (type: Intl.ListFormatType) =>
		new Intl.ListFormat(words.locale, { type }).format(states.map((state) => nameState(state, words.states)));
	const hours = describeHours(written.hours, words);
	const { none, visits, presses } = words.analytics;
	const counts = findAnalytics(written);
	const counted = formatLabel(counts?.counting.call ? `${visits} ${presses}` : visits, {
		service: counts?.name,
	});
	const service = findRequestService(written);
	const provider = findFormProvider(written);
	/** What the legal texts say of the form that is there. */
	const formUse = mapTexts(
		provider
			? words.formUse.provider
			: { ...words.formUse.ours, ...words.formUse[service ? 'service' : 'own'] },
		(text) =>
			formatLabel(text, {
				provider: provider && new URL(provider).host,
				service: service && new URL(service.endpoint).host,
			}),
	);
	const tokens = {
		...buildTokens(written),
		...buildPriceTokens(prices, words.prices, words.locale),
		days: hours.days,
		hours: hours.hours,
		/** "Ohio and Kentucky", and "Ohio or Kentucky". */
		states: listStates('conjunction'),
		state: listStates('disjunction'),
		/** "Eastern", as in "9:00 AM Eastern time", or "hora del Este". */
		timeZone: nameTimeZone(written.timeZone, words.locale),
		/** The towns with regular crews, as "13 towns". */
		towns: formatCount(areas.flatMap(({ towns }) => towns).length, words.counts.towns, words.locale),
		/** The content's language: "English," or "inglés". */
		language: new Intl.DisplayNames(words.locale, { type: 'language' }).of(contentLanguage),
		/** What the legal texts say of counting visits. */
		analytics: counts ? counted : none,
		form: formUse.use,
		'form.stored': formUse.stored,
		'form.kept': formUse.kept,
		'form.example': formUse.example,
		'form.company': formUse.company,
		'form.cookies': formUse.cookies,
		'form.deletion': formUse.deletion,
	} satisfies Tokens & Record<(typeof derivedTokens)[number], string>;
	const labels = mapTexts(words, (text) => fillText(text, tokens));
	return {
		hours,
		tokens,
		labels,
		googleClaims: [
			...(claims.rating ? [labels.footer.rating] : []),
			...(claims.reviews ? [labels.footer.reviews] : []),
		],
	};
}

const claimsShape = shapeOf(companySchema).properties?.['claims'];

/** What a language has of its catalog, but for what says a claim, such as {arrival}, that has no translation itself. */
function readTranslations(file: string) {
	const all = readCatalog(file);
	const foreign = new Set<string>();
	const claims = mapTranslated(asWritten.claims, claimsShape, 'company.claims', (found) => {
		const words = findTranslation(found, all);
		if (words === undefined && /\p{L}/u.test(found.text)) foreign.add(String(found.path[0]));
		return words ?? found.text;
	});
	const isSaid = (text: string) =>
		[...text.matchAll(tokenPattern)].every(([, name = '']) => !foreign.has(name));
	return { claims, catalog: new Map([...all].filter(([, text]) => isSaid(text))) };
}
const readOnce = oncePerText(readTranslations);

/** A language as its catalog is now: during development, Astro keeps this module while files change. */
export function readTarget(language: Language) {
	if (language === contentLanguage) return { language, catalog: undefined, claims: asWritten.claims };
	return { language, ...readOnce(readContentFile(`${language}.po`) ?? '') };
}

/** The languages of the site, the content's first. */
export const targets = [contentLanguage, ...translations].map(readTarget);
/** What is said in the content's language. */
const inContent = putInWords(asWritten.claims, readLabels());
/** Languages without all interface words aren't there. */
const inWords = new Map(
	targets.flatMap(({ language, catalog, claims }) => {
		if (!catalog) return [[language, inContent] as const];
		const words = translateLabels(language, catalog);
		return words ? [[language, putInWords(claims, words)] as const] : [];
	}),
);

/** Whether the site has all interface words of a language. */
export const hasWords = (language: Language): boolean => inWords.has(language);

/** What is said in a language; in the content's if it isn't one of the site. */
export const wordsIn = (language: Language) => inWords.get(language) ?? inContent;

/** The interface words beside a part of a page: in its language. */
export const labelsBeside = ({ lang = getLanguage() }: Part): Readonly<Labels> => wordsIn(lang).labels;

/** Fills in what the texts of a value say in braces, each in its language. @param language that of those that say none */
export const fillIn = <Value>(value: Value, language: Language): Value =>
	mapTexts(value, (text, group: Part & { langOf?: Record<string, string> }, field) => {
		const own = group.langOf?.[field] ?? group.lang ?? language;
		return fillText(text, wordsIn(own).tokens);
	});
