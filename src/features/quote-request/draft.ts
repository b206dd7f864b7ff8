import type { FormContext } from './query.ts';
import { blankRequest, incompleteDay, isBlank, type QuoteRequest, type Step, steps } from './request.ts';

/** What the tab keeps through reloads, other pages and a crash. */
export interface Draft {
	step: Step;
	request: QuoteRequest;
	/** The request that arrived. It takes the place of the form. */
	sent?: Sent | undefined;
}

/** What the visitor sees of a request that arrived. */
export interface Sent extends Pick<QuoteRequest, 'services' | 'photos' | 'pictures' | 'number'> {
	/** The text as the review showed it. */
	text: string;
}

/** Key of the draft in session storage. Change it whenever a field of the request changes its meaning. */
export const draftKey = 'quote-request';

/**
 * The stored draft, without choices that no longer exist, or a blank one. Undefined if the browser refuses storage
 * or the stored value wasn't written by this form.
 */
export function loadDraft({ services, labels: { parts } }: FormContext): Draft | undefined {
	try {
		const stored: Partial<Draft> = JSON.parse(sessionStorage.getItem(draftKey) ?? '{}');
		const request = { ...blankRequest, ...stored.request };
		return {
			...(SENDS_REQUESTS && { sent: stored.sent }),
			step: steps.find((step) => step === stored.step) ?? 'what',
			request: {
				...request,
				services: request.services.filter((id) => services.some((service) => service.id === id)),
				// The field itself doesn't keep half a date.
				day: request.day === incompleteDay ? '' : request.day,
				part: Object.hasOwn(parts, request.part) ? request.part : blankRequest.part,
			},
		};
	} catch {
		return undefined;
	}
}

/**
 * Stores the draft, or removes a blank one. Does the same in the tab that opened this one, because the visitor may
 * return there.
 */
export function saveDraft(draft: Draft): void {
	const { step, request } = draft;
	try {
		for (const { sessionStorage: storage } of [window, opener ?? window] as Window[])
			if (isBlank(request) && !(SENDS_REQUESTS && draft.sent)) storage.removeItem(draftKey);
			else
				storage.setItem(
					draftKey,
					JSON.stringify({ step, request, ...(SENDS_REQUESTS && { sent: draft.sent }) }),
				);
	} catch {
		// Storage is refused or full, or another site opened this tab. The form works without a draft.
	}
}

/** Copies a newer draft from the tab that opened this one. @returns whether there was one */
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
 * Calls back when the draft may have changed elsewhere: on return from the back/forward cache, when a prerendered
 * page is shown, and when another frame or the opener writes it.
 * @returns a function that stops watching
 */
export function watchDraft(onChange: () => void): () => void {
	const watching = new AbortController();
	addEventListener('pageshow', ({ persisted }) => persisted && onChange(), watching);
	addEventListener('storage', onChange, watching);
	addEventListener('focus', () => copyFromOpener() && onChange(), watching);
	document.addEventListener('prerenderingchange', onChange, watching);
	return () => watching.abort();
}
