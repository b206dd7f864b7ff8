import { file, glob } from 'astro/loaders';
import type { z } from 'astro/zod';
import { defineCollection, type SchemaContext } from 'astro:content';
import { areaSchema } from './model/schema/area.ts';
import { companySchema } from './model/schema/company.ts';
import { gallerySchema } from './model/schema/gallery.ts';
import { labelsSchema } from './model/schema/labels.ts';
import { navigationSchema } from './model/schema/navigation.ts';
import * as pages from './model/schema/pages.ts';
import { photoSchema } from './model/schema/photo.ts';
import { policySchema } from './model/schema/policy.ts';
import { positionSchema } from './model/schema/position.ts';
import { postSchema } from './model/schema/post.ts';
import { reviewSchema } from './model/schema/review.ts';
import { serviceSchema } from './model/schema/service.ts';
import { memberSchema } from './model/schema/team.ts';
import { timelineSchema } from './model/schema/timeline.ts';

type Schema = z.ZodType | ((context: SchemaContext) => z.ZodType);

/** One file, one record. */
const single = <S extends Schema>(path: string, schema: S) =>
	defineCollection({ loader: glob({ base: './content', pattern: `${path}.yaml` }), schema });
/** One file, a list of records with ids. */
const list = <S extends Schema>(name: string, schema: S) => defineCollection({ loader: file(`content/${name}.yaml`), schema });
/** One folder, one file per record. */
const folder = <S extends Schema>(name: string, extension: 'md' | 'yaml', schema: S) =>
	defineCollection({ loader: glob({ base: `./content/${name}`, pattern: `*.${extension}` }), schema });

export const collections = {
	company: single('company', companySchema),
	navigation: single('navigation', navigationSchema),
	labels: single('labels', labelsSchema),

	photos: list('photos', photoSchema),
	areas: list('areas', areaSchema),
	team: list('team', memberSchema),
	timeline: list('timeline', timelineSchema),
	reviews: list('reviews', reviewSchema),
	gallery: list('gallery', gallerySchema),

	services: folder('services', 'yaml', serviceSchema),
	posts: folder('posts', 'md', postSchema),
	careers: folder('careers', 'yaml', positionSchema),
	legal: folder('legal', 'yaml', policySchema),

	home: single('pages/home', pages.homeSchema),
	servicesPage: single('pages/services', pages.servicesPageSchema),
	about: single('pages/about', pages.aboutSchema),
	testimonials: single('pages/testimonials', pages.testimonialsSchema),
	blog: single('pages/blog', pages.blogSchema),
	contact: single('pages/contact', pages.contactSchema),
	careersPage: single('pages/careers', pages.careersSchema),
	quote: single('pages/quote', pages.quoteSchema),
	serviceAreas: single('pages/service-areas', pages.serviceAreasSchema),
	sitemap: single('pages/sitemap', pages.sitemapSchema),
	errors: single('pages/errors', pages.errorsSchema),
};
