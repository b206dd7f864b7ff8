import { getPhoto, type PhotoData } from './photo.ts';
import { readAll } from './read.ts';
import type { FaqItem } from './schema/faq.ts';
import type { Member } from './schema/team.ts';

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

/** The questions with these ids, in this order; the content check has seen to it that they exist. */
export async function getQuestions(ids: readonly string[]): Promise<FaqItem[]> {
	const questions = (await readAll('faq')).flatMap((group) => group.questions);
	return ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);
}
