import { z } from 'astro/zod';
import { formatCount } from '../lib/count.ts';
import { buildPriceTokens } from '../lib/dollars.ts';
import { formatLabel } from '../lib/text.ts';
import { fillText, mapTexts, type Tokens, tokenPattern } from '../lib/tokens.ts';
import { findTranslation, mapTranslated, readCatalog } from './catalog.ts';
import { sayHours } from './hours.ts';
import { findWords, readLabels, translateLabels, wordAt } from './labels.ts';
import { contentLanguage, type Language, nameTimeZone } from './language.ts';
import { readWithReferences } from './references.ts';
import { findAnalytics } from './schema/analytics.ts';
import { areaSchema } from './schema/areas.ts';
import { type Company, companySchema } from './schema/company.ts';
import { formsOf, type Labels } from './schema/labels.ts';
import { priceSchema } from './schema/prices.ts';
import { findRequestService } from './schema/request.ts';
import { shapeOf } from './schema/shape.ts';
import { findStates, nameState } from './schema/states.ts';
import { buildTokens } from './schema/tokens.ts';
import { getDay } from './today.ts';

const schemas = { company: companySchema, areas: z.array(areaSchema), prices: z.array(priceSchema) };

/** What words in braces say: the facts of three files, in the content's language. @throws ZodError (the content check prevents it) */
export function readFacts(folder?: string) {
	const { company, areas, prices } = schemas;
	const read = (name: keyof typeof schemas) =>
		readWithReferences(`${name}.yaml`, schemas[name], folder)?.data;
	return {
		company: company.parse(read('company')),
		areas: areas.parse(read('areas')),
		// A company may have no list of prices.
		prices: prices.parse(read('prices') ?? []),
	};
}
type Facts = ReturnType<typeof readFacts>;

/** The states that the company works in. The first one is that of regions that name none. */
export const listStates = ({ company, areas }: Facts) => findStates([...company.addresses, ...areas]);

/** What is said in one language: hours, tokens and interface words. @param claims those of the company, in that language */
export function putInWords(facts: Facts, claims: Company['claims'], words: Labels) {
	const { areas, prices } = facts;
	const written = { ...facts.company, claims };
	const states = listStates(facts).map((state) => nameState(state, words.states));
	const join = (type: Intl.ListFormatType) => new Intl.ListFormat(words.locale, { type }).format(states);
	const { days, hours } = sayHours(written.hours, getDay(written.timeZone), words);
	const { none, visits, presses } = words.analytics;
	const counts = findAnalytics(written);
	const counted = formatLabel(counts?.counting.call ? `${visits} ${presses}` : visits, {
		service: counts?.name,
	});
	const service = findRequestService(written);
	const provider = written.links.formProvider;
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
		...buildPriceTokens(prices, words.prices),
		days,
		hours,
		/** "Ohio and Kentucky", and "Ohio or Kentucky". */
		states: join('conjunction'),
		state: join('disjunction'),
		/** "Eastern", as in "9:00 AM Eastern time", or "hora del Este". */
		timeZone: nameTimeZone(written.timeZone, words.locale),
		/** The towns with regular crews, as "13 towns". */
		towns: formatCount(areas.flatMap(({ towns }) => towns).length, words.counts.towns, words.locale),
		/** The content's language: "English," or "inglés". */
		language: new Intl.DisplayNames(words.locale, { type: 'language' }).of(contentLanguage),
		/** What the legal texts say of counting visits. */
		analytics: counts ? counted : none,
		form: formUse.use,
		...Object.fromEntries(Object.entries(formUse).map(([name, text]) => [`form.${name}`, text])),
	} satisfies Tokens;
	const labels = mapTexts(words, (text) => fillText(text, tokens));
	return {
		tokens,
		labels,
		googleClaims: [
			...(claims.rating ? [labels.footer.rating] : []),
			...(claims.reviews ? [labels.footer.reviews] : []),
		],
	};
}

const claimsShape = shapeOf(companySchema).properties?.['claims'];

/** What a language has of its catalog, but for what has a word in braces that isn't said in it: a claim, such as {arrival}, days or towns. */
export function readTranslations({ company }: Facts, file: string, language: Language) {
	const all = readCatalog(file);
	const foreign = new Set<string>();
	const claims = mapTranslated(company.claims, claimsShape, 'company.claims', (found) => {
		const words = findTranslation(found, all);
		if (words === undefined && /\p{L}/u.test(found.text)) foreign.add(String(found.path[0]));
		return words ?? found.text;
	});
	const [own, theirs] = [readLabels(), findWords(language) ?? translateLabels(language, all)];
	if (theirs.hours.range === own.hours.range) foreign.add('days').add('hours');
	const counted = Object.values(own.counts.towns);
	const said = formsOf(language).map((form) => wordAt([form], theirs.counts.towns) ?? '');
	if (said.some((form) => counted.includes(form))) foreign.add('towns');
	const isSaid = (text: string) =>
		[...text.matchAll(tokenPattern)].every(([, name = '']) => !foreign.has(name));
	return { claims, catalog: new Map([...all].filter(([, text]) => isSaid(text))) };
}
