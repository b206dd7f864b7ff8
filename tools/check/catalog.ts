import { z } from 'astro/zod';
import { areaSchema } from '../../src/schema/area.ts';
import { companySchema } from '../../src/schema/company.ts';
import { gallerySchema } from '../../src/schema/gallery.ts';
import { labelsSchema } from '../../src/schema/labels.ts';
import { navigationSchema } from '../../src/schema/navigation.ts';
import * as pages from '../../src/schema/pages.ts';
import { photoSchema } from '../../src/schema/photo.ts';
import { policySchema } from '../../src/schema/policy.ts';
import { positionSchema } from '../../src/schema/position.ts';
import { postSchema } from '../../src/schema/post.ts';
import { quoteFormSchema } from '../../src/schema/quote-form.ts';
import { reviewSchema } from '../../src/schema/review.ts';
import { serviceIds, serviceSchema } from '../../src/schema/service.ts';
import { memberSchema } from '../../src/schema/team.ts';
import { timelineSchema } from '../../src/schema/timeline.ts';

export type Schema = z.core.$ZodType;

/** What the content check knows about one part of content/; the same list as in src/content.config.ts. */
export interface Collection {
	/** The file or folder below content/, without extension. */
	path: string;
	/** One record per file, a list of records in a file, or a folder with one record per file. */
	kind: 'single' | 'list' | 'folder';
	extension: 'yaml' | 'md';
	/** Of one record. */
	schema: Schema;
	/** File names that a folder has to hold, no more and no less; absent where they are free. */
	names?: readonly string[];
	/** Words in braces that the interface fills, beside those that the build fills everywhere. */
	placeholders?: readonly string[];
}

/** Words in braces of content/labels.yaml. */
const labelWords = ['number', 'stars', 'value', 'title', 'current', 'total', 'shown'];
/** Words in braces of content/quote-form.yaml. */
const formWords = ['number', 'value', 'current', 'total', 'limit', 'over', 'left', 'town', 'zip', 'weekday'];

/** The addresses of the articles. Specification section 2. */
const postSlugs = ['diy-stain-removal-tips', 'pet-odor-solutions', 'why-pro-cleaning-beats-diy'] as const;

/** The legal pages. Specification section 2. */
const policyIds = ['privacy-policy', 'terms', 'cookie-policy'] as const;

/** Astro resolves pictures when it builds; here their paths are plain texts, and photos.ts looks at the files. */
const photoRecord = photoSchema({ image: (() => z.string()) as never });

const single = (path: string, schema: Schema, placeholders: readonly string[] = []): Collection => ({
	path,
	kind: 'single',
	extension: 'yaml',
	schema,
	placeholders,
});
const list = (path: string, schema: Schema): Collection => ({
	path,
	kind: 'list',
	extension: 'yaml',
	schema,
});
const folder = (
	path: string,
	schema: Schema,
	names?: readonly string[],
	extension: 'yaml' | 'md' = 'yaml',
): Collection => ({
	path,
	kind: 'folder',
	extension,
	schema,
	...(names && { names }),
});

export const catalog: readonly Collection[] = [
	single('company', companySchema),
	single('navigation', navigationSchema),
	single('labels', labelsSchema, labelWords),
	single('quote-form', quoteFormSchema, formWords),

	list('photos', photoRecord),
	list('areas', areaSchema),
	list('team', memberSchema),
	list('timeline', timelineSchema),
	list('reviews', reviewSchema),
	list('gallery', gallerySchema),

	folder('services', serviceSchema, serviceIds),
	folder('posts', postSchema, postSlugs, 'md'),
	folder('careers', positionSchema),
	folder('legal', policySchema, policyIds),

	single('pages/home', pages.homeSchema),
	single('pages/services', pages.servicesPageSchema),
	single('pages/about', pages.aboutSchema),
	single('pages/testimonials', pages.testimonialsSchema),
	single('pages/blog', pages.blogSchema),
	single('pages/contact', pages.contactSchema),
	single('pages/careers', pages.careersSchema),
	single('pages/quote', pages.quoteSchema),
	single('pages/service-areas', pages.serviceAreasSchema),
	single('pages/sitemap', pages.sitemapSchema),
	single('pages/errors', pages.errorsSchema),
];

/** The files that have to be there, as paths below content/: "services/tile-grout.yaml". */
export const expectedFiles: readonly string[] = catalog.flatMap(({ path, kind, extension, names = [] }) =>
	kind === 'folder' ? names.map((name) => `${path}/${name}.${extension}`) : [`${path}.${extension}`],
);
