import type { Labels } from '../../content/schema/labels.ts';
import type { PriceLine, ServicePrices } from '../prices/price.ts';
import type { OpenHours } from '../service-area/open-hours.ts';
import type { ServedTown } from '../service-area/place.ts';

type QuoteForm = Labels['quoteForm'];
type DayPart = keyof QuoteForm['parts'];

/** A service with its short name. */
interface FormService {
	id: string;
	name: string;
	/** A visitor who chooses it is asked to call. */
	isEmergency: boolean;
	/** Address of how to get ready for the visit. */
	preparation?: string | undefined;
}

/** What the form has to know; made at build. */
export interface FormContext {
	/** Also the language of dates and numbers, the words for a new tab, and those for the emergency call. */
	labels: Omit<QuoteForm, 'metaTitle' | 'metaDescription' | 'withoutScript'> & {
		locale: string;
		newTab: string;
		water: string;
	};
	services: readonly FormService[];
	prices: readonly ServicePrices[];
	/** Links to the policies, shown beside the consent to text messages. */
	policies: readonly { label: string; href: string }[];
	towns: readonly ServedTown[];
	/** From content/company.yaml. Days have English names ("Monday") whatever the language. */
	hours: OpenHours;
	/** Where requests go. The phone takes calls and text messages. */
	contacts: { phone: string; whatsapp: string; email: string };
}

/** What a visitor enters, everything as typed. */
export interface QuoteRequest {
	/** Ids. */
	services: string[];
	items: string;
	/** Quantities, by the id of the price line (src/features/prices/price.ts). */
	counts: Readonly<Record<string, string>>;
	/** Whether the visitor will attach photos in the app that sends the request. */
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
	/** Consent to text messages. Never preset. */
	consent: boolean;
}
export type FieldName = keyof QuoteRequest;

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

/** Whether nothing has been entered yet. */
export const isBlank = (request: QuoteRequest): boolean =>
	JSON.stringify(request) === JSON.stringify(blankRequest);

/** The names of the services with these ids: "Carpet, Leather". */
export const nameServices = (ids: readonly string[], services: readonly FormService[]): string =>
	services
		.filter(({ id }) => ids.includes(id))
		.map(({ name }) => name)
		.join(', ');

/** The lines with a price, of the services with these ids. */
export const findLines = (prices: readonly ServicePrices[], ids: readonly string[]): PriceLine[] =>
	prices
		.filter(({ service }) => ids.includes(service))
		.flatMap(({ lines }) => lines.filter(({ price }) => price));
