import { getLabels } from '../content/company.ts';
import { getPhoto } from '../content/photo.ts';
import { readRecord, readRecords } from '../content/read.ts';
import { readUnnoted } from '../content/reads.ts';
import { getFaqGroups } from '../content/records.ts';
import { getNextPosts, getPostHtml, type PostRecord } from '../features/blog/posts.ts';
import { getPriceTable } from '../features/prices/query.ts';
import { getAreas } from '../features/service-area/areas.ts';
import { copyPaths, recordPaths } from '../lib/links.ts';
import { formatLabel } from '../lib/text.ts';

/** Links to articles, for the end of a page. */
const toPostLinks = (posts: readonly Pick<PostRecord, 'slug' | 'title'>[]) =>
	posts.map(({ slug, title }) => ({ href: recordPaths.posts(slug), label: title }));

/** Links to articles by their ids. */
const getPostLinks = (ids: readonly string[]) =>
	readUnnoted(async () =>
		toPostLinks((await readRecords('posts', ids)).map(({ id, data: { title } }) => ({ slug: id, title }))),
	);

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
	const { hero, beforeAfter, serviceAreas, relatedPosts } = record;
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
		relatedLinks: await getPostLinks(relatedPosts),
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
