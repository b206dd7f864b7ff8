import type { Labels } from '../../content/schema/labels.ts';
import type { PriceLine, ServicePrices } from '../prices/price.ts';
import type { OpenHours } from '../service-area/open-hours.ts';
import type { ServedTown } from '../service-area/place.ts';

type QuoteForm = Labels['quoteForm'];
type DayPart = keyof QuoteForm['parts'];

/** A service that can be asked for, with its short name. */
interface FormService {
	id: string;
	name: string;
	/** Whoever chooses it is asked to call. */
	isEmergency: boolean;
	/** Address of the advice on how to get ready. */
	preparation?: string | undefined;
}

/** What the form has to know, made at build. */
export interface FormContext {
	/**
	 * What the form itself says, the language of its dates and numbers, and the words for a link to a new tab and for the
	 * call that is answered at night.
	 */
	labels: Omit<QuoteForm, 'metaTitle' | 'metaDescription' | 'withoutScript'> & {
		locale: string;
		newTab: string;
		water: string;
	};
	services: readonly FormService[];
	prices: readonly ServicePrices[];
	/** Beside the consent to text messages: what the policies say about them. */
	policies: readonly { label: string; href: string }[];
	towns: readonly ServedTown[];
	/** From content/company.yaml, where days have their English names in every language: "Monday" and so on. */
	hours: OpenHours;
	/** Where requests go, as people write it; the phone takes calls and text messages. */
	contacts: { phone: string; whatsapp: string; email: string };
}

/** What a visitor tells us; everything as typed, so that it can be shown and corrected as it was typed. */
export interface QuoteRequest {
	/** Ids. */
	services: string[];
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

/** What is said about each field that has a mistake. */
export type Errors = Partial<Record<FieldName, string>>;

/** The steps in their order; the last one shows the request and sends it. */
export const steps = ['what', 'where', 'you', 'review'] as const;
export type Step = (typeof steps)[number];

/** A date that was begun but not finished: its field then has no value. */
export const incompleteDay = '?';

/** What a date field holds. */
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

/** Whether the visitor has told us nothing yet. */
export const isBlank = (request: QuoteRequest): boolean =>
	JSON.stringify(request) === JSON.stringify(blankRequest);

/** The names of the services with these ids: "Carpet, Leather". */
export const nameServices = (ids: readonly string[], services: readonly FormService[]): string =>
	services
		.filter(({ id }) => ids.includes(id))
		.map(({ name }) => name)
		.join(', ');

/** What has a price and can be counted, of the services with these ids. */
export const findLines = (prices: readonly ServicePrices[], ids: readonly string[]): PriceLine[] =>
	prices
		.filter(({ service }) => ids.includes(service))
		.flatMap(({ lines }) => lines.filter(({ price }) => price));
