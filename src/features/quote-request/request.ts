import type { Labels } from '../../content/schema/labels.ts';
import type { Counts } from '../prices/price.ts';
import type { FormContext, FormService } from './query.ts';

/** A photo that the visitor has added. sending/photos.ts keeps the picture itself by the id. */
export interface Picture {
	id: string;
	name: string;
}

/** What a visitor enters, everything as typed. */
export interface QuoteRequest {
	/** Ids. */
	services: string[];
	/** Those of them that were chosen because the form was on their pages. They stay here when the visitor removes them. */
	presets: string[];
	items: string;
	counts: Counts;
	/** Whether the visitor will attach photos in the app that sends the request. */
	photos: boolean;
	/** Photos that the form sends itself. Undefined for none, so that a request without any is blank. */
	pictures?: Picture[] | undefined;
	/** Why other photos were left out. */
	problems?: string[] | undefined;
	/** Its number, once the form has tried to send it. It stays when the request is corrected. */
	number?: string | undefined;
	/** Why the last try failed, in words. Undefined once the request is changed. */
	failure?: string | undefined;
	/** City or ZIP code, or an address. */
	place: string;
	/** YYYY-MM-DD, empty for any day, or incompleteDay. */
	day: string;
	part: keyof Labels['quoteForm']['parts'];
	notes: string;
	name: string;
	phone: string;
	email: string;
	/** Consent to text messages. Never preset. */
	consent: boolean;
}
export type FieldName = Exclude<
	keyof QuoteRequest,
	'presets' | 'pictures' | 'problems' | 'number' | 'failure'
>;

/** The message for each field that has an error. */
export type Errors = Partial<Record<FieldName, string>>;

/** The steps, in order. The last one shows and sends the request. */
export const steps = ['what', 'where', 'you', 'review'] as const;
export type Step = (typeof steps)[number];

/** Stands for an incomplete date, for which the field has no value. */
export const incompleteDay = '?';

/** The value of a date field. */
export const readDay = ({ validity, value }: HTMLInputElement): string =>
	validity.badInput ? incompleteDay : value;

export const blankRequest: QuoteRequest = {
	services: [],
	presets: [],
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

/** What the form begins with: on a service's page, that service is chosen. */
export const startRequest = ({ preselected }: FormContext): QuoteRequest => ({
	...blankRequest,
	...(preselected && { services: [preselected], presets: [preselected] }),
});

/** The services that the visitor has chosen. */
export const findChosen = ({ services }: QuoteRequest, context: FormContext): FormService[] =>
	context.services.filter(({ id }) => services.includes(id));
