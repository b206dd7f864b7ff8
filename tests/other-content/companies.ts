import { type CollectionName, collections } from '../../src/collections.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { type Said, searchWords, smallCompany } from '../../tools/check/testing/small-content.ts';
import { makeAreas, nameIn, puertoRico, times } from './areas.ts';
import { inAMonth, manyDays, oneDay, visits } from './days.ts';
import { fillAll, writeLong } from './fill.ts';
import { onePerson } from './one-person.ts';

/**
 * The content of a company: a folder of files; what is said of it, what returns missing values, and whether its photos
 * come from a phone; or what replaces the words of a new site in Spanish and English, and the pages that it has besides, without records.
 */
export type CompanyContent =
	| { folder: string }
	| { said: Said; fill: (shape: Shape) => unknown; hasPhonePhotos?: boolean }
	| { words: typeof onePerson; pages: Said };

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
const navigation = {
	header: ['/', '/services', '/about-us', '/testimonials', '/quote', '/contact'].map(link),
	footer: {
		// Not every page is in a menu.
		quick: ['/testimonials', '/blog', '/faq'].map(link),
		legal: ['/terms', '/sitemap'].map(link),
	},
};

/** So many of everything that there can be. */
const makeMany = (
	counts: Record<'services' | 'posts' | 'reviews' | 'team' | 'others', number>,
	areas: Record<string, unknown>[],
	more: object,
): Said => {
	const services = folderOf('services', counts.services, 'carpet-cleaning', (name) => searchWords(name));
	return {
		company: {
			...company,
			...more,
			sample: false,
			editor: undefined,
			// What a service knows a site by has a form of its own.
			analytics: { site: 'blueheron.com' },
			addresses: company.addresses.slice(0, counts.others).map((one, index) => ({
				...one,
				state: areas[0]?.['state'] ?? 'FL',
				hours: index > 0 || counts.others === 1 ? visits : undefined,
			})),
			links: {
				...Object.fromEntries(links.map((name) => [name, `https://example.com/${name}`])),
				// Both have a form service, too. With a provider, its form is shown instead of ours.
				formProvider: counts.others === 1 ? 'https://forms.example.com/request' : undefined,
			},
		},
		navigation,
		// Blue and yellow, with a logo in both.
		brand: { main: '#0b3d91', accent: '#7a5200', star: '#f2c200', paper: '#ffffff', ink: '#101828' },
		offer: { ends: inAMonth },
		photos,
		areas,
		services,
		prices: Object.keys(services).map((service) => ({ id: undefined, service })),
		team: listOf('team', counts.team, 'marisol-reyes'),
		timeline: listOf('timeline', counts.others, 'beginnings'),
		// The second has a rating and no words.
		reviews: listOf('reviews', counts.reviews, 'review-01').map((review, index) => ({
			...review,
			...(index < 2 && { text: ['A clean rug.', ''][index] }),
		})),
		faq: times(counts.others, (index) => ({
			id: nameIn('visit')(index),
			service: index === 0 ? {} : undefined,
			questions: times(counts.others, (question) => ({
				id: nameIn(index === 0 ? 'cost' : `question-${index}`)(question),
				language: undefined,
			})),
		})),
		gallery: listOf('gallery', counts.others, 'sofa', { before: 'lanai', after: 'porch' }),
		// The last one isn't finished.
		posts: folderOf('posts', counts.posts, 'pet-odor-solutions', (name, index) => ({
			...searchWords(name),
			draft: index > 0 && index === counts.posts - 1,
		})),
		extra: folderOf('extra', counts.others, 'financing', (title) => ({
			title,
			description: `What the page ${title} tells its visitors, in enough words.`,
		})),
		careers: folderOf('careers', counts.others, 'technician', () => ({
			location: 'tampa',
			validThrough: inAMonth,
			salary: undefined,
		})),
		legal: { terms: searchWords('terms') },
		errors,
		contact: { locations: { items: contact.locations.items.slice(0, 1) } },
		testimonials,
		// Hidden pages leave menus, cards and lists by themselves.
		...Object.fromEntries(
			['blog', 'careersPage', 'serviceAreas', 'waterHelp'].map((page) => [
				page,
				{ hidden: counts.others === 1 },
			]),
		),
		home: {
			hero: { form: counts.others === 1 },
			reviews: { featured: times(counts.others, nameIn('review-01')) },
		},
		about: {},
		quote: counts.others === 1 ? withLeast('quote') : {},
		faqPage: {},
		stainGuide: {},
		stainSpills: [{ id: 'red-wine' }],
		stainSurfaces: [
			{ id: 'grout', forbids: ['bleach', 'peroxide'].map((name) => ({ id: name, source: undefined })) },
		],
		stainRemedies: [{ id: 'blot', contains: ['nothing'], only: undefined, otherwise: undefined }],
	};
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

/** Companies for which the sections of the pages have nothing, one thing and many things to show. */
export const companies: Record<string, CompanyContent> = {
	'one of each, in photos from a phone': {
		said: makeMany({ services: 1, posts: 1, reviews: 1, team: 1, others: 1 }, [puertoRico], {
			...oneDay,
			descriptor: 'Cleaning in Puerto Rico since 1964',
			timeZone: 'America/Puerto_Rico',
		}),
		fill: fillAll(1),
		hasPhonePhotos: true,
	},
	'many of each, in long words': {
		said: makeMany({ services: 12, posts: 40, reviews: 60, team: 15, others: 7 }, makeAreas(8, 60), {
			name: 'Teppichreinigungsbetrieb',
			descriptor: 'Polstermöbelfleckentfernung in Florida since 1964',
			...manyDays,
		}),
		fill: fillAll(4, writeLong),
	},
	'one person and a phone, from a new site in Spanish': { words: onePerson, pages: emptyPages },
	'windows and gutters in Ohio': { folder: 'tests/other-content/buckeye-clear' },
};
