import type { Testimonial } from '../../components/sections/Testimonials.tsx';
import type { Service } from './schema.ts';

interface Review extends Pick<Testimonial, 'text' | 'language'> {
	name: string;
	rating: number;
}

/** How many quotes a page of a region shows. */
const most = 3;

/** What customers in a region said: the quotes of services from there, then reviews that name it or one of its towns, the shortest first. */
export const listQuotes = (
	services: readonly Pick<Service, 'testimonials'>[],
	reviews: readonly Review[],
	isFromHere: (text?: string) => boolean,
): Testimonial[] =>
	[
		...services
			.flatMap(({ testimonials }): Testimonial[] => testimonials)
			.filter(({ location }) => isFromHere(location)),
		...reviews
			.filter(({ text }) => isFromHere(text))
			.toSorted((one, other) => one.text.length - other.text.length)
			.map(({ name, text, rating, language }) => ({ author: name, text, rating, language })),
	].slice(0, most);
