import {
	blankRequest,
	type FieldName,
	type FormLabels,
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

/** Key of the draft in session storage. */
export const draftKey = 'quote-request';

/** What can be chosen in the form; anything else in a draft was written by an older version of the form. */
type Choices = Pick<FormLabels, 'services' | 'parts'>;

/** Takes from something stored what fits a request. */
function toRequest(stored: unknown, { services, parts }: Choices): QuoteRequest {
	const source = Object(stored) as Record<string, unknown>;
	const fits = (name: FieldName) =>
		typeof source[name] === typeof blankRequest[name] &&
		Array.isArray(source[name]) === Array.isArray(blankRequest[name]);
	const names = (Object.keys(blankRequest) as FieldName[]).filter(fits);
	const request: QuoteRequest = {
		...blankRequest,
		...Object.fromEntries(names.map((name) => [name, source[name]])),
	};
	return {
		...request,
		services: request.services.filter((id) => Object.hasOwn(services, id)),
		part: Object.hasOwn(parts, request.part) ? request.part : blankRequest.part,
	};
}

/** The stored draft, blank without one; undefined where the browser refuses storage. */
export function loadDraft(choices: Choices): Draft | undefined {
	let text: string | null;
	try {
		text = sessionStorage.getItem(draftKey);
	} catch {
		return undefined;
	}
	let stored: Partial<Draft> | null = null;
	try {
		stored = JSON.parse(text ?? 'null');
	} catch {
		// Not written by this form.
	}
	return {
		step: steps.find((step) => step === stored?.step) ?? 'what',
		request: toRequest(stored?.request, choices),
	};
}

/** Stores the draft, or removes a blank one. */
export function saveDraft({ step, request }: Draft): void {
	try {
		if (isBlank(request)) sessionStorage.removeItem(draftKey);
		else sessionStorage.setItem(draftKey, JSON.stringify({ step, request }));
	} catch {
		// Refused or full: the form works without.
	}
}

/**
 * Calls back when another page of the tab may have changed the draft: on the return from the back/forward cache, when a
 * prerendered page is shown, and when another frame wrote it.
 * @returns what ends it
 */
export function watchDraft(onChange: () => void): () => void {
	const watching = new AbortController();
	addEventListener('pageshow', ({ persisted }) => persisted && onChange(), watching);
	addEventListener('storage', onChange, watching);
	document.addEventListener('prerenderingchange', onChange, watching);
	return () => watching.abort();
}
