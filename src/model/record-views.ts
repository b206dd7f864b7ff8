import { formatLabel } from '../lib/text.ts';
import { copyPaths, recordPaths } from '../schema/paths.ts';
import type { Service } from '../schema/service.ts';
import { getAreas } from './areas.ts';
import { buildCalendar } from './calendar.ts';
import { getPhoto } from './photo.ts';
import { getNextPosts, getPostHtml } from './posts.ts';
import { getPriceTable } from './prices.ts';
import { readRecord, readRecords } from './read.ts';
import { readUnnoted } from './reads.ts';
import { getFaqGroups } from './records.ts';
import { toPostLinks, toServiceLinks } from './related.ts';
import { getCompany, getLabels } from './site.ts';
import { getStainGuideLinks } from './stains.ts';

/** Links to services and articles by their ids, for the end of a page. */
const getLinks = (services: readonly string[], posts: readonly string[]) =>
	readUnnoted(async () => [
		...toServiceLinks((await readRecords('services', services)).map(({ data }) => data)),
		...toPostLinks((await readRecords('posts', posts)).map(({ id, data }) => ({ ...data, slug: id }))),
	]);

/** When a service is due again, with the calendar file that reminds of it; undefined where the owner gives no interval. */
async function getNextCleaning({ id, title, nextCleaning }: Service) {
	if (!nextCleaning) return undefined;
	const [company, labels] = await Promise.all([getCompany(), getLabels()]);
	const words = labels.nextCleaning;
	const { from, to } = nextCleaning;
	return {
		...nextCleaning,
		template: buildCalendar(company, {
			id: `next-${id}`,
			title: formatLabel(words.event, { title }),
			text: formatLabel(words.eventText, { from, to }),
			path: recordPaths.services(id),
			remindAt: 9,
		}),
	};
}

/** The link to the questions about a service on /faq; undefined where no group is about it. */
const getQuestionsLink = (id: string) =>
	readUnnoted(async () => {
		const [labels, groups] = await Promise.all([getLabels(), getFaqGroups()]);
		const group = groups.find(({ service }) => service?.id === id);
		if (!group?.service) return undefined;
		return {
			all: formatLabel(labels.service.allQuestions, { subject: group.service.subject }),
			allHref: `${copyPaths.faqPage}#${group.id}`,
		};
	});

/** Everything that the page of one service shows. @throws Error when there is no such service */
export async function getServiceView(id: string) {
	const { data: record } = await readRecord('services', id);
	const { hero, beforeAfter, serviceAreas, related } = record;
	const areas = await getAreas();
	return {
		...record,
		/** As the owner wrote it. */
		record,
		hero: { ...hero, photo: await getPhoto(hero.photo, 'hero') },
		beforeAfter: beforeAfter && {
			description: beforeAfter.description,
			before: await getPhoto(beforeAfter.before, 'wide'),
			...(beforeAfter.after && { after: await getPhoto(beforeAfter.after, 'wide') }),
			...(beforeAfter.stage && {
				stage: { ...beforeAfter.stage, photo: await getPhoto(beforeAfter.stage.photo, 'wide') },
			}),
		},
		serviceAreas: serviceAreas && {
			...serviceAreas,
			areas: areas.filter((area) => serviceAreas.areas.includes(area.id)),
		},
		prices: await getPriceTable(id),
		questionsLink: await getQuestionsLink(id),
		nextCleaning: await getNextCleaning(record),
		relatedLinks: [...(await getLinks(related.services, related.posts)), ...(await getStainGuideLinks(id))],
	};
}

/** Everything that the page of one article shows. @throws Error when there is no such article */
export async function getPostView(slug: string) {
	const { data } = await readRecord('posts', slug);
	const record = { ...data, slug };
	const { data: author } = await readRecord('team', data.author);
	return {
		...record,
		/** As the owner wrote it, with its slug. */
		record,
		hero: await getPhoto(data.hero, 'hero'),
		author,
		relatedLinks: [...(await getLinks(data.relatedServices, [])), ...toPostLinks(await getNextPosts(record))],
		html: await getPostHtml(slug),
	};
}
