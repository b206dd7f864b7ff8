import { labels } from '../../content/facts.ts';
import { labelsBeside } from '../../content/in-words.ts';
import { hasPage } from '../../content/link-target.ts';
import { copyPaths, recordPaths } from '../../content/paths.ts';
import { findPhoto, getPhoto } from '../../content/photo.ts';
import type { PhotoUse } from '../../content/photo-uses.ts';
import { readAll, readSingle } from '../../content/read.ts';
import { formatLabel } from '../../lib/text.ts';
import type { Service } from './schema.ts';

/** Where each has a photo, the first and the last of each six cards are large, four all, and of five the last (ServiceGrid.module.css). */
const cardUse = (index: number, count: number): PhotoUse =>
	[0, 5].includes(index % 6) || count === 4 || (count === 5 && index === 4) ? 'large' : 'card';

/** The cards of the home page and of /services. @param use how large the pictures are shown, if not as on home */
export async function getServiceCards(use?: PhotoUse) {
	const services = await readAll('services');
	const isMosaic = services.every(({ card }) => card.photo);
	return Promise.all(
		services.map(async ({ id, title, lang, card, emergency }, index) => ({
			id,
			title,
			titleLang: lang,
			href: recordPaths.services(id),
			...card,
			urgent: emergency !== undefined,
			photo: await findPhoto(card.photo, use ?? (isMosaic ? cardUse(index, services.length) : 'card')),
		})),
	);
}
export type ServiceCardData = Awaited<ReturnType<typeof getServiceCards>>[number];

/** What the page of a service shows beside the service itself. */
export async function getServiceView(service: Service) {
	const { id, title, hero, beforeAfter, relatedPosts } = service;
	const { before, after, description = '', lang } = beforeAfter ?? {};
	const group = (await readAll('faq')).find(({ service }) => service?.id === id);
	return {
		photo: await findPhoto(hero.photo, service.emergency ? 'aside' : 'form'),
		/** Years and reviews: what the trust bar of the home page begins with. */
		trust: (await readSingle('home')).trust.slice(0, 2),
		trail: [
			...(hasPage('servicesPage') ? [{ name: labels.footer.services, path: copyPaths.servicesPage }] : []),
			{ name: title, path: recordPaths.services(id) },
		],
		/** The pair of pictures as a case of the slider; undefined without a pair. */
		pair: before && after && { id, description, lang, before, after },
		/** The one picture of a service without a pair. */
		picture:
			before && !after ? { photo: await getPhoto(before, 'half'), caption: description, lang } : undefined,
		pricesTitle: formatLabel(labels.prices.title, { title }),
		/** The link to more questions, if a group of them is about the service. */
		allQuestions: group?.service && {
			all: formatLabel(labelsBeside(group.service).service.allQuestions, { subject: group.service.subject }),
			allLang: group.service.lang,
			allHref: `${copyPaths.faqPage}#${group.id}`,
		},
		related: await readAll('posts', relatedPosts),
	};
}
export type ServiceView = Awaited<ReturnType<typeof getServiceView>>;
