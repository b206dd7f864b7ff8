import { addDays } from '../lib/date.ts';
import { asWritten, fillIn, getToday, readTarget, wordsIn } from './in-words.ts';
import { getLanguage, type Language, perLanguage } from './language.ts';
import { type Company, companySchema } from './schema/company.ts';
import type { Labels } from './schema/labels.ts';
import type { InLanguage } from './schema/part.ts';
import { findRequestService } from './schema/request.ts';
import { shapeOf } from './schema/shape.ts';
import { translate } from './translate.ts';

/** Those of some days that begin within two months and aren't over. */
export function listComing<Day extends { from: string; to?: string | undefined }>(days: readonly Day[]) {
	const today = getToday();
	return days.filter(({ from, to = from }) => to >= today && from <= addDays(today, 60));
}

/** What company.yaml says, with the number of the phone that has WhatsApp. */
function describeCompany(language: Language) {
	const { catalog } = readTarget(language);
	const written: InLanguage<Company> = catalog
		? translate(asWritten, shapeOf(companySchema), 'company', { language, catalog })
		: asWritten;
	const { whatsapp, ...facts } = fillIn(
		// Theirs are in their own language on every page.
		{ ...written, languages: written.languages.map((theirs) => fillIn(theirs, theirs.code)) },
		language,
	);
	const chat = facts.phones.find(({ id }) => id === whatsapp?.phone);
	return {
		...facts,
		whatsapp: whatsapp && chat && { ...chat, message: whatsapp.message },
	};
}

const sayIn = (language: Language) => ({ ...wordsIn(language), company: describeCompany(language) });
const known = new Map<Language, ReturnType<typeof sayIn>>();

const choose = <Name extends keyof ReturnType<typeof sayIn>>(name: Name) =>
	perLanguage(() => known.getOrInsertComputed(getLanguage(), sayIn)[name]);

/** The values of the tokens in texts. */
export const tokens = choose('tokens');

/** Facts about the business. */
export const company = choose('company');

/** Interface words, with the company's facts filled in. Islands get theirs as props. */
export const labels: Readonly<Labels> = choose('labels');

/** The Google rating and the number of reviews, in words. Each is left out if company.yaml lacks it. */
export const googleClaims = choose('googleClaims');

/** Where the form sends requests, if it does. */
export const requestService = findRequestService(company);
