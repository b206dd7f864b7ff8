import { listRoutes } from '../../../../tools/build/site-files.ts';

const routes = listRoutes('dist');
const first = (start: string) => routes.find((route) => route.startsWith(start));

/** One page of each kind; the rest have the same parts. */
export const kinds = [
	'/',
	'/services',
	first('/services/'),
	'/about-us',
	'/testimonials',
	'/blog',
	first('/blog/'),
	'/contact',
	'/quote',
	'/careers',
	'/service-areas',
	'/faq',
	'/terms',
	'/sitemap',
	'/nothing-here',
].filter((route) => route !== undefined);
