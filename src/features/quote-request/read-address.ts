import { readAddress } from './address-answers.ts';

/**
 * Reads the address of every page and of the form itself, before a service that counts visits is loaded. Astro inlines it, as nothing
 * else in the browser imports what it does.
 */

function arrive(): void {
	const [arrival] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
	readAddress(arrival?.type === 'navigate');
}

const { prerendering } = document as Document & { prerendering?: boolean };
// What a prerendered page stores is lost when it is shown.
if (prerendering) document.addEventListener('prerenderingchange', arrive, { once: true });
else arrive();
// A link to the page that is open loads nothing.
addEventListener('hashchange', () => readAddress());
