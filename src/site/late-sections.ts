import { hashText } from './policy-hashes.ts';

/**
 * Marks a page that is visited anew, before its first layout: its late sections may wait (src/styles/base.css). After Back and
 * a reload they don't, because browsers return to a place by its distance from the top.
 * https://developer.mozilla.org/en-US/docs/Web/API/PerformanceNavigationTiming/type
 */
export const markNewVisit =
	"if(performance.getEntriesByType('navigation')[0]?.type==='navigate')document.documentElement.dataset.late=''";

/** Allows exactly this text in the content security policy. */
export const markNewVisitHash = hashText(markNewVisit);
