import type { CollectionEntry } from 'astro:content';
import { getLabels } from '../content/company.ts';
import type { Policy } from '../content/schema/policy.ts';
import type { Service } from '../content/schema/service.ts';
import type { PostRecord } from '../features/blog/posts.ts';
import type { Spill } from '../features/stain-guide/schema.ts';
import {
	type CopyPageName,
	copyPaths,
	type HiddenPath,
	type NumberedPage,
	recordPaths,
} from '../lib/links.ts';
import { formatLabel, shorten } from '../lib/text.ts';

/** What a page's picture for shared links is made of. */
interface ShareCard {
	/** The page's heading. */
	title: string;
	/** A short line above it, such as the category of an article. */
	eyebrow?: string;
	/** Id of the photograph; without one the card is words alone. */
	photo?: string;
}

/** What a page is, as the list of pages knows it and as the page tells its head. */
export interface SitePage {
	/** Address on this site, without a trailing slash. */
	path: string;
	kind: 'home' | 'page' | 'about' | 'contact' | 'service' | 'article' | 'error';
	/** Title without the company's name. */
	title: string;
	/** 50 to 160 characters. */
	description: string;
	/** Its picture for shared links; pages without one show the picture of the home page. */
	card?: ShareCard;
	/** Whether search engines may find it. */
	found: boolean;
	/** Day of the last change as YYYY-MM-DD, where the record itself names one. */
	date?: string;
	/** The page before and the page after it, in a list that runs over several. */
	previous?: string;
	next?: string;
}

type Copy<P extends CopyPageName> = CollectionEntry<P>['data'];

const kinds: Partial<Record<CopyPageName, SitePage['kind']>> = {
	home: 'home',
	about: 'about',
	contact: 'contact',
};

interface SearchWords {
	metaTitle: string;
	metaDescription: string;
}

const takeSearchWords = ({ metaTitle, metaDescription }: SearchWords) => ({
	title: metaTitle,
	description: metaDescription,
});

/** A page with words of its own in content/pages. */
export function describeCopyPage<P extends CopyPageName>(name: P, copy: Copy<P>): SitePage {
	const { title, photo } = 'hero' in copy ? copy.hero : { title: copy.title };
	return {
		...takeSearchWords(copy),
		path: copyPaths[name],
		kind: kinds[name] ?? 'page',
		card: { title, ...(photo && { photo }) },
		found: true,
	};
}

/** One page of a list that runs over several. @param page the first of them */
export async function describePagedPage(
	page: SitePage,
	{ number, paths }: Pick<NumberedPage, 'number' | 'paths'>,
): Promise<SitePage> {
	const previous = paths[number - 2];
	const next = paths[number];
	const around = { ...(previous && { previous }), ...(next && { next }) };
	if (number === 1) return { ...page, ...around };
	const position = formatLabel((await getLabels()).paging.position, { current: number, total: paths.length });
	return {
		...page,
		...around,
		path: paths[number - 1] ?? page.path,
		title: `${page.title} (${position})`,
		description: shorten(`${position}: ${page.description}`, 160),
		...(page.card && { card: { ...page.card, eyebrow: position } }),
	};
}

export const describeService = (service: Service): SitePage => ({
	...takeSearchWords(service),
	path: recordPaths.services(service.id),
	kind: 'service',
	card: { title: service.hero.title, photo: service.hero.photo },
	found: true,
});

/** @param suffix what the title of an article ends with, where the article names no title for search results */
export const describeArticle = (
	{ slug, title, metaTitle, metaDescription, category, hero, date, updated }: PostRecord,
	suffix: string,
): SitePage => ({
	path: recordPaths.posts(slug),
	kind: 'article',
	title: metaTitle ?? `${title} ${suffix}`,
	description: metaDescription,
	card: { eyebrow: category, title, photo: hero },
	found: true,
	date: updated ?? date,
});

export const describePolicy = (id: string, policy: Policy): SitePage => ({
	...takeSearchWords(policy),
	path: recordPaths.legal(id),
	kind: 'page',
	card: { title: policy.title },
	found: true,
	date: policy.date,
});

/** @param guide the page that lists all spills */
export const describeSpill = (spill: Spill, guide: Copy<'stainGuide'>): SitePage => ({
	...takeSearchWords(spill),
	path: recordPaths.stainSpills(spill.id),
	kind: 'page',
	card: { title: spill.title, eyebrow: guide.metaTitle },
	found: true,
});

/** A page that has an address but is not meant to be found: the error screens, and what stands in a frame. */
export const describeHidden = (
	path: HiddenPath,
	words: SearchWords,
	kind: SitePage['kind'] = 'error',
): SitePage => ({ ...takeSearchWords(words), path, kind, found: false });
