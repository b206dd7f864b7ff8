import type { Testimonial } from '../../components/sections/Testimonials.tsx';
import type { Service } from './schema.ts';

interface Review extends Pick<Testimonial, 'text' | 'language'> {
	name: string;
	rating: number;
}

/** What customers in a region said: the quotes of services from there, then reviews that name it or one of its towns, the shortest first; three at most. */
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
	].slice(0, 3);
