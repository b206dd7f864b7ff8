import { getPhoto, type PhotoData } from './photo.ts';
import { readAll, readRecords } from './read.ts';
import type { FaqGroup, FaqItem } from './schema/faq.ts';
import type { Policy } from './schema/policy.ts';
import type { Member } from './schema/team.ts';
import type { TimelineItem } from './schema/timeline.ts';

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

/** The groups of questions and answers, in the order of content/faq.yaml. */
export const getFaqGroups = (): Promise<FaqGroup[]> => readAll('faq');

/** The questions with these ids, in this order; the content check has seen to it that they exist. */
export async function getQuestions(ids: readonly string[]): Promise<FaqItem[]> {
	const questions = (await getFaqGroups()).flatMap((group) => group.questions);
	return ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);
}

/** The legal pages with their file names, which are their addresses. */
export async function getPolicies(): Promise<{ id: string; policy: Policy }[]> {
	return (await readRecords('legal')).map(({ id, data }) => ({ id, policy: data }));
}
