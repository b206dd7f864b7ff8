import { idOf } from '../../../src/content/schema/shape.ts';
import { slugify } from '../../../src/lib/text.ts';

type Group = Record<string, unknown>;

/** What a save has to know of a field of Sveltia's settings. */
interface Control {
	name: string;
	widget?: string;
	required?: boolean;
	default?: unknown;
	/** Of a group, or of each entry of a list. */
	fields?: Control[];
}

/** A part of the editing page's menu: a folder of entries, or some files. */
export interface Section {
	name: string;
	files?: { file: string; fields: Control[] }[];
	fields?: Control[];
}

/** Gives each entry an id that no other entry of its list has, if it has none. */
function addIds(entries: Group[]): Group[] {
	const taken = new Set(entries.map(({ id }) => id));
	return entries.map((entry, position) => {
		const made = idOf(entry, position);
		// What isn't a slug is made anew whenever the site is built, and isn't written.
		if (entry['id'] || slugify(made) !== made) return entry;
		let id = made;
		for (let count = 2; taken.has(id); count++) id = `${made}-${count}`;
		taken.add(id);
		return { ...entry, id };
	});
}

function complete(group: Group, controls: Control[]): Group {
	const saved = { ...group };
	for (const { name, widget, required, default: usual, fields } of controls) {
		const value = saved[name];
		if (widget === 'keyvalue')
			// Sveltia leaves out an empty group, but writes a missing one.
			saved[name] = value ?? {};
		else if (fields && Array.isArray(value)) {
			const entries = value.map((entry) => complete(entry, fields));
			saved[name] = fields.some((field) => field.name === 'id') ? addIds(entries) : entries;
		} else if (fields && widget === 'object') saved[name] = complete(Object(value), fields);
		else if (!required && value === usual) delete saved[name];
	}
	return saved;
}

/**
 * What is saved of a form: each entry of a list with its id, so that it stays the same when its name changes, and no line
 * for a switch that is as it is without one.
 */
export function completeEntry(
	sections: Section[],
	{ collection, path, data }: { collection: string; path: string; data: Group },
): Group {
	const section = sections.find(({ name }) => name === collection);
	const form = section?.files?.find(({ file }) => file === path) ?? section;
	return complete(data, form?.fields ?? []);
}
