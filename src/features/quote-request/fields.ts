import type { Counts } from '../prices/price.ts';

/** Key of the draft in session storage. Change it whenever a field of the request changes its meaning. */
export const draftKey = 'quote-request';

/** The steps, in order. The last one shows and sends the request. */
export const steps = ['what', 'where', 'you', 'review'] as const;
export type Step = (typeof steps)[number];

/** What a question has for an answer before anything is entered, by its kind. */
export const blanks = {
	/** Ids. */
	services: [] as string[],
	/** The number of each priced item, as typed. */
	counts: {} as Counts,
	/** One line. */
	text: '' as string,
	/** Several lines, with a counter. They come last in the message. */
	long: '' as string,
	/** YYYY-MM-DD, empty for any day, or incompleteDay. */
	day: '' as string,
	/** One of labels.choices. */
	choice: '' as string,
	box: false as boolean,
	/** A box with links to the policies. Never preset. */
	consent: false as boolean,
};

/** A question of the form. Its words are in src/words/, each under the question's name: quoteForm.fields, request and choices. */
interface Field {
	/** Nobody is asked a question of the review: its answer can be taken out there. */
	step: Step;
	kind: keyof typeof blanks;
	/** What a link calls it, if not by its name. */
	linkedAs?: string;
	/** The answer before anything is entered, if not a blank one. */
	start?: string | undefined;
	/** The most characters, as describeLength counts them. */
	max?: number | undefined;
	/** Whether the step needs an answer, or one of those with "either". */
	required?: true | 'either';
	/** The kind of text that browsers offer a keyboard for. */
	type?: 'tel' | 'email';
	/** What browsers fill in (https://html.spec.whatwg.org/#autofill). */
	autoComplete?: string;
	/** It is asked only if one of the chosen services is such. Otherwise its answer isn't sent. */
	shownFor?: (service: { lines: readonly unknown[] }) => boolean;
}

/** All questions in their order: state, checks, steps and message follow from them. */
const described = {
	services: { step: 'what', kind: 'services', linkedAs: 'service', required: true },
	items: { step: 'what', kind: 'text', max: 200 },
	/** Whether the visitor will attach photos in the app that sends the request; or the photos themselves. */
	photos: { step: 'what', kind: 'box' },
	counts: { step: 'what', kind: 'counts', shownFor: ({ lines }) => lines.length > 0 },
	/** City or ZIP code, or an address. */
	place: { step: 'where', kind: 'text', max: 120, required: true, autoComplete: 'postal-code' },
	day: { step: 'where', kind: 'day' },
	part: { step: 'where', kind: 'choice', start: 'any' },
	notes: { step: 'where', kind: 'long', max: 1000 },
	name: { step: 'you', kind: 'text', max: 100, required: true, autoComplete: 'name' },
	phone: { step: 'you', kind: 'text', max: 100, required: 'either', type: 'tel', autoComplete: 'tel' },
	email: { step: 'you', kind: 'text', required: 'either', type: 'email', autoComplete: 'email' },
	/** To text messages. */
	consent: { step: 'you', kind: 'consent' },
	/** Where the visitor comes from, as a link or an ad says. */
	origin: { step: 'review', kind: 'text', linkedAs: 'source', max: 100 },
} as const satisfies Record<string, Field>;

export type FieldName = keyof typeof described;
export const fields: Readonly<Record<FieldName, Field>> = described;
export const fieldNames = Object.keys(fields) as FieldName[];

/** A question that a link may answer. */
export interface LinkedField extends Pick<Field, 'kind' | 'start' | 'max'> {
	name: FieldName;
}

/** Those, by what a link calls them. No box and no consent, which only the visitor checks, and no quantities. */
export const linkedFields: Record<string, LinkedField> = Object.fromEntries(
	fieldNames.flatMap((name) => {
		const { kind, start, max, linkedAs = name } = fields[name];
		return typeof blanks[kind] === 'boolean' || kind === 'counts'
			? []
			: [[linkedAs, { name, kind, start, max }]];
	}),
);

/** What a visitor enters, everything as typed. */
export type Answers = {
	-readonly [Name in FieldName]: (typeof blanks)[(typeof described)[Name]['kind']];
};

/** The names of the questions that have a property: NamesWith<{ kind: 'choice' }>. */
export type NamesWith<Property> = {
	[Name in FieldName]: (typeof described)[Name] extends Property ? Name : never;
}[FieldName];

/** Whether a control says that it may be left blank. One with an answer from the start, or beside another that will do, doesn't. */
export const isOptional = (name: FieldName): boolean => {
	const { kind, required, start } = fields[name];
	return !required && !start && typeof blanks[kind] === 'string';
};
