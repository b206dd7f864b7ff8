import { createHash } from 'node:crypto';

/** Links to pages of this site: no frames, files, addresses with a query, places of the same page, or new tabs. */
const where = {
	selector_matches: "a[href^='/']:not([href^='/embed/'], [href*='?'], [href$='.xml'], [target], [download])",
};

/**
 * Which pages the browser may load before they are asked for, as the text of a script element (HTML, section
 * "Speculation rules"); without rendering where a device has too little memory for that (docs/decisions/0024).
 */
export const speculationRules = JSON.stringify({
	prefetch: [{ where, eagerness: 'moderate' }],
	prerender: [{ where, eagerness: 'moderate' }],
});

/** Allows exactly this text in the content security policy (CSP 3, section 8.3). */
export const speculationRulesHash =
	`sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const;
