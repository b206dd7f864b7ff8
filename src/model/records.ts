import { getCollection } from 'astro:content';
import { fillTokens } from '../lib/tokens.ts';
import type { Area } from '../schema/area.ts';
import type { GalleryCase } from '../schema/gallery.ts';
import type { Policy } from '../schema/policy.ts';
import type { Position } from '../schema/position.ts';
import type { Review } from '../schema/review.ts';
import type { Member } from '../schema/team.ts';
import type { TimelineItem } from '../schema/timeline.ts';
import type { PhotoData } from '../ui/Photo.tsx';
import { getPhoto } from './photo.ts';
import { readAll } from './read.ts';
import { getTokens } from './site.ts';

/** The three regions, in the order of content/areas.yaml. */
export const getAreas = (): Promise<Area[]> => readAll('areas');

/** The regions with the towns that the quote page names: 26 of the 29, by a flag in the data (specification section 9). */
export async function getQuoteAreas(): Promise<Area[]> {
	const areas = await getAreas();
	return areas.map((area) => ({ ...area, towns: area.towns.filter((town) => town.onQuotePage) }));
}

export type MemberView = Omit<Member, 'photo'> & { photo?: PhotoData };

/** The team; a member without a portrait has no `photo`. */
export async function getTeam(): Promise<MemberView[]> {
	const members = await readAll('team');
	return Promise.all(
		members.map(async ({ photo, ...member }) =>
			photo ? { ...member, photo: await getPhoto(photo, 'portrait') } : member,
		),
	);
}

export const getTimeline = (): Promise<TimelineItem[]> => readAll('timeline');

export const getReviews = (): Promise<Review[]> => readAll('reviews');

/** The reviews with these ids, in this order; the content check has seen to it that they exist. */
export async function getFeaturedReviews(ids: readonly string[]): Promise<Review[]> {
	const reviews = await getReviews();
	return ids.flatMap((id) => reviews.find((review) => review.id === id) ?? []);
}

export type GalleryView = Omit<GalleryCase, 'before' | 'after'> & { before: PhotoData; after: PhotoData };

/** The before/after cases with both pictures. */
export async function getGallery(): Promise<GalleryView[]> {
	const cases = await readAll('gallery');
	return Promise.all(
		cases.map(async (item) => ({
			...item,
			before: await getPhoto(item.before, 'wide'),
			after: await getPhoto(item.after, 'wide'),
		})),
	);
}

/** The open positions. */
export const getPositions = (): Promise<Position[]> => readAll('careers');

/** The legal pages with their file names, which are their addresses. */
export async function getPolicies(): Promise<{ id: string; policy: Policy }[]> {
	const [entries, tokens] = await Promise.all([getCollection('legal'), getTokens()]);
	return entries.map((entry) => ({ id: entry.id, policy: fillTokens(entry.data, tokens) }));
}
