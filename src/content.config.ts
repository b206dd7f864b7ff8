import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { parse } from 'yaml';
import { areaSchema } from './schema/area.ts';
import { companySchema } from './schema/company.ts';
import { gallerySchema } from './schema/gallery.ts';
import { labelsSchema } from './schema/labels.ts';
import { navigationSchema } from './schema/navigation.ts';
import * as pages from './schema/pages.ts';
import { photoSchema } from './schema/photo.ts';
import { policySchema } from './schema/policy.ts';
import { positionSchema } from './schema/position.ts';
import { postSchema } from './schema/post.ts';
import { quoteFormSchema } from './schema/quote-form.ts';
import { reviewSchema } from './schema/review.ts';
import { serviceSchema } from './schema/service.ts';
import { memberSchema } from './schema/team.ts';
import { timelineSchema } from './schema/timeline.ts';

/** One file, one record. */
const single = (path: string) => glob({ base: './content', pattern: `${path}.yaml` });
/** One file, a list of records with ids. The content store sorts by id, so each record carries its place in the file. */
const list = (name: string) =>
	file(`content/${name}.yaml`, {
		parser: (text) =>
			(parse(text) as Record<string, unknown>[]).map((record, position) => ({ ...record, position })),
	});
const position = { position: z.int() };
/** One folder, one file per record. */
const folder = (name: string, extension: 'md' | 'yaml' = 'yaml') =>
	glob({ base: `./content/${name}`, pattern: `*.${extension}` });

export const collections = {
	company: defineCollection({ loader: single('company'), schema: companySchema }),
	navigation: defineCollection({ loader: single('navigation'), schema: navigationSchema }),
	labels: defineCollection({ loader: single('labels'), schema: labelsSchema }),
	quoteForm: defineCollection({ loader: single('quote-form'), schema: quoteFormSchema }),

	photos: defineCollection({
		loader: list('photos'),
		schema: (context) => photoSchema(context).extend(position),
	}),
	areas: defineCollection({ loader: list('areas'), schema: areaSchema.extend(position) }),
	team: defineCollection({ loader: list('team'), schema: memberSchema.extend(position) }),
	timeline: defineCollection({ loader: list('timeline'), schema: timelineSchema.extend(position) }),
	reviews: defineCollection({ loader: list('reviews'), schema: reviewSchema.extend(position) }),
	gallery: defineCollection({ loader: list('gallery'), schema: gallerySchema.extend(position) }),

	services: defineCollection({ loader: folder('services'), schema: serviceSchema }),
	posts: defineCollection({ loader: folder('posts', 'md'), schema: postSchema }),
	careers: defineCollection({ loader: folder('careers'), schema: positionSchema }),
	legal: defineCollection({ loader: folder('legal'), schema: policySchema }),

	home: defineCollection({ loader: single('pages/home'), schema: pages.homeSchema }),
	servicesPage: defineCollection({ loader: single('pages/services'), schema: pages.servicesPageSchema }),
	about: defineCollection({ loader: single('pages/about'), schema: pages.aboutSchema }),
	testimonials: defineCollection({ loader: single('pages/testimonials'), schema: pages.testimonialsSchema }),
	blog: defineCollection({ loader: single('pages/blog'), schema: pages.blogSchema }),
	contact: defineCollection({ loader: single('pages/contact'), schema: pages.contactSchema }),
	careersPage: defineCollection({ loader: single('pages/careers'), schema: pages.careersSchema }),
	quote: defineCollection({ loader: single('pages/quote'), schema: pages.quoteSchema }),
	serviceAreas: defineCollection({ loader: single('pages/service-areas'), schema: pages.serviceAreasSchema }),
	sitemap: defineCollection({ loader: single('pages/sitemap'), schema: pages.sitemapSchema }),
	errors: defineCollection({ loader: single('pages/errors'), schema: pages.errorsSchema }),
};
