import { type CollectionEntry, getEntry } from 'astro:content';
import { fillTokens } from '../lib/tokens.ts';
import { getTokens } from './site.ts';

/** Collections that hold one page each, and the file that each is. */
const files = {
	home: 'home',
	servicesPage: 'services',
	about: 'about',
	testimonials: 'testimonials',
	blog: 'blog',
	contact: 'contact',
	careersPage: 'careers',
	quote: 'quote',
	serviceAreas: 'service-areas',
	sitemap: 'sitemap',
	errors: 'errors',
} as const;
type PageName = keyof typeof files;

/** The copy of a page, with its tokens filled in. @throws Error when the file is missing */
export async function getPage<P extends PageName>(name: P): Promise<CollectionEntry<P>['data']> {
	const entry = await getEntry(name, `pages/${files[name]}`);
	if (!entry) throw new Error(`content/pages/${files[name]}.yaml is missing.`);
	return fillTokens(entry.data as CollectionEntry<P>['data'], await getTokens());
}
