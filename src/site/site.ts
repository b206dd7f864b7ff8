import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The two settings of company.yaml that the build configuration itself needs, read before content collections exist.
 * The content check has already refused a broken file when a build gets here. The path is relative to the project's
 * folder, because this module is bundled and its own place is then elsewhere.
 */
interface SiteSettings {
	siteUrl: string;
	links?: { formProvider?: string };
}

const settings = parse(readFileSync('content/company.yaml', 'utf8')) as SiteSettings;
const withoutSlash = (url: string) => url.replace(/\/$/, '');

/** Address of the site without a trailing slash; SITE_URL overrides it for a preview build. */
export const siteUrl = withoutSlash(process.env['SITE_URL'] ?? settings.siteUrl);

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

/** Former addresses and where they lead for good; one with a slash at its end is for hosts that tell the two apart. */
export const redirects: ReadonlyMap<string, string> = new Map(
	readFileSync('public/_redirects', 'utf8')
		.split('\n')
		.map((line) => line.trim().split(/\s+/))
		.flatMap(([from = '', to = '', status]) => (status === '301' ? [[from, to] as const] : [])),
);

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
