import { z } from 'astro/zod';
import { text } from '../../content/schema/field.ts';
import { inSearch } from '../../content/schema/page-part.ts';

/** content/pages/sitemap.yaml. */
export const sitemapSchema = z.strictObject({
	...inSearch(),
	title: text('the title'),
	groups: z.strictObject({
		main: text('the heading of the main pages'),
		services: text('the heading of the services'),
		areas: text('the heading of the areas'),
		resources: text('the heading of the resources'),
	}),
});
