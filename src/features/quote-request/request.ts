import type { Labels } from '../../content/schema/labels.ts';

type QuoteForm = Labels['quoteForm'];

/** What the form itself says, with what it has to know about each service. */
export type FormLabels = Omit<QuoteForm, 'metaTitle' | 'metaDescription' | 'withoutScript'> & {
	/** Short names by id. */
	services: Record<ServiceId, string>;
	/** The language of the page, for dates and numbers: content/labels.en.json. */
	locale: string;
	/** Address of the advice on how to get ready, by service. */
	preparations: Record<ServiceId, string>;
	/** Services that are emergencies: whoever chooses one is asked to call. */
	emergencies: ServiceId[];
};
export type ServiceId = string;
export type DayPart = keyof QuoteForm['parts'];

/** What a visitor tells us; everything as typed, so that it can be shown and corrected as it was typed. */
export interface QuoteRequest {
	services: ServiceId[];
	items: string;
	/** How many of each priced thing, by the id of its line (src/features/prices/price.ts). */
	counts: Readonly<Record<string, string>>;
	/** A reminder to attach photos in the app that sends the request. */
	photos: boolean;
	/** City or ZIP code, or an address. */
	place: string;
	/** YYYY-MM-DD, empty for any day, or incompleteDay. */
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

/** The steps in their order; the last one shows the request and sends it. */
export const steps = ['what', 'where', 'you', 'review'] as const;
export type Step = (typeof steps)[number];

/** A date that was begun but not finished: its field then has no value. */
export const incompleteDay = '?';

export const blankRequest: QuoteRequest = {
	services: [],
	items: '',
	counts: {},
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
