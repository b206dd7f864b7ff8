import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { env } from '../content/env.ts';
import { addressIn, contentLanguage, folderOf, type Language, translations } from '../content/language.ts';
import { formerPathOf, pageOf } from '../content/paths.ts';
import { findAnalytics } from '../content/schema/analytics.ts';
import { companySchema } from '../content/schema/company.ts';
import { redirectSchema } from '../content/schema/navigation.ts';
import { readData } from '../source/reader.ts';

const company = companySchema.parse(readData('company.yaml'));

/** Where the editing page saves on the Git host; undefined while company.yaml names no repository. */
export const { editor: repository } = company;

/** Address of the site, without a trailing slash. */
export const siteUrl = company.siteUrl.replace(/\/$/, '');

/** True if the build isn't the public site. No page is indexed then. */
export const { isPreview } = env;

/**
 * The robots meta tag. A preview's links aren't followed either. max-image-preview lets results show a large
 * picture. https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function describeRobots(indexable: boolean): string {
	if (isPreview) return 'noindex, nofollow';
	return indexable ? 'index, follow, max-image-preview:large' : 'noindex, follow';
}

const formerAddresses = redirectSchema.array().parse(readData('redirects.yaml') ?? []);
/** Former addresses and where they redirect. Hosts tell capitals apart, and people don't: one with capitals is also here without. */
const redirects: ReadonlyMap<string, string> = new Map(
	formerAddresses.flatMap(({ from, to }) => {
		const path = formerPathOf(from);
		const spellings = [path.toLowerCase(), path].filter((one) => one !== pageOf(to));
		return spellings.map((one) => [one, to] as const);
	}),
);

function buildRedirectPage(to: string): string {
	// Encodes what would end an attribute.
	const { href, origin } = new URL(to, siteUrl);
	const target = origin === new URL(siteUrl).origin ? href.slice(origin.length) : href;
	return `<!doctype html><title>${target}</title><meta http-equiv="refresh" content="0;url=${target}"><meta name="robots" content="noindex"><link rel="canonical" href="${href}"><a href="${target}">${target}</a>\n`;
}

/** The further languages that pages were built in: a catalog that has just been begun may lack the home page. @param directory the built site */
export const listBuiltTranslations = (directory: string): Language[] =>
	translations.filter((language) => existsSync(`${directory}/${folderOf(language)}.html`));

/** Former addresses in languages, and where they lead: to the page in that language, if there is one; home, if the owner hides it. */
export const listRedirects = (
	languages: readonly Language[],
	isThere: (address: string) => boolean,
): [from: string, to: string][] =>
	[...redirects].flatMap(([from, to]) =>
		languages.map((language): [string, string] => [
			addressIn(language, from),
			to.startsWith('https:') ? to : ([addressIn(language, to), to].find(isThere) ?? '/'),
		]),
	);

/** Makes a page for each former address, for hosts without redirects. @returns those that are no page's now, and where they lead */
export function writeRedirectPages(directory: string): [from: string, to: string][] {
	const languages = [contentLanguage, ...listBuiltTranslations(directory)];
	// A folder is no page: /fr/services has one with its first translated service.
	const isThere = (address: string) =>
		['', '.html'].some((end) =>
			statSync(`${directory}${pageOf(address)}${end}`, { throwIfNoEntry: false })?.isFile(),
		);
	const all = listRedirects(languages, isThere).filter(([from]) => !isThere(from));
	for (const [from, to] of all) {
		const page = `${directory}${from.replace(/\.html$/, '')}.html`;
		// Takes no page's place, as the index of a folder would on some hosts: /services/index.html that of /services.
		if (existsSync(page.replace(/\/index(?=\.html$)/, ''))) continue;
		mkdirSync(dirname(page), { recursive: true });
		writeFileSync(page, buildRedirectPage(to));
	}
	return all;
}

/** The language of an address. @param pathname such as "/es/services.html" */
export const languageOf = (pathname: string): Language =>
	// "/es" and "/es.html", too.
	translations.find((language) => `${pathname.replace('.', '/')}/`.startsWith(`/${folderOf(language)}/`)) ??
	contentLanguage;

/** Path of a page, without a file extension and without its language: "/services/tile-grout", or "/" for the home page. */
export const toPath = ({ pathname }: Pick<URL, 'pathname'>): string =>
	pathname
		.replace(addressIn(languageOf(pathname), '/').replace(/\/$/, ''), '')
		.replace(/(?:index)?\.html$/, '')
		.replace(/(?<=.)\/$/, '') || '/';

/** Full address of a path: "/services" becomes "https://…/services". The home page keeps its slash. */
export const absoluteUrl = (path: string): string => `${siteUrl}${path}`;

const { formProvider, formSites } = company.links;
/** Origins that may be framed: this site, for its own form, and the form provider's, if there is one. */
export const framedOrigins = [
	...new Set([
		"'self'",
		...(formProvider ? [formProvider, ...formSites].map((url) => new URL(url).origin) : []),
	]),
].join(' ');

/** How visits are counted; undefined if they aren't, as those of a preview. */
export const analytics = isPreview ? undefined : findAnalytics(company);

/** Links to pages of this site: not to frames, files, addresses with a query, the same page, or new tabs. */
const where = {
	selector_matches: "a[href^='/']:not([href*='/embed/'], [href*='?'], [href$='.xml'], [target], [download])",
};

/**
 * Which pages the browser may prerender, or prefetch on devices with little memory, as the text of a script element
 * (docs/decisions/0024-next-page.md). https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
	prefetch: [{ where, eagerness: 'moderate' }],
	prerender: [{ where, eagerness: 'moderate' }],
});

/** Allows exactly this text in the content security policy. */
export const speculationRulesHash =
	`sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const;
