import { addDays } from '../lib/date.ts';
import { asWritten, fillIn, getToday, readTarget, targets, wordsIn } from './in-words.ts';
import { contentLanguage, getLanguage, perLanguage } from './language.ts';
import { type Company, type CompanyFacts, companySchema } from './schema/company.ts';
import type { Labels } from './schema/labels.ts';
import type { InLanguage } from './schema/part.ts';
import { findFormProvider, findRequestService } from './schema/request.ts';
import { shapeOf } from './schema/shape.ts';
import { translate } from './translate.ts';

/** Those of some days that begin within two months and aren't over. */
export function listComing<Day extends { from: string; to?: string | undefined }>(days: readonly Day[]) {
	const today = getToday();
	return days.filter(({ from, to = from }) => to >= today && from <= addDays(today, 60));
}

function describeCompany({ language, catalog }: (typeof targets)[number]) {
	const written: InLanguage<Company> = catalog
		? translate(asWritten, shapeOf(companySchema), 'company', { language, catalog })
		: asWritten;
	const { links, whatsapp, ...facts } = fillIn(
		// Theirs are in their own language on every page.
		{ ...written, languages: written.languages.map((theirs) => fillIn(theirs, theirs.code)) },
		language,
	);
	const chat = facts.phones.find(({ id }) => id === whatsapp?.phone);
	return {
		...facts,
		whatsapp: whatsapp && chat && { ...chat, message: whatsapp.message },
		links: { ...links, formProvider: findFormProvider({ links }) },
	} satisfies CompanyFacts;
}

const sayIn = (target: (typeof targets)[number]) => ({
	...wordsIn(target.language),
	company: describeCompany(target),
});
const known = new Map(targets.map((target) => [target.language, sayIn(target)]));
const original = sayIn(readTarget(contentLanguage));

const choose = <Name extends keyof typeof original>(name: Name) =>
	perLanguage(() => (known.get(getLanguage()) ?? original)[name]);

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
