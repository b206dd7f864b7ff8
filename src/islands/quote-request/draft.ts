import { blankRequest, type FieldName, isBlank, type QuoteRequest, type Step, steps } from './request.ts';

/** What is kept for the visitor while the tab lives: through reloads, other pages and a crash. */
export interface Draft {
	step: Step;
	request: QuoteRequest;
}

/** Where the draft lies in session storage. */
export const draftKey = 'quote-request';
const fieldNames = Object.keys(blankRequest) as FieldName[];

/** A date that the browser reports as begun but not finished: its field has no value then. */
const incompleteDay = '?';

/** Takes from something stored what fits a request: an older version of the form, or another hand, may have written it. */
export function toRequest(stored: unknown): QuoteRequest {
	const source = (stored ?? {}) as Record<string, unknown>;
	const known = fieldNames.filter(
		(name) =>
			typeof source[name] === typeof blankRequest[name] &&
			Array.isArray(source[name]) === Array.isArray(blankRequest[name]),
	);
	return { ...blankRequest, ...Object.fromEntries(known.map((name) => [name, source[name]])) };
}

/** The kept draft. Undefined when there is none, it cannot be read, or the browser refuses storage. */
export function loadDraft(): Draft | undefined {
	try {
		const stored = JSON.parse(sessionStorage.getItem(draftKey) ?? 'null') as Partial<Draft> | null;
		if (!stored) return;
		return { step: steps.find((step) => step === stored.step) ?? 'what', request: toRequest(stored.request) };
	} catch {
		return;
	}
}

/** Keeps the draft; an empty one is removed. A browser that refuses storage is no reason to stop the visitor. */
export function saveDraft(draft: Draft): void {
	try {
		if (isBlank(draft.request)) sessionStorage.removeItem(draftKey);
		else sessionStorage.setItem(draftKey, JSON.stringify(draft));
	} catch {
		// Refused or full: the form works without.
	}
}

/** What was typed wins over what was kept: the visitor may begin before the script has come. */
export function mergeRequests(kept: QuoteRequest, typed: QuoteRequest): QuoteRequest {
	const isUntouched = (name: FieldName) => String(typed[name]) === String(blankRequest[name]);
	return {
		...typed,
		...Object.fromEntries(fieldNames.filter(isUntouched).map((name) => [name, kept[name]])),
	};
}

/** Reads the fields of the form: they alone hold what is typed. What has no field yet stays as it was. */
export function readForm(form: HTMLFormElement, before: QuoteRequest): QuoteRequest {
	const data = new FormData(form);
	const read = (name: FieldName) => {
		const field = form.elements.namedItem(name);
		if (!field) return before[name];
		if (name === 'services') return data.getAll(name);
		if (typeof before[name] === 'boolean') return data.has(name);
		return (field as HTMLInputElement).validity.badInput ? incompleteDay : String(data.get(name));
	};
	return Object.fromEntries(fieldNames.map((name) => [name, read(name)])) as unknown as QuoteRequest;
}

/** Writes a request into the fields of the form. */
export function fillForm(form: HTMLFormElement, request: QuoteRequest): void {
	for (const element of form.elements as Iterable<Element & Partial<HTMLInputElement>>) {
		const value = request[element.name as FieldName];
		if (value === undefined) continue;
		if (element.type === 'checkbox') {
			element.checked = Array.isArray(value) ? value.some((id) => id === element.value) : value === true;
		} else {
			// A date field takes no half of a date; it is left empty.
			element.value = value === incompleteDay ? '' : String(value);
		}
	}
}
