import { labels } from '../../content/facts.ts';
import { foreign } from '../../content/language.ts';
import { getPhoto } from '../../content/photo.ts';
import type { PhotoUse } from '../../content/photo-uses.ts';
import type { BeforeAfterCase } from './CaseFigure.tsx';

/** What the islands say, and what the figures say, which only the build draws. */
export function getLabels() {
	const { before, after, ...island } = labels.gallery;
	return { island, figure: { before, after, illustration: labels.photo.illustration } };
}

/** A case with its photos in place of their ids. @param use how large the pictures are shown */
export async function withPictures(item: BeforeAfterCase<string>, use: PhotoUse): Promise<BeforeAfterCase> {
	const language = foreign();
	return {
		...item,
		...(language && { language }),
		before: await getPhoto(item.before, use),
		after: await getPhoto(item.after, use),
	};
}
