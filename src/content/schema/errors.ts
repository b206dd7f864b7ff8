import { z } from 'astro/zod';
import { prose, text } from './field.ts';
import { inSearch } from './page-part.ts';
import type { InLanguage } from './part.ts';

const errorScreen = () =>
	z.strictObject({
		...inSearch(),
		title: text('the title'),
		text: prose('the text'),
		help: prose('the sentence that helps the visitor'),
		action: text('the words on the main button'),
	});

/** content/pages/errors.yaml. Titles and texts have exact wordings (docs/specification.md, 9). */
export const errorsSchema = z.strictObject({
	page: errorScreen(),
	service: errorScreen(),
	/** Only for a blog. */
	post: errorScreen().optional(),
	application: errorScreen().extend({
		status: text('the words before the status', 'Status'),
		retry: text('the words on the button to try again', 'Try again'),
		missing: text('what is said where a part of a page didn’t load', 'Part of this page didn’t load.'),
	}),
	offline: errorScreen(),
});
export type Errors = InLanguage<z.infer<typeof errorsSchema>>;
