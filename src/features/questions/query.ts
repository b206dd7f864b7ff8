import { labelsBeside } from '../../content/in-words.ts';
import { readAll } from '../../content/read.ts';
import { formatLabel } from '../../lib/text.ts';
import type { FaqItem } from './schema.ts';

/** All questions in groups. A group about a service has that service, whose page answers more. */
export async function getFaqGroups() {
	const [groups, services] = await Promise.all([readAll('faq'), readAll('services')]);
	return groups.map((group) => {
		const page = services.find(({ id }) => id === group.service?.id);
		const more = page && formatLabel(labelsBeside(page).faq.service, { title: page.title });
		return { ...group, page: page && { id: page.id, lang: page.lang, more } };
	});
}
export type FaqGroupView = Awaited<ReturnType<typeof getFaqGroups>>[number];

/** The questions with these ids, in this order. The content check makes sure that they exist. */
export async function getQuestions(ids: readonly string[]): Promise<FaqItem[]> {
	const questions = (await readAll('faq')).flatMap((group) => group.questions);
	return ids.flatMap((id) => questions.find((question) => question.id === id) ?? []);
}
