import { findPlace, type Place } from '../service-area/place.ts';
import { type Answers, blanks, type FieldName, fieldNames, fields } from './fields.ts';
import type { FormContext, FormService } from './query.ts';

/** A photo that the visitor has added. sending/photos.ts keeps the picture itself by the id. */
export type Picture = Record<'id' | 'name', string>;

/** The answers, and what the form itself knows of a request. */
export interface QuoteRequest extends Answers {
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
	pictures: [],
	problems: [],
};

/** What the form begins with: on a service's page, that service is chosen. */
export const startRequest = ({ preselected }: FormContext): QuoteRequest => ({
	...blankRequest,
	services: preselected ? [preselected] : [],
});

/** Where a typed place is. Nothing is said of it before the towns are loaded. */
export const locate = (place: string, { places }: FormContext): Place =>
	places ? findPlace(place, places.towns, places.states) : { kind: 'empty' };

/** The services that the visitor has chosen. */
export const findChosen = ({ services }: Pick<QuoteRequest, 'services'>, context: FormContext) =>
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
