import { findPlace, type Place } from '../service-area/place.ts';
import { type Answers, blanks, type FieldName, fieldNames, fields } from './fields.ts';
import type { FormContext, FormService } from './query.ts';

/** A photo that the visitor has added. sending/photos.ts keeps the picture itself by the id. */
export interface Picture {
	id: string;
	name: string;
}

/** The answers, and what the form itself knows of a request. */
export interface QuoteRequest extends Answers {
	/**
	 * The services that were chosen because the form was on their pages or an address named them, and other answers of an address
	 * (markGiven). They stay here when the visitor removes them.
	 */
	presets: string[];
	/** Photos that the form sends itself. */
	pictures: Picture[];
	/** Why other photos were left out. */
	problems: string[];
	/** Its number, once the form has tried to send it. It stays when the request is corrected. */
	number?: string | undefined;
}

/** The message for each field that has an error. */
export type Errors = Partial<Record<FieldName, string>>;

/** Stands for an incomplete date, for which the field has no value. */
export const incompleteDay = '?';

/** The value of a date field. */
export const readDay = ({ validity, value }: HTMLInputElement): string =>
	validity.badInput ? incompleteDay : value;

export const blankRequest: QuoteRequest = {
	...(Object.fromEntries(
		fieldNames.map((name) => [name, fields[name].start ?? blanks[fields[name].kind]]),
	) as Answers),
	presets: [],
	pictures: [],
	problems: [],
};

/** What a request remembers of an answer that an address has brought. */
export const markGiven = (name: string, value: unknown): string => `${name}=${value}`;

/** What the form begins with: on a service's page, that service is chosen, and what the address says is entered. */
export function startRequest({ preselected, given = {}, services: all }: FormContext): QuoteRequest {
	const { services: named = [], ...answers } = given;
	const chosen = all.map(({ id }) => id).filter((id) => id === preselected || named.includes(id));
	const marks = Object.entries(answers).map(([name, value]) => markGiven(name, value));
	return { ...blankRequest, ...answers, services: chosen, presets: [...chosen, ...marks] };
}

/** Where a typed place is. Nothing is said of it before the towns are loaded. */
export const locate = (place: string, { places }: FormContext): Place =>
	places ? findPlace(place, places.towns, places.states) : { kind: 'empty' };

/** The services that the visitor has chosen. */
export const findChosen = ({ services }: QuoteRequest, context: FormContext): FormService[] =>
	context.services.filter(({ id }) => services.includes(id));

/** Whether one of the services that the visitor has chosen is an emergency. */
export const hasEmergency = (chosen: readonly FormService[]): boolean =>
	chosen.some(({ isEmergency }) => isEmergency);

/** The questions that a request is asked, in order. */
export function listAsked(request: QuoteRequest, context: FormContext): FieldName[] {
	const chosen = findChosen(request, context);
	return fieldNames.filter((name) => {
		const { shownFor } = fields[name];
		return !shownFor || chosen.some(shownFor);
	});
}

/** Says to src/count-visits.ts that a request has begun, or was sent or handed over. */
export function announce(event: 'request-begun' | 'request-sent'): void {
	if (COUNTING) document.dispatchEvent(new Event(event));
}
