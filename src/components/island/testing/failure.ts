import type { FailureWords } from '../IslandBoundary.tsx';

/** Words of the fallback, for tests. */
export const failure: FailureWords = {
	title: 'Unexpected Application Error!',
	help: 'This part of the page stopped.',
	retry: 'Try again',
	home: 'Return Home',
	call: 'Call (813) 555-0100',
	callHref: 'tel:+18135550100',
};
