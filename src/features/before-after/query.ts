import type { z } from 'astro/zod';
import { labels } from '../../content/facts.ts';
import { foreign } from '../../content/language.ts';
import { getPhoto, type PhotoData } from '../../content/photo.ts';
import type { PhotoUse } from '../../content/photo-uses.ts';
import { readAll } from '../../content/read.ts';
import { noteLanguage } from '../../content/say.ts';
import type { InLanguage } from '../../content/schema/part.ts';
import { chooseForHome, chooseForService } from './choose.ts';
import type { gallerySchema } from './schema.ts';

type Pair = InLanguage<z.infer<typeof gallerySchema>>;
/** One job with its photos, or their ids. Title and location may be absent if the page already names them. */
export interface BeforeAfterCase<Picture = PhotoData>
	extends Partial<Omit<Pair, 'before' | 'after' | 'description'>>,
		Pick<Pair, 'description'> {
	id: string;
	/** The language of what the customer said in words, if it isn't the page's. */
	languageNote?: string | undefined;
	before: Picture;
	after: Picture;
}

/** What the islands say, and what the figures say, which only the build draws: "illustration" is the caption of a picture that isn't of a real job. */
export function getLabels() {
	const { before, after, ...island } = labels.gallery;
	const { cameOut, stayed } = labels.houseCard;
	return { island, figure: { before, after, cameOut, stayed, illustration: labels.photo.illustration } };
}
export type CaseLabels = ReturnType<typeof getLabels>['figure'];

/** A case with its photos in place of their ids. @param use how large the pictures are shown */
export async function withPictures(item: BeforeAfterCase<string>, use: PhotoUse): Promise<BeforeAfterCase> {
	return {
		...item,
		language: foreign(item.language),
		languageNote: item.testimonial && noteLanguage(item.language),
		before: await getPhoto(item.before, use),
		after: await getPhoto(item.after, use),
	};
}

/** The pairs of the home page. @param featured ids of those that the owner chose */
export const getHomePairs = async (featured: readonly string[] = []) =>
	chooseForHome(await readAll('gallery', featured), await readAll('gallery'));

/** The pairs of a service. */
export const getServicePairs = async (service: Parameters<typeof chooseForService>[1]) =>
	Promise.all(chooseForService(await readAll('gallery'), service).map((pair) => withPictures(pair, 'pair')));
