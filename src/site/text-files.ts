import type { Company } from '../content/schema/company.ts';
import { absoluteUrl, isPreview } from './site.ts';

/**
 * robots.txt: everything may be read. What must not be found (the embedded form, error screens, previews) says so in
 * its own robots tag, which a crawler can only see where it may read the page.
 * https://developers.google.com/search/docs/crawling-indexing/block-indexing
 */
export function buildRobotsTxt(preview = isPreview): string {
	const lines = ['User-agent: *', 'Allow: /'];
	return [...lines, ...(preview ? [] : ['', `Sitemap: ${absoluteUrl('/sitemap.xml')}`]), ''].join('\n');
}

/** Days for which a security.txt without a date in the content is valid; RFC 9116 recommends less than a year. */
const securityDays = 360;

/**
 * security.txt (RFC 9116): where to report a weakness of this site.
 * @param now time of the build
 */
export function buildSecurityTxt(
	{ email, security }: Pick<Company, 'email' | 'security'>,
	locale: string,
	now: Date,
): string {
	const expires = security
		? `${security.expires}T00:00:00Z`
		: new Date(now.getTime() + securityDays * 86_400_000).toISOString();
	return [
		`Contact: mailto:${email}`,
		`Expires: ${expires}`,
		`Preferred-Languages: ${new Intl.Locale(locale).language}`,
		`Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
		'',
	].join('\n');
}
