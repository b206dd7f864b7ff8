import { getPhoto, type PhotoData, type PhotoUse } from './photo.ts';
import { readAll } from './read.ts';
import type { FaqItem } from './schema/faq.ts';
import type { Member } from './schema/team.ts';
import type { TimelineItem } from './schema/timeline.ts';

export type MemberView = Omit<Member, 'photo'> & { photo?: PhotoData };
export type TimelineView = Omit<TimelineItem, 'photo'> & { photo?: PhotoData };

/** Resolves the photos of records; one without a photo keeps none. @param use how large they are shown */
const showPhotos = <Item extends { photo?: string | undefined }>(records: readonly Item[], use: PhotoUse) =>
	Promise.all(
		records.map(async ({ photo, ...record }) =>
			photo ? { ...record, photo: await getPhoto(photo, use) } : record,
		),
	);

/** The team; a member without a portrait has no `photo`. */
export const getTeam = async (): Promise<MemberView[]> => showPhotos(await readAll('team'), 'portrait');

/** The moments of the company's history; one without a picture has no `photo`. */
export const getTimeline = async (): Promise<TimelineView[]> => showPhotos(await readAll('timeline'), 'card');

/** The questions with these ids, in this order; the content check has seen to it that they exist. */
export async function getQuestions(ids: readonly string[]): Promise<FaqItem[]> {
	const questions = (await readAll('faq')).flatMap((group) => group.questions);
	return ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);
}
