import type { QuoteForm } from './query.ts';

/** The words that the form itself uses. */
export type FormWords = Omit<QuoteForm, 'metaTitle' | 'metaDescription' | 'slow' | 'withoutScript'> & {
	/** The language of the page, for dates and numbers: content/labels.en.json. */
	locale: string;
	/** Where to read how to get ready, by service. */
	preparations: Record<ServiceId, string>;
	/** The services of an emergency: who chooses one is asked to call. */
	emergencies: ServiceId[];
};
export type ServiceId = string;
export type DayPart = keyof QuoteForm['parts'];

/** What a visitor tells us; everything as typed, so that it can be shown and corrected as it was typed. */
export interface QuoteRequest {
	services: ServiceId[];
	items: string;
	/** How many of each priced thing, as writeCounts (src/features/prices/price.ts) writes it; empty where nothing was counted. */
	counts: string;
	/** A reminder to attach photos in the app that sends the request. */
	photos: boolean;
	/** City or ZIP code, or an address. */
	place: string;
	/** YYYY-MM-DD, or empty for any day. */
	day: string;
	part: DayPart;
	notes: string;
	name: string;
	phone: string;
	email: string;
	/** Agreement to text messages; never given before the visitor gives it. */
	consent: boolean;
}
export type FieldName = keyof QuoteRequest;
export type ErrorCode = Exclude<keyof QuoteForm['errors'], 'summary'>;

/** One thing to correct. */
export interface FieldError {
	field: FieldName;
	code: ErrorCode;
}

/** The steps and the fields in each, in the order in which they are asked. The last step, the review, asks nothing. */
export const stepFields = {
	what: ['services', 'items', 'photos', 'counts'],
	where: ['place', 'day', 'part', 'notes'],
	you: ['name', 'phone', 'email', 'consent'],
	review: [],
} as const satisfies Record<keyof QuoteForm['steps'], FieldName[]>;
export type Step = keyof typeof stepFields;
export const steps = Object.keys(stepFields) as Step[];

export const blankRequest: QuoteRequest = {
	services: [],
	items: '',
	counts: '',
	photos: false,
	place: '',
	day: '',
	part: 'any',
	notes: '',
	name: '',
	phone: '',
	email: '',
	consent: false,
};

/** Whether the visitor has told us nothing yet. */
export const isBlank = (request: QuoteRequest): boolean =>
	JSON.stringify(request) === JSON.stringify(blankRequest);
