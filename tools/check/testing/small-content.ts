import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { stringify } from 'yaml';
import { type CollectionName, collections } from '../../../src/collections.ts';
import { type Shape, shapeOf } from '../../../src/content/schema/shape.ts';
import { exampleOf } from '../words.ts';

type Fields = Record<string, unknown>;
const toYaml = (value: unknown) => stringify(value, { lineWidth: 0 });

const photos = ['living-room', 'porch', 'lanai'];
const photo = (id: string): Fields => ({
	id,
	file: `./photos/${id}.jpg`,
	alt: `The ${id} of a house.`,
	focus: { x: 50, y: 50 },
});

/** Title and description for search results, which must be unique. */
export const searchWords = (name: string): Fields => ({
	metaTitle: `The page ${name}`,
	metaDescription: `What the page ${name} tells its visitors, in a sentence that is long enough.`,
});

/** Values of records that differ from the schema's examples; in a folder, by file name. */
export type Said = Partial<Record<CollectionName, Fields | Fields[] | Record<string, Fields>>>;

const sections = (...names: string[]): Fields => Object.fromEntries(names.map((name) => [name, {}]));
const hero = { photo: 'living-room' };
const service = (title: string, name: string) => ({ title, ...searchWords(name), card: hero, hero });

/** A company with little of everything, with all pages but the stain guide, and with nothing else that is optional. */
export const smallCompany = {
	company: {
		name: 'Blue Heron',
		// Facts for search engines are shown on the pages too.
		descriptor: 'Cleaning in Florida since 1964',
		siteUrl: 'https://blueheron.com',
		founded: 1964,
		email: 'hello@yourcompany.com',
		hours: { week: [{ days: ['Monday', 'Tuesday'] }] },
		phones: ['main', 'tampa', 'west-palm-beach', 'miami'].map((id, index) => ({
			id,
			label: `The line ${id}`,
			number: `(813) 555-010${index}`,
		})),
		addresses: ['tampa', 'st-petersburg'].map((id) => ({ id, name: `The house in ${id}`, city: 'Tampa' })),
		sisterBrand: { name: 'Gray Egret' },
		links: { booking: 'https://book.example.com/' },
		claims: {
			years: '60+',
			reviews: '90+',
			rating: '4.8',
			ownerYears: '20+',
			sisterYears: '25+',
			arrival: '1 hour',
		},
	},
	navigation: {
		header: [
			{ label: 'Home', href: '/' },
			{ label: 'Services', href: '/services' },
		],
	},
	photos: photos.map(photo),
	areas: [{ id: 'tampaBay', title: 'Tampa Bay', phone: 'tampa' }],
	team: [{ id: 'marisol-reyes', name: 'Marisol Reyes', description: 'She began as a rug washer.' }],
	timeline: [{}],
	reviews: [
		{ id: 'first', name: 'Ada B.', text: 'A clean rug.' },
		{ id: 'second', name: 'Ben C.', text: 'A clean sofa.' },
		{ id: 'third', name: 'Cleo D.', text: 'A clean chair.' },
	],
	faq: [{ id: 'price', questions: [{ id: 'cost', question: 'What does it cost?' }] }],
	gallery: [{ id: 'sofa', before: 'lanai', after: 'porch' }],
	services: {
		'tile-grout': {
			...service('Tile', 'tile'),
			serviceAreas: { title: 'Where', areas: ['tampaBay'] },
			relatedPosts: ['pet-odor-solutions', 'unfinished'],
			benefits: ['It stays gentle'],
			testimonials: [{ author: 'Dora E.' }],
			// Astro's own YAML parser would read this as a date.
			closing: { text: '2025-05-01' },
		},
		'carpet-cleaning': service('Carpet', 'carpet'),
		'leather-cleaning': service('Leather', 'leather'),
	},
	posts: {
		'pet-odor-solutions': { title: 'Odor', ...searchWords('odor'), date: '2025-05-01' },
		unfinished: { title: 'Mold', ...searchWords('mold'), date: '2025-05-01', draft: true },
	},
	careers: { 'carpet-cleaning-technician': { datePosted: '2025-05-01', validThrough: '2026-05-01' } },
	legal: {
		terms: {
			title: 'Terms',
			...searchWords('terms'),
			date: '2025-05-01',
			sections: [{ text: 'What we agree.' }],
		},
	},
	errors: {
		...Object.fromEntries(
			['page', 'service', 'post', 'offline'].map((name) => [name, searchWords(`error ${name}`)]),
		),
		application: {
			...searchWords('of a failure'),
			title: 'Unexpected Application Error!',
			metaTitle: 'Unexpected Application Error!',
		},
	},
	contact: {
		hero,
		...sections('schedule', 'areas'),
		questions: { items: ['cost'] },
		locations: {
			items: ['tampa', 'st-petersburg'].map((id) => ({ id, title: `The house in ${id}`, address: id })),
		},
	},
	testimonials: { hero, verified: { value: '{reviews}' } },
	waterHelp: {},
	...Object.fromEntries(
		['blog', 'careersPage', 'serviceAreas', 'servicesPage', 'faqPage'].map((page) => [page, { hero }]),
	),
	home: {
		hero,
		...sections('services', 'process', 'gallery', 'team', 'articles', 'areas'),
		reviews: { featured: ['first', 'second', 'third'] },
	},
	about: { ...sections('timeline', 'team', 'areas', 'values'), hero, story: hero },
	quote: {
		...sections('services', 'guarantee', 'questions', 'quotes', 'areas'),
		hero,
		reasons: { items: [{}, {}, {}] },
	},
} satisfies Said;

/**
 * Completes records, at any depth.
 * @param fill returns missing values; by default, the example of each required field
 */
export function complete(shape: Shape, said: unknown, fill = exampleOf): unknown {
	const { items = {}, properties } = shape;
	if (Array.isArray(said)) return said.map((entry) => complete(items, entry, fill));
	if (!properties || said === undefined) return said;
	const own = Object.entries(said as Fields).map(([key, value]) => [
		key,
		complete(properties[key] ?? {}, value, fill),
	]);
	return { ...(fill(shape) as Fields), ...Object.fromEntries(own) };
}

const picture = sharp({ create: { width: 800, height: 640, channels: 3, background: '#fff' } })
	.jpeg()
	.toBuffer();

/**
 * Writes the content folder of a company: by default a small one, with the example of its schema in each required field, so
 * that tests don't depend on the site's content. Optional parts are written only if values are given.
 * @param fill returns missing values
 */
export async function writeContent(
	directory: string,
	said: Said = smallCompany,
	fill = exampleOf,
): Promise<void> {
	const write = (file: string, text: string | Uint8Array) => {
		mkdirSync(path.dirname(path.join(directory, file)), { recursive: true });
		writeFileSync(path.join(directory, file), text);
	};
	for (const [name, collection] of Object.entries(collections)) {
		const { kind, path: place, extension, schema, isOptional } = collection;
		const own = said[name as CollectionName];
		if (isOptional && !own) continue;
		const shape = shapeOf(schema);
		const file = `${place}.${extension}`;
		if (kind === 'list') write(file, toYaml(complete({ items: shape }, own ?? [], fill)));
		else if (kind === 'single') {
			const inSearch = shape.properties?.['metaTitle'] ? searchWords(name) : {};
			write(file, toYaml(complete(shape, { ...inSearch, ...own }, fill)));
		} else
			for (const [id, record] of Object.entries(own ?? {})) {
				const yaml = toYaml(complete(shape, record, fill));
				write(`${place}/${id}.${extension}`, extension === 'md' ? `---\n${yaml}---\nA text.\n` : yaml);
			}
	}
	for (const name of photos) write(`photos/${name}.jpg`, await picture);
	const sun = '<path fill="#0b3d91" d="M0 0h32v32H0z"/><circle cx="16" cy="16" r="9" fill="#f2c200"/>';
	const logo = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${sun}</svg>`;
	write('logo.svg', logo);
	write('icon.svg', logo);
	write('pattern.svg', logo.replaceAll(/ fill="[^"]*"/g, ''));
}
