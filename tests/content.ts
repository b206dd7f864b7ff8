import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, extname } from 'node:path';
import { type GetTextTranslation, po } from 'gettext-parser';
import { parse } from 'yaml';
import type { RecordOf } from '../src/collections.ts';
import { describeHours } from '../src/content/hours.ts';
import { contentLanguage, type Language, localeOf, translations } from '../src/content/language.ts';
import type { AreaRecord } from '../src/content/schema/areas.ts';
import { type Company, companySchema } from '../src/content/schema/company.ts';
import type { Labels } from '../src/content/schema/labels.ts';
import { getDay } from '../src/content/today.ts';
import type { Post } from '../src/features/blog/schema.ts';
import type { Review } from '../src/features/reviews/schema.ts';
import type { Service } from '../src/features/services/schema.ts';
import { fillTokens } from '../src/lib/tokens.ts';
import { contentFolder } from '../src/source/content-folder.ts';
import { english, words as software } from '../src/words/words.ts';

const catalogs = new Map(
	translations.map((language) => [
		language,
		po.parse(readFileSync(`${contentFolder}/${language}.po`)).translations,
	]),
);

const listAmounts = (text: string) => [...new Set(text.match(/\$[\d.,]*\d/g))].sort().join();

/** The translation of an entry; undefined unless somebody has confirmed it and it has the amounts of the text. */
const readTranslation = ({ msgid, msgstr: [translation], comments }: GetTextTranslation) =>
	translation && !comments?.flag?.includes('fuzzy') && listAmounts(msgid) === listAmounts(translation)
		? translation
		: undefined;

/** The translation of a text at a place, such as "navigation.header.label"; undefined where there is none. */
export const findTranslation = (language: Language, place: string, text: string): string | undefined => {
	const entry = [place, ''].map((context) => catalogs.get(language)?.[context]?.[text.trim()]).find(Boolean);
	return entry && readTranslation(entry);
};

/** What a file says in a language: each text as its catalog has it. @param place of the value: "navigation.header" */
function translate(place: string, value: unknown, language: Language): unknown {
	if (Array.isArray(value)) return value.map((entry) => translate(place, entry, language));
	if (typeof value === 'object' && value !== null)
		return Object.fromEntries(
			Object.entries(value).map(([key, field]) => [key, translate(`${place}.${key}`, field, language)]),
		);
	if (typeof value !== 'string') return value;
	return findTranslation(language, place, value) ?? value;
}

const parsed = new Map<string, { facts: unknown; body: string }>();
/** A file of the content, read once: its facts, and the text of an article. */
export const readFile = (file: string) =>
	parsed.getOrInsertComputed(file, () => {
		const text = readFileSync(`${contentFolder}/${file}`, 'utf8');
		const [, facts = text, body = ''] = file.endsWith('.md') ? text.split(/^---$/m) : [];
		return { facts: parse(facts), body };
	});

/**
 * What the owner wrote, so that the browser tests fail by a change of behavior and not of wording.
 * Labels keep the placeholders that a page fills, such as {number}; see formatLabel.
 * @param name path in the content, with or without ".yaml"
 */
export function read(name: string, language: Language = contentLanguage): unknown {
	const file = extname(name) ? name : `${name}.yaml`;
	return translate(file.replace(/\.\w+$/, ''), readFile(file).facts, language);
}

/** Whether the owner has written something in a file, and doesn't hide it. @param name "pages/blog" */
export function isShown(name: string): boolean {
	const written = existsSync(`${contentFolder}/${name}.yaml`) ? read(name) : null;
	return Array.isArray(written) ? written.length > 0 : written !== null && !Object(written).hidden;
}

/** The records of a list, none if its file is left out. */
export const readList = <Fields>(file: string, language: Language = contentLanguage): Fields[] =>
	existsSync(`${contentFolder}/${file}.yaml`) ? (read(file, language) as Fields[]) : [];

/** Former addresses and where they lead, those with capitals also without. */
export const listFormer = (): [from: string, to: string][] =>
	readList<{ from: string; to: string }>('redirects').flatMap(({ from, to }) => {
		const { pathname } = new URL(from, 'https://former.example');
		return [...new Set([pathname, pathname.toLowerCase()])].flatMap((address): [string, string][] =>
			address === to ? [] : [[address, to]],
		);
	});

/** The records of a folder by the names of their files; of an article the front matter. */
export const readFolder = <Fields>(folder: string, language: Language = contentLanguage) =>
	globSync(`${folder}/*`, { cwd: contentFolder })
		.map((file) => {
			const { facts, body } = readFile(file);
			const record = translate(folder, facts, language) as Fields;
			return {
				...record,
				id: basename(file).replace(/\.\w+$/, ''),
				/** Of an article: its paragraphs, headings and so on. */
				blocks: body
					.trim()
					.split(/\n{2,}/)
					.map((block) => String(translate(`${folder}.body`, block, language))),
			};
		})
		.sort((a, b) => a.id.localeCompare(b.id));

/** Words in groups, as in labels.yaml. */
export interface Words {
	[key: string]: string | Words;
}

const readOwnLabels = (): Words =>
	existsSync(`${contentFolder}/labels.yaml`) ? (read('labels') as Words) : {};

/**
 * The site's own words, with those of labels.yaml in their place; in another language as its catalog has them or, where it doesn't,
 * the site.
 */
export function readWords(language: Language): Words {
	const say = (words: Words, own: Words = {}, theirs: Words = {}, place = 'labels'): Words =>
		Object.fromEntries(
			Object.entries(words).map(([key, word]) => {
				const [mine = word, other] = [own[key], theirs[key]];
				const at = `${place}.${key}`;
				if (typeof word === 'object') return [key, say(word, own[key] as Words, other as Words, at)];
				if (language === contentLanguage) return [key, mine];
				return [key, findTranslation(language, at, String(mine)) ?? other ?? mine];
			}),
		);
	const [written, theirs] = [software[contentLanguage] ?? english, software[language]];
	return say(written as unknown as Words, readOwnLabels(), theirs as unknown as Words | undefined);
}

function readAll(language: Language) {
	// What may be left out.
	const without = { claims: {}, links: {}, legal: {}, hours: { week: [], special: [] } };
	const company = { ...without, ...(read('company', language) as object) } as unknown as Company;
	const words = { ...readWords(language), locale: localeOf(language) } as unknown as Labels;
	// In the file, midnight is 00:00, and a shop's hours are those of its address.
	if (!company.hours.week?.length) company.hours = { ...company.hours, ...company.addresses?.[0]?.hours };
	company.hours = companySchema.shape.hours.parse(company.hours);
	const { days, hours } = describeHours(company.hours, words);
	const [main] = company.phones;
	const emergencyPhone =
		company.phones.find(({ id }) => id === company.hours.emergency?.phone)?.number ?? main?.number ?? '';
	const tokens = {
		...company.claims,
		days,
		hours,
		company: company.name,
		phone: main?.number ?? '',
		emergencyPhone,
		email: company.email ?? '',
		language: new Intl.DisplayNames(words.locale, { type: 'language' }).of(contentLanguage),
	};
	return {
		company,
		emergencyPhone,
		tokens,
		labels: fillTokens(words, tokens),
		reviews: readList<Review>('reviews', language),
		team: readList<RecordOf<'team'>>('team', language),
		areas: read('areas', language) as AreaRecord[],
		/** Words of the screens for what was not found or failed. */
		errors: read('pages/errors', language) as Record<
			'page' | 'service' | 'post' | 'application' | 'offline',
			{ metaTitle: string; title: string; action: string; retry?: string; missing?: string }
		>,
		// A service without a position comes last.
		services: readFolder<Service>('services', language).sort(
			(a, b) => (a.order ?? Number.MAX_VALUE) - (b.order ?? Number.MAX_VALUE),
		),
		/** The newest first; none without the blog, and only those whose title is translated. */
		posts: (isShown('pages/blog') && language === contentLanguage ? readFolder<Post>('posts') : [])
			.filter(({ draft, date }) => !draft && date <= getDay(company.timeZone))
			.sort((a, b) => b.date.localeCompare(a.date)),
	};
}

const contents = new Map([contentLanguage, ...translations].map((language) => [language, readAll(language)]));
/** What the owner wrote in a language; in the content's if it isn't one of the site. */
export const contentIn = (language: Language) => contents.get(language) ?? readAll(contentLanguage);
export const { company, emergencyPhone, labels, reviews, team, areas, errors, services, posts } =
	contentIn(contentLanguage);
const { opening } = (isShown('pages/testimonials') ? read('pages/testimonials') : {}) as { opening?: string };
/** Those that testimonials lists: without the one that opens the page. */
export const listedReviews = reviews.filter(({ id }) => id !== opening);
/** Whether it's the company whose words docs/specification.md quotes. */
export const isSampleCompany = company.siteUrl === 'https://palmettoheritage.example';
export const today = getDay(company.timeZone);
export const mainPhone = company.phones[0]?.number ?? '';
export const phoneLink = `a[href="tel:+1${mainPhone.replace(/\D/g, '')}"]`;
/** Address of a legal text, the longest one: it has a table of contents. */
export const policyPath = `/${
	readFolder<{ sections: unknown[] }>('legal').sort((a, b) => b.sections.length - a.sections.length)[0]?.id
}`;
