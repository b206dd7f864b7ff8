import { isScalar, isSeq, parseDocument, visit } from 'yaml';
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

/** The names of the lists of groups, at any depth. */
const listsOf = (controls: Control[]): string[] =>
	controls.flatMap(({ name, widget, fields = [] }) =>
		fields.length === 0 ? [] : [...(widget === 'list' ? [name] : []), ...listsOf(fields)],
	);

/**
 * The text of a file as forms can show it: an entry that is only a name, such as a town, is a group with this name.
 * @param name of the file
 */
export function nameEntries(sections: Section[], name: string, text: string): string {
	const form = sections.flatMap(({ files = [] }) => files).find(({ file }) => file.endsWith(`/${name}`));
	const lists = listsOf(form?.fields ?? []);
	if (lists.length === 0) return text;
	const document = parseDocument(text);
	let isChanged = false;
	visit(document, {
		Pair(_, { key, value: list }) {
			if (!isScalar(key) || !isSeq(list) || !lists.includes(String(key.value))) return;
			for (const [index, entry] of list.items.entries()) {
				if (!isScalar(entry) || typeof entry.value !== 'string') continue;
				list.set(index, document.createNode({ name: entry.value }));
				isChanged = true;
			}
		},
	});
	return isChanged ? String(document) : text;
}
