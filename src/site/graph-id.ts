import { absoluteUrl } from './site.ts';

/**
 * Stable ids of the things that the site describes. They are names, not addresses to visit; the same thing has the
 * same id on every page, so that search engines join what each page says about it. https://www.w3.org/TR/json-ld11/#node-identifiers
 */
export const graphId = {
	business: absoluteUrl('/#business'),
	website: absoluteUrl('/#website'),
	florida: absoluteUrl('/#florida'),
	/** A location of the business, by the id of its address. */
	location: (address: string) => absoluteUrl(`/contact#${address}`),
	/** A member of the team. */
	person: (member: string) => absoluteUrl(`/about-us#${member}`),
	/** What a page is about, or a part of it. */
	onPage: (path: string, part: 'webpage' | 'breadcrumb' | 'service' | 'article' | `position-${string}`) =>
		absoluteUrl(`${path}#${part}`),
} as const;

/** A reference to another thing in the same graph. */
export const refer = (id: string) => ({ '@id': id }) as const;
