import { createHash } from 'node:crypto';

/** Links to pages of this site: not to frames, files, addresses with a query, the same page, or new tabs. */
const where = {
	selector_matches: "a[href^='/']:not([href*='/embed/'], [href*='?'], [href$='.xml'], [target], [download])",
};

/**
 * Which pages the browser may prerender, or prefetch on devices with little memory, as the text of a script element
 * (docs/decisions/0024-next-page.md). https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
export const speculationRules = JSON.stringify({
	prefetch: [{ where, eagerness: 'moderate' }],
	prerender: [{ where, eagerness: 'moderate' }],
});

/** Allows exactly this text in the content security policy. */
export const speculationRulesHash =
	`sha256-${createHash('sha256').update(speculationRules).digest('base64')}` as const;
