import { hashForPolicy } from '../lib/policy-hash.ts';

/** Links to pages of this site: no frames, files, addresses with a query, places of the same page, or new tabs. */
const where = {
	selector_matches: "a[href^='/']:not([href^='/embed/'], [href*='?'], [href$='.xml'], [target], [download])",
};

/**
 * Which pages the browser may load before they are asked for, as the text of a script element (HTML, section
 * "Speculation rules"); without rendering where a device has too little memory for that.
 */
export const speculationRules = JSON.stringify({
	prefetch: [{ where, eagerness: 'moderate' }],
	prerender: [{ where, eagerness: 'moderate' }],
});

export const speculationRulesHash = hashForPolicy(speculationRules);
