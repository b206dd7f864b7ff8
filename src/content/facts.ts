import { z } from 'astro/zod';
import { formatCount } from '../lib/count.ts';
import { addDays } from '../lib/date.ts';
import { buildPriceTokens } from '../lib/dollars.ts';
import { formatLabel } from '../lib/text.ts';
import { fillText, mapTexts, type Tokens } from '../lib/tokens.ts';
import { readData } from '../source/reader.ts';
import { type Catalog, leaveOutMixed, translate } from './catalog.ts';
import { isForeign, markForeign, originalToken } from './foreign-text.ts';
import { describeHours } from './hours.ts';
import { readLabels, readTranslations } from './labels.ts';
import {
	contentLanguage,
	getLanguage,
	type Language,
	localeOf,
	nameTimeZone,
	perLanguage,
	translations,
} from './language.ts';
import { findAnalytics } from './schema/analytics.ts';
import { areaSchema } from './schema/areas.ts';
import { type Company, type CompanyFacts, companySchema } from './schema/company.ts';
import { type Labels, labelsSchema } from './schema/labels.ts';
import { priceSchema } from './schema/prices.ts';
import { findFormProvider, findRequestService } from './schema/request.ts';
import { shapeOf } from './schema/shape.ts';
import { findStates, nameState } from './schema/states.ts';
import { buildTokens, type derivedTokens } from './schema/tokens.ts';
import { getDay } from './today.ts';

// Read as plain files, because Astro's collection queries are asynchronous and components aren't.
const companyData = readData('company.yaml');
const areas = z.array(areaSchema).parse(readData('areas.yaml'));
// A company may have no list of prices.
const prices = z.array(priceSchema).parse(readData('prices.yaml') ?? []);

const asWritten = companySchema.parse(companyData);
/** The states that the company works in. The first one is that of regions that name none. */
export const states = findStates([...asWritten.addresses, ...areas]);

/** The current day where the company is, as YYYY-MM-DD. */
export const getToday = (): string => getDay(asWritten.timeZone);

/** What is put together from texts, of which some may have no translation: wholly as the original then. */
const inOne = <Value>(value: Value, original: Value): Value =>
	isForeign(JSON.stringify(value) ?? '') ? mapTexts(original, markForeign) : value;

/** What other languages take from that of the content: what is put together there, and filled into texts without a translation. */
interface Original {
	hours: ReturnType<typeof describeHours>;
	tokens: Tokens;
}

/** What the company says about itself in one language. @param original the same in the content's, if that is another one */
function describeCompany(written: Company, words: Labels, original?: Original) {
	const listStates = (type: Intl.ListFormatType) =>
		new Intl.ListFormat(words.locale, { type }).format(states.map((state) => nameState(state, words.states)));
	const inWords = describeHours(written.hours, words);
	const hours = original ? inOne(inWords, original.hours) : inWords;
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
	const ownTokens = {
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
	const others = Object.entries<string | undefined>(original?.tokens ?? {});
	const tokens: typeof ownTokens & Tokens = {
		...ownTokens,
		...Object.fromEntries(others.map(([name, value]) => [originalToken(name), value])),
		...Object.fromEntries(others.map(([name, value]) => [name, inOne(Object(ownTokens)[name], value)])),
	};
	/** Fills a text in its own language. */
	const fill = (text: string) => fillText(text, (isForeign(text) && original?.tokens) || tokens);
	const { links, whatsapp, ...facts } = mapTexts(written, fill);
	const chat = facts.phones.find(({ id }) => id === whatsapp?.phone);
	const labels = mapTexts(words, fill);
	const today = getToday();
	return {
		hours,
		tokens,
		company: {
			...facts,
			whatsapp: whatsapp && chat && { ...chat, message: whatsapp.message },
			links: { ...links, formProvider: findFormProvider({ links }) },
		} satisfies CompanyFacts,
		labels,
		googleClaims: [
			...(written.claims.rating ? [labels.footer.rating] : []),
			...(written.claims.reviews ? [labels.footer.reviews] : []),
		],
		specialDays: facts.hours.special.filter(
			({ from, to = from }) => to >= today && from <= addDays(today, 60),
		),
	};
}

const writtenLabels = readLabels();
const inContent = describeCompany(asWritten, writtenLabels);
/** The names of the tokens whose values are in the content's language. */
const listForeign = (tokens: Tokens): ReadonlySet<string> =>
	new Set(Object.keys(tokens).filter((name) => isForeign(tokens[name] ?? '')));
const inOthers = new Map(
	translations.map((language) => {
		const catalog = readTranslations(language);
		const describeWith = (known: Catalog) => {
			const written = translate(companyData, shapeOf(companySchema), 'company', known);
			const words = translate(writtenLabels, shapeOf(labelsSchema), 'labels', known);
			return describeCompany(
				companySchema.parse(written),
				{ ...words, locale: localeOf(language) },
				inContent,
			);
		};
		const foreign = listForeign(describeWith(catalog).tokens);
		return [language, { ...describeWith(leaveOutMixed(catalog, foreign)), foreign }];
	}),
);
/** The words in braces whose values have no translation in a language: a text with one of them stays in the content's. */
export const listForeignTokens = (language: Language): ReadonlySet<string> =>
	inOthers.get(language)?.foreign ?? new Set();

const choose = <Name extends keyof typeof inContent>(name: Name) =>
	perLanguage(() => (inOthers.get(getLanguage()) ?? inContent)[name]);

/** The opening hours in words. */
export const hours = choose('hours');

/** The values of the tokens in texts. */
export const tokens = choose('tokens');

/** Facts about the business. */
export const company: Readonly<CompanyFacts> = choose('company');

/** Interface words, with the company's facts filled in. Islands get theirs as props. */
export const labels: Readonly<Labels> = choose('labels');

/** The Google rating and the number of reviews, in words. Each is left out if company.yaml lacks it. */
export const googleClaims = choose('googleClaims');

/** Where the form sends requests, if it does. */
export const requestService = findRequestService(company);

/** The coming days with other hours, as far as two months away. */
export const specialDays = choose('specialDays');
