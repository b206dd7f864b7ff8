// biome-ignore-all lint/style/noExcessiveLinesPerFile: this is the one list of everything that the owner may write.
import { z } from 'astro/zod';
import { optionalPages } from './content/paths.ts';
import { areaSchema } from './content/schema/areas.ts';
import { brandSchema } from './content/schema/brand.ts';
import { companySchema } from './content/schema/company.ts';
import { flag } from './content/schema/field.ts';
import { houseCardSchema } from './content/schema/house-card.ts';
import { labelsSchema } from './content/schema/labels.ts';
import { navigationSchema, redirectSchema } from './content/schema/navigation.ts';
import { offerSchema } from './content/schema/offer.ts';
import {
	aboutSchema,
	errorsSchema,
	homeSchema,
	listPageSchema,
	quoteSchema,
} from './content/schema/pages.ts';
import { photoSchema } from './content/schema/photo.ts';
import { priceSchema } from './content/schema/prices.ts';
import { homes, withIds } from './content/schema/shape.ts';
import { timelineSchema } from './content/schema/timeline.ts';
import { articleText } from './content/schema/writing.ts';
import { gallerySchema } from './features/before-after/schema.ts';
import { extraSchema, postSchema } from './features/blog/schema.ts';
import { careersPageSchema, positionSchema } from './features/careers/schema.ts';
import { contactPageSchema } from './features/contact/schema.ts';
import { policySchema } from './features/policies/schema.ts';
import { faqPageSchema, faqSchema } from './features/questions/schema.ts';
import { reviewSchema, testimonialsPageSchema } from './features/reviews/schema.ts';
import { serviceAreasPageSchema } from './features/service-area/schema.ts';
import { serviceSchema } from './features/services/schema.ts';
import { sitemapSchema } from './features/sitemap/schema.ts';
import { remedySchema, spillSchema, stainGuideSchema, surfaceSchema } from './features/stain-guide/schema.ts';
import { memberSchema } from './features/team/schema.ts';
import { waterHelpSchema } from './features/water-help/schema.ts';

/** The schema of a record: named fields, and no unknown ones. */
export type RecordSchema = z.ZodObject<z.core.$ZodLooseShape, z.core.$strict>;

/** One collection of the content: one file with one record, one file with a list of records, or a file for each record, whose name is its id. */
export interface Collection<
	Kind extends 'single' | 'list' | 'folder' = 'single' | 'list' | 'folder',
	Schema extends RecordSchema = RecordSchema,
> {
	kind: Kind;
	/** The file or folder in the content, without extension. */
	path: string;
	schema: Schema;
	/** A short name: "Reviews". */
	title: string;
	/** Of the file, or of each file in the folder. A Markdown file starts with YAML front matter. */
	extension: 'yaml' | 'md';
	/** What one record is called, if there can be several: "review". */
	one?: string;
	/** One sentence above the form: what the records are and where visitors see them. */
	purpose?: string;
	/** True if the owner may leave the file out. What it feeds is then not drawn. That of a page is if the page is. */
	isOptional?: boolean;
	/** True of what only a cleaning company has. The editing page has it apart. */
	isForCleaning?: boolean;
	/** The file of the page that alone shows these records. The check reports records without it. */
	shownOn?: string;
}
type Description = Partial<Omit<Collection, 'kind' | 'path' | 'schema' | 'title'>>;

const define =
	<Kind extends Collection['kind']>(kind: Kind, usual: Description = {}) =>
	<Schema extends RecordSchema>(
		path: string,
		schema: Schema,
		title: string,
		description: Description = {},
	): Collection<Kind, Schema> => ({ kind, path, schema, title, extension: 'yaml', ...usual, ...description });

const list = define('list', { isOptional: true });
const folder = define('folder');
const file = define('single');
const hidden = flag(
	'the hidden mark',
	'Set it to take this off the site. What’s written here is kept for later, but not checked.',
).meta({ example: 'false' });
const optionalFiles = new Set(Object.values(optionalPages).flat());
/** An optional file has a switch, because forms can't delete files. The build and the check pass over a hidden one. */
const single: typeof file = (
	path,
	schema,
	title,
	{ isOptional = optionalFiles.has(path), ...description } = {},
) =>
	isOptional
		? file(path, schema.extend({ hidden }) as unknown as typeof schema, title, { ...description, isOptional })
		: file(path, schema, title, description);

/** Everything that the owner may write. Every other list of collections comes from this one. */
export const collections = {
	company: single('company', companySchema, 'Company'),
	brand: single('brand', brandSchema, 'Colors and logo'),
	navigation: single('navigation', navigationSchema, 'Navigation'),
	// Without a switch: who leaves all fields empty says nothing otherwise.
	labels: file('labels', labelsSchema, 'Labels', {
		purpose: 'The words of buttons, the form and the like, where you say them otherwise than the site does.',
		isOptional: true,
	}),

	offer: single('offer', offerSchema, 'Offer', { isOptional: true }),
	prices: list('prices', priceSchema, 'Prices', {
		one: 'list of prices',
		purpose:
			'What each service usually costs, for the price tables and the estimate. To show no prices, delete the file.',
	}),

	photos: list('photos', photoSchema, 'Photos', {
		one: 'photo',
		purpose: 'Every picture once, with a description for people who can’t see it. Pages use it by its id.',
	}),
	areas: list('areas', areaSchema, 'Service areas', {
		one: 'region',
		purpose: 'The regions and their cities, for the map, the lists and the answers in the quote form.',
		isOptional: false,
	}),
	team: list('team', memberSchema, 'Team', {
		one: 'team member',
		purpose: 'The people on the home page and on About. Each article names one as its author.',
	}),
	timeline: list('timeline', timelineSchema, 'Timeline', {
		one: 'entry',
		purpose: 'The company’s history, on About.',
	}),
	reviews: list('reviews', reviewSchema, 'Reviews', {
		one: 'review',
		purpose: 'What customers wrote, for the reviews page. The home page shows some.',
	}),
	faq: list('faq', faqSchema, 'Questions and answers', {
		one: 'group of questions',
		purpose: 'The FAQ page, in groups. Contact and the quote page show some too.',
	}),
	gallery: list('gallery', gallerySchema, 'Before and after', {
		one: 'pair',
		purpose:
			'Pairs of pictures, the newest first. The home page shows six at most, and the page of a service all of its own.',
	}),
	houseCards: list('house-cards', houseCardSchema, 'House cards', {
		one: 'house card',
		purpose:
			'Cards from your file: what came out of a stain, and what stayed. Of those without a service, the home page shows the first and About the last.',
		isForCleaning: true,
	}),

	redirects: list('redirects', redirectSchema, 'Former addresses', {
		one: 'former address',
		purpose: 'When a page gets another address or goes, old links lead to the page named here.',
	}),

	stainSpills: list('stain-spills', spillSchema, 'Stain guide: spills', {
		one: 'spill',
		purpose: 'The spills, each with its own page. Write nothing here that is wrong for one of the surfaces.',
		isForCleaning: true,
		shownOn: 'pages/stain-guide',
	}),
	stainSurfaces: list('stain-surfaces', surfaceSchema, 'Stain guide: surfaces', {
		one: 'surface',
		purpose: 'What each surface can take. The stain guide leaves out what would harm it.',
		isForCleaning: true,
		shownOn: 'pages/stain-guide',
	}),
	stainRemedies: list('stain-remedies', remedySchema, 'Stain guide: remedies', {
		one: 'remedy',
		purpose: 'The steps the stain guide puts its advice together from.',
		isForCleaning: true,
		shownOn: 'pages/stain-guide',
	}),

	services: folder('services', serviceSchema, 'Services', {
		one: 'service',
		purpose: 'One file for each service: its card, its page and its place in menus and the quote form.',
	}),
	posts: folder('posts', postSchema, 'Articles', {
		extension: 'md',
		one: 'article',
		purpose: 'One file for each blog article: facts at the top, the text below.',
		shownOn: 'pages/blog',
	}),
	extra: folder('extra', extraSchema, 'Pages of your own', {
		extension: 'md',
		one: 'page',
		purpose:
			'One file for each page that only you have, such as financing or a warranty. To put it into a menu, add it under “Navigation.”',
	}),
	careers: folder('careers', positionSchema, 'Jobs', {
		one: 'job',
		purpose: 'The open positions on the careers page. Each is shown through its last day to apply.',
		shownOn: 'pages/careers',
	}),
	legal: folder('legal', policySchema, 'Legal pages', {
		one: 'legal page',
		purpose:
			'Have a lawyer read these pages, and keep their dates. {analytics} says in them whether visits are counted, and how.',
	}),

	home: single('pages/home', homeSchema, 'Home'),
	servicesPage: single('pages/services', listPageSchema, 'Services page'),
	about: single('pages/about', aboutSchema, 'About'),
	testimonials: single('pages/testimonials', testimonialsPageSchema, 'Reviews page'),
	blog: single('pages/blog', listPageSchema, 'Blog page'),
	contact: single('pages/contact', contactPageSchema, 'Contact'),
	careersPage: single('pages/careers', careersPageSchema, 'Careers page'),
	quote: single('pages/quote', quoteSchema, 'Quote page'),
	faqPage: single('pages/faq', faqPageSchema, 'Questions page'),
	serviceAreas: single('pages/service-areas', serviceAreasPageSchema, 'Service areas page'),
	stainGuide: single('pages/stain-guide', stainGuideSchema, 'Stain guide', { isForCleaning: true }),
	waterHelp: single('pages/water-help', waterHelpSchema, 'Water damage help', { isForCleaning: true }),
	sitemap: single('pages/sitemap', sitemapSchema, 'Sitemap page'),
	errors: single('pages/errors', errorsSchema, 'Error pages'),
} as const satisfies Record<string, Collection>;

export type CollectionName = keyof typeof collections;

/** Those that pages query. Code imports the files of the others. */
const { labels: _, company: __, redirects: ___, ...queried } = collections;
export const queriedCollections = queried;

/** A record of a collection. In a list it also has an id and its position in the file. */
export type RecordOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['schema']> &
	((typeof collections)[Name]['kind'] extends 'list' ? { id: string; position: number } : unknown);

/** The files of a collection, such as "services/*.yaml". */
export const patternOf = ({ kind, path, extension }: Collection): string =>
	`${path}${kind === 'folder' ? '/*' : ''}.${extension}`;

/** What each kind of reference points to: the records of a collection, or entries of a list inside those records. */
export const targets = Object.fromEntries(
	Object.entries(homes).map(([target, [files, list]]) => [
		target,
		{ collection: Object.entries(collections).find(([, one]) => patternOf(one) === files)?.[0], list },
	]),
) as Record<keyof typeof homes, { collection: CollectionName; list?: string }>;

/** Made once each, so that what is derived from one can be remembered (shapeOf). */
const made = new WeakMap<RecordSchema, z.ZodType>();

/** What one file of a collection holds: a record, in an article with its text, or a list of records. */
export const fileSchema = ({ kind, extension, schema }: Collection): z.ZodType =>
	made.getOrInsertComputed(schema, () => {
		if (kind === 'list') return z.array(schema).overwrite(withIds);
		return extension === 'md' ? schema.extend({ body: articleText }) : schema;
	});
