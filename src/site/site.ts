import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { readYaml } from '../source/source.ts';

/**
 * The two settings of company.yaml that the build configuration itself needs, read before content collections exist.
 * The content check has already refused a broken file when a build gets here. The path is relative to the project's
 * folder, because this module is bundled and its own place is then elsewhere.
 */
interface SiteSettings {
	siteUrl: string;
	links?: { formProvider?: string };
}

const settings = readYaml(readFileSync('content/company.yaml', 'utf8')) as SiteSettings;
const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** Address of the site without a trailing slash; SITE_URL overrides it for a preview build. */
export const siteUrl = withoutSlash(process.env['SITE_URL'] || settings.siteUrl);

/** True where the build is not the public site: at another address, or marked with PREVIEW=1. No page is indexed then. */
export const isPreview = siteUrl !== withoutSlash(settings.siteUrl) || process.env['PREVIEW'] === '1';

/**
 * What search engines may do with a page. A preview tells them to follow no link either. max-image-preview lets results
 * show the page's picture in full size. https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
 */
export function describeRobots(indexable: boolean): string {
	if (isPreview) return 'noindex, nofollow';
	return indexable ? 'index, follow, max-image-preview:large' : 'noindex, follow';
}

const redirectsFile = 'content/redirects.yaml';
const formerAddresses = existsSync(redirectsFile) ? readYaml(readFileSync(redirectsFile, 'utf8')) : [];
/** Former addresses and where they lead for good. */
export const redirects: ReadonlyMap<string, string> = new Map(
	((formerAddresses ?? []) as { from: string; to: string }[]).map(({ from, to }) => [from, to]),
);

/** Adds the former addresses to the rules of edge hosts, which a built site has in _redirects. @param directory the built site */
export function writeRedirects(directory: string): void {
	const lines = [...redirects].flatMap(([from, to]) => [`${from} ${to} 301`, `${from}/ ${to} 301`]);
	const file = `${directory}/_redirects`;
	writeFileSync(file, [...lines, readFileSync(file, 'utf8')].join('\n'));
}

/** Address of a page on this site, without the file's ending: "/services/tile-grout", "/" for the home page. */
export const toPath = ({ pathname }: URL): string =>
	pathname.replace(/(?:index)?\.html$/, '').replace(/(?<=.)\/$/, '');

/** Full address of a path on this site: "/services" becomes "https://…/services"; the home page keeps its slash. */
export const absoluteUrl = (path: string): string => `${siteUrl}${path}`;

const formProvider = process.env['FORM_PROVIDER_URL'] || settings.links?.formProvider;
/** Origins that may be framed: ourselves for the built-in form, and the form provider when one is set. */
export const framedOrigins = ["'self'", ...(formProvider ? [new URL(formProvider).origin] : [])].join(' ');

const [, ivory] = /--ivory:\s*(#[0-9a-f]{6});/i.exec(readFileSync('src/styles/tokens.css', 'utf8')) ?? [];
if (!ivory) throw new Error('src/styles/tokens.css has no color --ivory.');

/** The page's background as #rrggbb, for the browser's frame and the manifest, which CSS cannot reach. */
export const themeColor = ivory;
