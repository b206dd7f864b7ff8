import { type Answers, type FieldName, fieldNames, fields } from './fields.ts';
import type { FormContext } from './query.ts';
import { blankRequest, markGiven, type QuoteRequest } from './request.ts';
import { checkStep } from './rules.ts';

/** How each kind of question reads what the address says of it. No consent, nor a box: only the visitor checks those. */
const readers: Partial<Record<(typeof fields)[FieldName]['kind'], (values: string[]) => string | string[]>> =
	{
		services: (values) => values,
		text: ([value = '']) => value.trim(),
		long: ([value = '']) => value.trim(),
		day: ([value = '']) => value,
		choice: ([value = '']) => value,
	};

/** What an address calls a question: as the form does, but several services are several times “service”. */
const parameterOf = (name: FieldName): string => (name === 'services' ? 'service' : name);

/** The questions that an address may answer, by the names of its parameters. */
export const parameters: ReadonlyMap<string, FieldName> = new Map(
	fieldNames.flatMap((name) => (readers[fields[name].kind] ? [[parameterOf(name), name] as const] : [])),
);

/**
 * The answers in the address of the form or of the page around its frame, such as the link of a QR code:
 * /quote?service=carpet-cleaning&place=33602&name=Ana. What is no question, no choice of the form, or a mistake
 * by the form's own rules is left out without a word: the visitor didn't type it.
 */
export function readAddress(context: FormContext): Partial<Answers> {
	const { services, labels } = context;
	// Another site's page around the frame is none of the form's business.
	const page = window.frameElement ? parent : window;
	const searches = [...new Set([location.search, page.location.search])];
	const given = searches.flatMap((search) => [...new URLSearchParams(search)]);
	const answers: Partial<Answers> = {};
	for (const [parameter, name] of parameters) {
		const values = given.flatMap(([key, value]) => (key === parameter ? value : []));
		const { kind, step } = fields[name];
		const value =
			name === 'services'
				? services.map(({ id }) => id).filter((id) => values.includes(id))
				: readers[kind]?.(values);
		const choices = Object.entries(labels.choices).find(([key]) => key === name)?.[1];
		if (!value?.length || (choices && !Object.hasOwn(choices, String(value)))) continue;
		const isMistake = checkStep(step, { ...blankRequest, [name]: value }, context)[name] !== undefined;
		if (!isMistake) Object.assign(answers, { [name]: value });
	}
	return answers;
}

/**
 * Brings what the address says into a stored request. What the visitor typed stays; what an earlier address brought gives way,
 * such as the town of another link. Of one address, an answer comes only once: the visitor may have removed it.
 */
export function addGiven(request: QuoteRequest, given: Partial<Answers> = {}): QuoteRequest {
	const { services: _, ...others } = given;
	const added = { ...request };
	for (const [key, value] of Object.entries(others)) {
		const name = key as FieldName;
		if (added.presets.includes(markGiven(name, value))) continue;
		const isOpen =
			request[name] === blankRequest[name] || added.presets.includes(markGiven(name, request[name]));
		if (isOpen) Object.assign(added, { [name]: value });
		const earlier = markGiven(name, '');
		added.presets = [
			...added.presets.filter((preset) => !preset.startsWith(earlier)),
			markGiven(name, value),
		];
	}
	return added;
}
