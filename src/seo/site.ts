import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

/**
 * The two settings of company.yaml that the build configuration itself needs, read before content collections exist.
 * The content check has already refused a broken file when a build gets here.
 */
interface SiteSettings {
	siteUrl: string;
	links?: { formProvider?: string };
}

const settings = parse(readFileSync(new URL('../../content/company.yaml', import.meta.url), 'utf8')) as SiteSettings;

/** Address of the site without a trailing slash; SITE_URL overrides it for a preview build. */
export const siteUrl = (process.env['SITE_URL'] ?? settings.siteUrl).replace(/\/$/, '');

/** Origins that may be framed: ourselves for the built-in form, and the form provider when one is set. */
const frames = ["'self'", ...(settings.links?.formProvider ? [new URL(settings.links.formProvider).origin] : [])];

type Directive = `default-src ${string}` | `img-src ${string}` | `font-src ${string}` | `connect-src ${string}` | `frame-src ${string}` | `form-action ${string}` | `base-uri ${string}` | `object-src ${string}` | `manifest-src ${string}`;

/**
 * Content security policy beside the script and style hashes that Astro computes.
 * Clickjacking is refused in public/_headers, because frame-ancestors is ignored in a meta element (CSP 3, section 3.3).
 */
export const contentSecurityPolicy: Directive[] = [
	"default-src 'self'",
	"img-src 'self' data:",
	"font-src 'self'",
	"connect-src 'self'",
	`frame-src ${frames.join(' ')}`,
	"form-action 'self'",
	"base-uri 'none'",
	"object-src 'none'",
	"manifest-src 'self'",
];
