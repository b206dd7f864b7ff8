import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { parse, stringify } from 'yaml';
import { type Collection, type CollectionName, collections } from '../../src/collections.ts';
import type { FieldMeta } from '../../src/content/schema/field.ts';
import { exampleOf } from '../../tools/check/example.ts';
import { type Shape, shapeOf } from '../../tools/check/schema-walk.ts';

type Fields = Record<string, unknown>;

/** The one record of each kind that the words of the pages may refer to. */
const names: Record<NonNullable<FieldMeta['refers']>, string> = {
	photo: 'dock',
	service: 'sail-washing',
	post: 'salt-and-sails',
	review: 'wanda-q',
	member: 'otto-lindqvist',
	area: 'heron-coast',
	address: 'boathouse',
	phone: 'bell',
	question: 'why-sails',
	remedy: 'rinse',
	surface: 'canvas',
	source: 'almanac',
	page: '/services',
};

const meta = (title: string): Fields => ({
	metaTitle: title,
	metaDescription: `${title}: what happens on this page, in a sentence that is long enough for a search result.`,
});

const count = <Item>(length: number, make: (number: number) => Item): Item[] =>
	Array.from({ length }, (_, index) => make(index + 1));

/**
 * Records of another company: of some kinds many, of some one, of some none, and nothing that may be left out. Lists
 * stand for list files; groups stand for folders, by the names of their files.
 */
const records: Partial<Record<CollectionName, Fields[] | Record<string, Fields>>> = {
	// As they come from phones: see below.
	photos: [
		{ id: 'dock', file: './photos/IMG_0001.HEIC', alt: 'The dock of a boat.' },
		{ id: 'mast', file: './photos/Photo of mast (1).jpg', alt: 'The mast of a boat.' },
	],
	areas: [{ title: 'Heron Coast', towns: [{ name: 'Venice' }] }],
	team: [
		{ name: 'Otto Lindqvist', title: 'Sailmaker' },
		...count(10, (number) => ({ name: `Rower ${'ABCDEFGHIJ'[number - 1]}.`, title: 'Rower' })),
	],
	timeline: [{ year: 2001, title: 'The first sail', description: 'It was washed in a bathtub.' }],
	reviews: [
		{ name: 'Wanda Q.', rating: 5, text: 'A white sail.', date: 'May 2025' },
		// More than one page.
		...count(44, (number) => ({
			name: `Skipper ${number}`,
			rating: 3 + (number % 3),
			text: number % 4 === 0 ? '' : `Sail number ${number} is white again.`,
			date: 'June 2025',
			...(number % 4 > 0 && { service: number > 3 ? 'Sails & Covers' : 'Ropes' }),
		})),
	],
	faq: [],
	gallery: [],
	services: {
		'sail-washing': {
			title: 'Sail Washing',
			...meta('Sails washed by hand'),
			card: { description: 'White sails.', icon: 'leaf', photo: 'dock' },
			hero: { title: 'Sails as white as foam', subtitle: 'Washed by hand.', photo: 'mast' },
		},
	},
	posts: {
		'salt-and-sails': {
			title: 'Salt and sails',
			excerpt: 'Why salt stays.',
			metaDescription: meta('Salt')['metaDescription'],
			date: '2025-06-02',
			category: 'Sails',
			author: 'otto-lindqvist',
			photo: 'dock',
			hero: 'mast',
		},
		'not-yet-written': {
			title: 'A thought about ropes',
			excerpt: 'Not yet.',
			metaDescription: meta('Ropes')['metaDescription'],
			date: '2025-06-03',
			category: 'Ropes',
			author: 'otto-lindqvist',
			photo: 'dock',
			hero: 'mast',
			draft: true,
		},
	},
	careers: {},
	legal: {
		'house-rules': {
			title: 'House Rules',
			...meta('The rules of the boathouse'),
			dateLabel: 'Since',
			date: '2025-06-02',
			intro: 'There are few.',
			sections: [{ title: 'Shoes', text: 'Leave them outside.' }],
		},
	},
};

const company: Fields = {
	name: 'Lindqvist Sails',
	descriptor: 'Sail Washing in Florida',
	siteUrl: 'https://lindqvist-sails.com',
	email: 'ahoy@lindqvist-sails.com',
	phones: [{ id: 'bell', label: 'The bell', number: '(941) 555-0142' }],
	addresses: [],
	links: { formProvider: 'https://forms.lindqvist-sails.com/request' },
	// Less than five, so that a five on any page is seen.
	claims: { rating: '4.8' },
	editor: { repository: 'lindqvist/sails' },
};

const navigation: Fields = {
	header: [
		{ label: 'Home', href: '/' },
		{ label: 'Services', href: '/services' },
	],
	footer: { quick: [{ label: 'Blog', href: '/blog' }], legal: [{ label: 'Rules', href: '/house-rules' }] },
};

/** Words of the interface and of the pages stay; what they say about records of the other content is changed. */
const mendText = (text: string): string =>
	text
		.replace(/\]\(\/[^)]*\)/g, '](/services)')
		.replace(/\{phone\.[\w-]+\}/g, '{phone}')
		.replace(/\{(?:sister|years|reviews|ownerYears|sisterYears|arrival)\}/g, 'many');

/** What is left of a page's words without anything that may be left out. */
function strip(value: unknown, shape: Shape): unknown {
	if (Array.isArray(value)) {
		const { items = {}, minItems = 1 } = shape;
		// There are no questions to choose from.
		if (items.refers === 'question') return [];
		const kept = items.refers ? value.slice(0, 1) : value.slice(0, Math.max(minItems, value.length - 1));
		return kept.map((item) => strip(item, items));
	}
	if (typeof value === 'string') return shape.refers ? names[shape.refers] : mendText(value);
	if (typeof value !== 'object' || value === null || value instanceof Date) return value;
	const required = Object.entries(value).filter(([key]) => shape.required?.includes(key));
	return Object.fromEntries(required.map(([key, item]) => [key, strip(item, shape.properties?.[key] ?? {})]));
}

/** The words of a single file: our own for the facts of the company, else those of the site without what may be left out. */
function writeSingle(name: string, file: string, { schema }: Collection): unknown {
	if (name === 'company') return { ...(exampleOf(shapeOf(schema)) as Fields), ...company };
	if (name === 'navigation') return navigation;
	return strip(parse(readFileSync(file, 'utf8')), shapeOf(schema));
}

/**
 * Puts other content in the place of a folder's: every record replaced by those of another company.
 * @param content the folder, which holds the site's own content
 */
export async function writeOtherContent(content: string): Promise<void> {
	for (const [name, collection] of Object.entries(collections)) {
		const { kind, path: place, extension, isOptional } = collection;
		const own = records[name as CollectionName] ?? {};
		const file = path.join(content, `${place}${kind === 'folder' ? '' : `.${extension}`}`);
		const value = kind === 'single' && !isOptional ? writeSingle(name, file, collection) : own;
		rmSync(file, { recursive: true, force: true });
		if (isOptional) continue;
		if (kind !== 'folder')
			writeFileSync(file, extension === 'json' ? JSON.stringify(value) : stringify(value));
		else {
			mkdirSync(file);
			for (const [id, record] of Object.entries(own)) {
				const yaml = stringify(record);
				const text = extension === 'md' ? `---\n${yaml}---\nSalt is sharp. [Wash it](/services).\n` : yaml;
				writeFileSync(path.join(file, `${id}.${extension}`), text);
			}
		}
	}
	const photos = path.join(content, 'photos');
	rmSync(photos, { recursive: true });
	mkdirSync(photos);
	cpSync('src/content/testing/phone.heic', path.join(photos, 'IMG_0001.HEIC'));
	await sharp({ create: { width: 640, height: 480, channels: 3, background: '#468' } })
		.withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toFile(path.join(photos, 'Photo of mast (1).jpg'));
}
