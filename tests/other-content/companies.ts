import { type CollectionName, collections } from '../../src/collections.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { getZips } from '../../src/features/service-area/zip-codes.ts';
import { type Said, searchWords, smallCompany } from '../../tools/check/testing/small-content.ts';
import { inAMonth, manyDays, visits } from './days.ts';
import { fillLong, times } from './fill.ts';
import { onePerson } from './one-person.ts';

/**
 * The content of a company: a folder of files, with photos from a phone; what is said of it, and what returns missing values; or what
 * replaces the words of a new site in Spanish and English, and the pages that it has besides, without records.
 */
export type CompanyContent =
	| { folder: string }
	| { said: Said; fill: (shape: Shape) => unknown }
	| { words: typeof onePerson; pages: Said };

/** An id that the examples of the schemas refer to, and others like it. */
const nameIn = (first: string) => (index: number) => (index === 0 ? first : `${first}-${index}`);
/** A record with nothing that may be left out. */
const withLeast = (collection: CollectionName): Record<string, undefined> => {
	const { properties = {}, required = [] } = shapeOf(collections[collection].schema);
	const optional = Object.keys(properties).filter((key) => key !== 'id' && !required.includes(key));
	return Object.fromEntries(optional.map((key) => [key, undefined]));
};
/** Records, of which every second one has the least that it can have. */
const listOf = (collection: CollectionName, count: number, first: string, more: object = {}) =>
	times(count, (index) => ({
		...(index % 2 === 1 && withLeast(collection)),
		id: nameIn(first)(index),
		...more,
	}));
/** The same for the records of a folder. */
const folderOf = (
	collection: CollectionName,
	count: number,
	first: string,
	make: (name: string, index: number) => object,
) =>
	Object.fromEntries(
		times(count, nameIn(first)).map((name, index) => [
			name,
			{ ...(index % 2 === 1 && withLeast(collection)), ...make(name, index) },
		]),
	);

const { company, photos, errors, contact, testimonials } = smallCompany;
const links = ['booking', 'workRequest', 'googleReviews', 'writeReview'];
const link = (href: string) => ({ label: `Our ${href.slice(1)}`, href });
const services = folderOf('services', 12, 'carpet-cleaning', (name) => searchWords(name));
/** Towns of Florida with the longest names, in eight regions. */
const longTowns = [...new Set(getZips('FL').map(({ placeName }) => placeName))]
	.toSorted((a, b) => b.length - a.length)
	.slice(0, 60);

/** So many of everything that there can be. */
const many: Said = {
	company: {
		...company,
		name: 'Teppichreinigungsbetrieb',
		descriptor: 'Polstermöbelfleckentfernung in Florida since 1964',
		...manyDays,
		sample: false,
		editor: undefined,
		// What a service knows a site by has a form of its own.
		analytics: { site: 'blueheron.com' },
		addresses: company.addresses.map((one, index) => ({
			...one,
			state: 'FL',
			hours: index > 0 ? visits : undefined,
		})),
		links: {
			...Object.fromEntries(links.map((name) => [name, `https://example.com/${name}`])),
			formProvider: undefined,
		},
	},
	navigation: {
		header: ['/', '/services', '/about-us', '/testimonials', '/quote', '/contact'].map(link),
		footer: {
			// Not every page is in a menu.
			quick: ['/testimonials', '/blog', '/faq'].map(link),
			legal: ['/terms', '/sitemap'].map(link),
		},
	},
	// Blue and yellow, with a logo in both.
	brand: { main: '#0b3d91', accent: '#7a5200', star: '#f2c200', paper: '#ffffff', ink: '#101828' },
	offer: { ends: inAMonth },
	photos,
	areas: times(8, (index) => ({
		id: nameIn('tampaBay')(index),
		phone: undefined,
		counties: undefined,
		towns: longTowns
			.filter((_, town) => town % 8 === index)
			.map((name) => ({
				...{ name, latitude: undefined, longitude: undefined },
				...{ phone: undefined, onQuotePage: true },
			})),
	})),
	services,
	prices: Object.keys(services).map((service) => ({ id: undefined, service })),
	team: listOf('team', 15, 'marisol-reyes'),
	timeline: listOf('timeline', 7, 'beginnings'),
	// The second has a rating and no words.
	reviews: listOf('reviews', 60, 'review-01').map((review, index) => ({
		...review,
		...(index < 2 && { text: ['A clean rug.', ''][index] }),
	})),
	faq: times(7, (index) => ({
		id: nameIn('visit')(index),
		service: index === 0 ? {} : undefined,
		questions: times(7, (question) => ({
			id: nameIn(index === 0 ? 'cost' : `question-${index}`)(question),
			language: undefined,
		})),
	})),
	gallery: listOf('gallery', 7, 'sofa', { before: 'lanai', after: 'porch' }),
	// The last one isn't finished.
	posts: folderOf('posts', 40, 'pet-odor-solutions', (name, index) => ({
		...searchWords(name),
		draft: index === 39,
	})),
	extra: folderOf('extra', 7, 'financing', (title) => ({
		title,
		description: `What the page ${title} tells its visitors, in enough words.`,
	})),
	careers: folderOf('careers', 7, 'technician', () => ({
		location: 'tampa',
		validThrough: inAMonth,
		salary: undefined,
	})),
	legal: { terms: searchWords('terms') },
	errors,
	contact: { locations: { items: contact.locations.items.slice(0, 1) } },
	testimonials,
	...Object.fromEntries(
		['blog', 'careersPage', 'serviceAreas', 'waterHelp'].map((page) => [page, { hidden: false }]),
	),
	home: { hero: { form: false }, reviews: { featured: times(7, nameIn('review-01')) } },
	about: {},
	quote: {},
	faqPage: {},
	stainGuide: {},
	stainSpills: [{ id: 'red-wine' }],
	stainSurfaces: [
		{ id: 'grout', forbids: ['bleach', 'peroxide'].map((name) => ({ id: name, source: undefined })) },
	],
	stainRemedies: [{ id: 'blot', contains: ['nothing'], only: undefined, otherwise: undefined }],
};

/** Pages with headings that announce nothing, and nothing else that may be left out. */
const emptyPages: Said = {
	about: Object.fromEntries(
		['timeline', 'team', 'areas', 'values'].map((part) => [part, { intro: 'Look at it.' }]),
	),
	...Object.fromEntries(
		['testimonials', 'blog', 'faqPage', 'serviceAreas', 'waterHelp'].map((page) => [page, {}]),
	),
	careersPage: { none: 'I work alone, and no job is open.' },
};

/** Companies for which the sections of the pages have nothing, few things and many things to show. */
export const companies: Record<string, CompanyContent> = {
	'many of each, in long words': { said: many, fill: fillLong },
	'one person and a phone, from a new site in Spanish': { words: onePerson, pages: emptyPages },
	'windows and gutters in Ohio': { folder: 'tests/other-content/buckeye-clear' },
};
