import {
	blankRequest,
	type FieldName,
	type FormWords,
	isBlank,
	type QuoteRequest,
	type Step,
	steps,
} from './request.ts';

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

/** What can be chosen in the form; anything else in a draft is left out, as an older version of the form wrote it. */
type Choices = Pick<FormWords, 'services' | 'parts'>;

/** Takes from something stored what fits a request: an older version of the form, or another hand, may have written it. */
export function toRequest(stored: unknown, choices?: Choices): QuoteRequest {
	const source = (stored ?? {}) as Record<string, unknown>;
	const known = fieldNames.filter(
		(name) =>
			typeof source[name] === typeof blankRequest[name] &&
			Array.isArray(source[name]) === Array.isArray(blankRequest[name]),
	);
	const request: QuoteRequest = {
		...blankRequest,
		...Object.fromEntries(known.map((name) => [name, source[name]])),
	};
	if (!choices) return request;
	return {
		...request,
		services: request.services.filter((id) => Object.hasOwn(choices.services, id)),
		part: Object.hasOwn(choices.parts, request.part) ? request.part : blankRequest.part,
	};
}

/** What storage holds: null for no draft, undefined where the browser refuses storage. */
export function readDraftText(): string | null | undefined {
	try {
		return sessionStorage.getItem(draftKey);
	} catch {
		return;
	}
}

/**
 * The draft to go on with. Storage decides, except for fields that the visitor has typed in before the script had come
 * (`data-typed`, see keep-typed.ts): a browser that fills a form again after a reload or the way back may bring back what
 * was cleared elsewhere. Where storage is refused, the fields are all there is.
 * @param text what storage holds, see readDraftText
 */
export function restoreDraft(
	form: HTMLFormElement,
	choices: Choices | undefined,
	text: string | null | undefined,
): Draft {
	const typed = form.dataset['typed']?.split(' ') ?? [];
	delete form.dataset['typed'];
	let stored: Partial<Draft> | null = null;
	try {
		stored = JSON.parse(text ?? 'null');
	} catch {
		// Unreadable: another hand wrote it.
	}
	const kept = toRequest(stored?.request, choices);
	const shown = readForm(form, kept);
	const taken = fieldNames.filter((name) => text === undefined || typed.includes(name));
	return {
		step: steps.find((step) => step === stored?.step) ?? 'what',
		request: { ...kept, ...Object.fromEntries(taken.map((name) => [name, shown[name]])) },
	};
}

/**
 * Keeps the draft if it differs from what storage held; an empty one is removed. A browser that refuses storage is no
 * reason to stop the visitor.
 * @param before what storage held when it was last read or written
 * @returns what it holds now
 */
export function writeDraft(draft: Draft, before: string | null | undefined): string | null | undefined {
	const text = isBlank(draft.request) ? null : JSON.stringify(draft);
	if (text === before) return before;
	try {
		if (text === null) sessionStorage.removeItem(draftKey);
		else sessionStorage.setItem(draftKey, text);
		return text;
	} catch {
		// Refused or full: the form works without.
		return before;
	}
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
