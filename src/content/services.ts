import { recordPaths } from '../lib/links.ts';
import type { PhotoData } from './photo.ts';
import { getPhoto, type PhotoUse } from './photo.ts';
import { readAll } from './read.ts';
import type { Service } from './schema/service.ts';

/** The services in their order. */
export const getServices = (): Promise<Service[]> => readAll('services');

export interface ServiceCardData {
	id: string;
	title: string;
	href: string;
	description: string;
	icon: Service['card']['icon'];
	photo: PhotoData;
	benefits: string[];
}

/** The cards of the home page and of /services. @param use how large the picture is shown */
export async function getServiceCards(use: PhotoUse = 'card'): Promise<ServiceCardData[]> {
	const services = await getServices();
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
