import { z } from 'astro/zod';
import { readProfiles } from './as-typed.ts';
import { externalUrl, fact, list } from './field.ts';

const profile = z.strictObject({
	name: fact('the name of the site', 'Facebook')
		.meta({
			why: 'It’s the link at the end of each page. Without it, one profile is “Follow us on social media,” and several have the names of their sites.',
		})
		.optional(),
	url: externalUrl('the address of the profile').meta({ example: 'https://www.facebook.com/your-page' }),
});

/** The company's pages on other sites. */
export const links = z.strictObject({
	booking: externalUrl('the booking page').optional(),
	workRequest: externalUrl('the work-request form').optional(),
	/** Address of the form provider's page. Without it, the site's own form is embedded. */
	formProvider: externalUrl('the form on your provider’s site').optional(),
	/** Sites that the form leads to before it is shown or after it is sent. Browsers block a frame that goes elsewhere. */
	formSites: list('the other sites of the form', externalUrl('another site of the form'), {
		why: 'Browsers show the form only on its own site and on these.',
	}),
	profiles: z.preprocess(readProfiles, list('your profiles on other sites', profile)),
	googleReviews: externalUrl('the link to more reviews').optional(),
	writeReview: externalUrl('the link to write a review')
		.meta({ why: 'The reviews page shows it, and so does the form once it has sent a request.' })
		.optional(),
});
