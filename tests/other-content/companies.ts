import { choicesOf, type Shape } from '../../src/content/schema/shape.ts';
import { type Said, searchWords, smallCompany } from '../../tools/check/testing/small-content.ts';
import { exampleOf } from '../../tools/check/words.ts';
import { makeAreas, nameIn, puertoRico, times } from './areas.ts';
import { inAMonth, manyDays, oneDay } from './days.ts';
import { onePerson } from './one-person.ts';

/** The content of a company: a folder of files; what is said of it, and what returns missing values; or what replaces the words of a new site. */
type CompanyContent =
	| { folder: string }
	| { said: Said; fill?: (shape: Shape) => unknown }
	| { words: Readonly<Record<string, string>> };

const listOf = (count: number, first: string, more: object = {}) =>
	times(count, (index) => ({ id: nameIn(first)(index), ...more }));
/** Records of a folder. */
const folderOf = (count: number, first: string, make: (name: string) => object) =>
	Object.fromEntries(times(count, nameIn(first)).map((name) => [name, make(name)]));

const isPlain = (shape: Shape) =>
	shape.type === 'string' &&
	!choicesOf(shape) &&
	!['pattern', 'format', 'refers', 'draws'].some((key) => key in shape);

/**
 * Fills every field, optional ones too, but for optional lists of references.
 * @param entries how many a list has
 * @param write the words of a text
 */
const fillAll = (entries: number, write: (shape: Shape) => unknown = exampleOf) =>
	function fill(shape: Shape): unknown {
		const { properties = {}, items, minItems = 0, maxItems = entries } = shape;
		if (shape.properties)
			return Object.fromEntries(
				Object.entries(properties)
					.filter(([key, { items: list }]) => !list?.refers || shape.required?.includes(key))
					.map(([key, field]) => [key, fill(field)]),
			);
		if (!items || !(items.properties || isPlain(items)))
			return isPlain(shape) ? write(shape) : exampleOf(shape);
		return times(Math.max(minItems, Math.min(entries, maxItems)), (index) => {
			const entry = fill(items);
			return items.properties?.['id'] && index > 0 ? { ...Object(entry), id: `entry-${index}` } : entry;
		});
	};

let written = 0;
/** Words as long as German ones, no two texts the same. */
const writeLong = ({ maxLength = 90, example = '' }: Shape) => {
	const words = `${example} Teppichbodengrundreinigung und Polstermöbelfleckentfernung mit Gewährleistungsversprechen`;
	return `${words
		.trim()
		.slice(0, Math.min(maxLength - 5, 85))
		.trim()} ${++written}`;
};

const { company, photos, errors, contact, testimonials } = smallCompany;
/** Those of company.yaml. */
const links = ['booking', 'workRequest', 'googleReviews', 'writeReview'];
const link = (href: string) => ({ label: `Our ${href.slice(1)}`, href });
const makeNavigation = (header: string[], quick: string[]) => ({
	header: header.map(link),
	footer: { quick: quick.map(link), legal: ['/terms', '/sitemap'].map(link) },
});
const navigation = makeNavigation(
	['/', '/services', '/about-us', '/testimonials', '/quote', '/contact'],
	['/testimonials', '/blog', '/faq', '/careers'],
);

/** Everything is left out that may be, pages and sections too, but for headings on About, which then announce nothing. */
const least: Said = {
	company: {
		name: company.name,
		descriptor: company.descriptor,
		siteUrl: company.siteUrl,
		phones: [{ id: 'main' }],
		// The labels of the sample mention both.
		email: company.email,
		hours: company.hours,
	},
	navigation: makeNavigation(['/', '/services', '/quote', '/contact'], ['/about-us']),
	photos,
	areas: [],
	services: { 'carpet-cleaning': searchWords('carpet') },
	legal: smallCompany.legal,
	errors,
	quote: {},
	about: Object.fromEntries(
		['timeline', 'team', 'areas', 'values'].map((part) => [part, { intro: 'Look at it.' }]),
	),
};

/** So many of everything that there can be. */
const makeMany = (
	counts: Record<'services' | 'posts' | 'reviews' | 'team' | 'others', number>,
	areas: Record<string, unknown>[],
	more: object,
): Said => {
	const services = folderOf(counts.services, 'carpet-cleaning', (name) => searchWords(name));
	return {
		company: {
			...company,
			...more,
			sample: false,
			editor: undefined,
			// What a service knows a site by has a form of its own.
			analytics: { site: 'blueheron.com' },
			addresses: company.addresses.slice(0, 1).map((one) => ({ ...one, state: areas[0]?.['state'] ?? 'FL' })),
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
		team: listOf(counts.team, 'marisol-reyes'),
		timeline: listOf(counts.others, 'beginnings'),
		// The second has a rating and no words.
		reviews: listOf(counts.reviews, 'review-01').map((review, index) => ({
			...review,
			...(index < 2 && { text: ['A clean rug.', ''][index] }),
		})),
		faq: times(counts.others, (index) => ({
			id: nameIn('visit')(index),
			service: index === 0 ? {} : undefined,
			questions: listOf(counts.others, index === 0 ? 'cost' : `question-${index}`, { language: undefined }),
		})),
		gallery: listOf(counts.others, 'sofa'),
		posts: folderOf(counts.posts, 'pet-odor-solutions', (name) => ({ ...searchWords(name), draft: false })),
		extra: folderOf(counts.others, 'financing', (title) => ({
			title,
			description: `What the page ${title} tells its visitors, in enough words.`,
		})),
		careers: folderOf(counts.others, 'technician', () => ({
			location: 'tampa',
			validThrough: inAMonth,
			salary: undefined,
		})),
		legal: folderOf(1, 'terms', searchWords),
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
		quote: {},
		faqPage: {},
		stainGuide: {},
		stainSpills: [{ id: 'red-wine' }],
		stainSurfaces: [
			{ id: 'grout', forbids: ['bleach', 'peroxide'].map((name) => ({ id: name, source: undefined })) },
		],
		stainRemedies: [{ id: 'blot', contains: [], only: undefined, otherwise: undefined }],
	};
};

/** Companies for which the sections of the pages have a little, nothing, one thing and many things to show. */
export const companies: Record<string, CompanyContent> = {
	'a little, in photos from a phone': { said: smallCompany },
	'the least that there can be': { said: least },
	'one of each': {
		said: makeMany({ services: 1, posts: 1, reviews: 1, team: 1, others: 1 }, [puertoRico], {
			...oneDay,
			descriptor: 'Cleaning in Puerto Rico since 1964',
			timeZone: 'America/Puerto_Rico',
		}),
		fill: fillAll(1),
	},
	'many of each, in long words': {
		said: makeMany({ services: 12, posts: 40, reviews: 60, team: 15, others: 7 }, makeAreas(8, 60), {
			name: 'Teppichreinigungsbetrieb',
			descriptor: 'Polstermöbelfleckentfernung in Florida since 1964',
			...manyDays,
		}),
		fill: fillAll(4, writeLong),
	},
	'one person and a phone, from a new site': { words: onePerson },
	'windows and gutters in Ohio': { folder: 'tests/other-content/buckeye-clear' },
};
