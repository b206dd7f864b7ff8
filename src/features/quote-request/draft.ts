import {
	blankRequest,
	type FormContext,
	incompleteDay,
	isBlank,
	type QuoteRequest,
	type Step,
	steps,
} from './request.ts';

/** What is kept for the visitor while the tab is open: through reloads, other pages and a crash. */
export interface Draft {
	step: Step;
	request: QuoteRequest;
}

/** Key of the draft in session storage. A change to what a field of a request holds needs another key. */
export const draftKey = 'quote-request';

/**
 * The stored draft, blank without one, and without what can no longer be chosen; undefined where the browser refuses
 * storage or what is stored was not written by this form.
 */
export function loadDraft({ services, labels: { parts } }: FormContext): Draft | undefined {
	try {
		const stored: Partial<Draft> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
		const request = { ...blankRequest, ...stored.request };
		return {
			step: steps.find((step) => step === stored.step) ?? 'what',
			request: {
				...request,
				services: request.services.filter((id) => services.some((service) => service.id === id)),
				// The field has forgotten the half that it had.
				day: request.day === incompleteDay ? '' : request.day,
				part: Object.hasOwn(parts, request.part) ? request.part : blankRequest.part,
			},
		};
	} catch {
		return undefined;
	}
}

/** Stores the draft, or removes a blank one; for the page that opened this tab too, to which the visitor may return. */
export function saveDraft({ step, request }: Draft): void {
	try {
		for (const { sessionStorage: storage } of [window, opener ?? window] as Window[])
			if (isBlank(request)) storage.removeItem(draftKey);
			else storage.setItem(draftKey, JSON.stringify({ step, request }));
	} catch {
		// Refused, full or opened by another site: the form works without.
	}
}

/** Takes what was typed since in the page that opened this tab. @returns whether there is something new */
function copyFromOpener(): boolean {
	try {
		const draft: string | null = opener?.sessionStorage.getItem(draftKey);
		if (!draft || draft === sessionStorage.getItem(draftKey)) return false;
		sessionStorage.setItem(draftKey, draft);
		return true;
	} catch {
		return false;
	}
}

/**
 * Calls back when another page of the tab may have changed the draft: on the return from the back/forward cache, when a
 * prerendered page is shown, and when another frame or the page that opened this tab wrote it.
 * @returns what ends it
 */
export function watchDraft(onChange: () => void): () => void {
	const watching = new AbortController();
	addEventListener('pageshow', ({ persisted }) => persisted && onChange(), watching);
	addEventListener('storage', onChange, watching);
	addEventListener('focus', () => copyFromOpener() && onChange(), watching);
	document.addEventListener('prerenderingchange', onChange, watching);
	return () => watching.abort();
}
