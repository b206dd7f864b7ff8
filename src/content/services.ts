import { recordPaths } from '../lib/links.ts';
import { getPhoto, type PhotoUse } from './photo.ts';
import { readAll } from './read.ts';

/** The cards of the home page and of /services. @param use how large the picture is shown */
export async function getServiceCards(use: PhotoUse = 'card') {
	const services = await readAll('services');
	return Promise.all(
		services.map(async ({ id, title, card }) => ({
			id,
			title,
			href: recordPaths.services(id),
			...card,
			photo: await getPhoto(card.photo, use),
		})),
	);
}
export type ServiceCardData = Awaited<ReturnType<typeof getServiceCards>>[number];
