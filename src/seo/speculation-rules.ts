import { createHash } from 'node:crypto';

const ownPages = { href_matches: '/*' };
/** Frames, feeds, and addresses with a query: "*" after the "?" would match every address, since it may stand for nothing. */
const otherThings = { not: { href_matches: ['/embed/*', '/*.xml', '/*\\?(.+)'] } };
const within = "[target='_blank'], [download], [href^='#']";

/**
 * Which pages the browser may load before they are asked for, as the text of a script element (HTML, section
 * "Speculation rules"). Links of the footer are in view on every page and seldom meant.
 */
export const speculationRules = JSON.stringify({
	prefetch: [
		{
			where: { and: [ownPages, otherThings, { not: { selector_matches: `${within}, footer a` } }] },
			eagerness: 'moderate',
		},
	],
	prerender: [
		{
			where: { and: [ownPages, otherThings, { not: { selector_matches: within } }] },
			eagerness: 'moderate',
		},
	],
});

/** Allows exactly this element in the content security policy (CSP 3, section 8.3). */
export const speculationRulesHash =
	`sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const;
