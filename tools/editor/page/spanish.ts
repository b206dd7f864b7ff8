/** A field of a form, as config.ts writes it. */
export interface Control {
	name: string;
	/**
	 * True for a text, and for a group with texts; "duplicate" for an id, and for a list of entries with texts; "none" for
	 * what stays as it is in the Spanish file.
	 */
	i18n?: boolean | 'duplicate' | 'none';
	field?: Control;
	fields?: Control[];
}

const get = (group: unknown, key: PropertyKey): unknown => Object(group)[key];

/** Whether anything is written here that isn't the English one. */
const differs = (texts: unknown, english: unknown): boolean =>
	typeof texts === 'object' && texts
		? Object.entries(texts).some(([key, text]) => differs(text, get(english, key)))
		: Boolean(texts) && texts !== english;

/** Whether each list in Spanish has the entries of the English one, in the same order. */
const isParallel = (spanish: unknown, english: unknown): boolean =>
	Array.isArray(spanish)
		? Array.isArray(english) &&
			spanish.length === english.length &&
			spanish.every(
				(entry, index) => get(entry, 'id') === get(english[index], 'id') && isParallel(entry, english[index]),
			)
		: typeof spanish !== 'object' ||
			Object.entries(Object(spanish)).every(([key, texts]) => isParallel(texts, get(english, key)));

/** A field of the English form alone, and no id that Sveltia would copy. */
const leaveSpanish = (control: Control): Control => ({
	...control,
	i18n: 'none',
	...(control.fields && { fields: control.fields.map(leaveSpanish) }),
});

/**
 * A form that has only those fields in Spanish whose lists have the same entries in both languages, in each of these
 * pairs of files. Sveltia knows entries by their position alone: it moves and removes the same one in both.
 */
export const fitForm = (
	form: readonly Control[],
	files: readonly (readonly [unknown, unknown])[],
): Control[] =>
	form.map((control) =>
		files.every(([spanish, english]) => isParallel(get(spanish, control.name), get(english, control.name)))
			? control
			: leaveSpanish(control),
	);

/** What the Spanish file says of a field. */
function keepField({ i18n, field, fields }: Control, spanish: unknown, english: unknown): unknown {
	if (i18n === 'none') return spanish;
	// The content check explains what doesn't belong here.
	if (!i18n) return differs(spanish, english) ? spanish : undefined;
	if (english === undefined || english === null) return undefined;
	if (Array.isArray(english)) {
		const entries = english.map((entry, index) => {
			const texts = get(spanish, index);
			return field ? (keepField(field, texts, entry) ?? entry) : keepTexts(fields ?? [], texts, entry);
		});
		return differs(entries, english) ? entries : undefined;
	}
	if (fields) {
		const texts = keepTexts(fields, spanish, english);
		return Object.keys(texts).length > 0 ? texts : undefined;
	}
	return i18n === 'duplicate' ? english : spanish || undefined;
}

/**
 * What the Spanish file says of a record: the texts that are written, and every entry of a list, so that each keeps its
 * place. Sveltia also gives it what a new entry starts with, empty texts, and the English entries of a missing list.
 */
export function keepTexts(fields: readonly Control[], spanish: unknown, english: unknown): object {
	// Sveltia marks the entries that it has moved.
	const written = Object.entries(Object(spanish)).filter(([key]) => !key.startsWith('__sc_'));
	const texts: Record<string, unknown> = Object.fromEntries(written);
	for (const control of fields) {
		const kept = keepField(control, texts[control.name], get(english, control.name));
		if (kept === undefined) delete texts[control.name];
		else texts[control.name] = kept;
	}
	return texts;
}
