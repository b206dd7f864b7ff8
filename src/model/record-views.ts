import { formatLabel } from '../lib/text.ts';
import { copyPaths } from '../schema/paths.ts';
import { getAreas } from './areas.ts';
import { getPhoto } from './photo.ts';
import { getNextPosts, getPostHtml } from './posts.ts';
import { getPriceTable } from './prices.ts';
import { readRecord, readRecords } from './read.ts';
import { readUnnoted } from './reads.ts';
import { getFaqGroups } from './records.ts';
import { toPostLinks, toServiceLinks } from './related.ts';
import { getLabels } from './site.ts';
import { getStainGuideLinks } from './stains.ts';

/** Links to services and articles by their ids, for the end of a page. */
const getLinks = (services: readonly string[], posts: readonly string[]) =>
	readUnnoted(async () => [
		...toServiceLinks((await readRecords('services', services)).map(({ data }) => data)),
		...toPostLinks((await readRecords('posts', posts)).map(({ id, data }) => ({ ...data, slug: id }))),
	]);

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
		relatedLinks: toPostLinks(await getNextPosts(record)),
		html: await getPostHtml(slug),
	};
}
