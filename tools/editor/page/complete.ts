import { isMap, isNode, isPair, isScalar, parseDocument, visit, type YAMLMap } from 'yaml';
import {
	readChoice,
	readFlag,
	readList,
	readProfiles,
	readTowns,
	readTyped,
	spread,
} from '../../../src/content/schema/as-typed.ts';
import { listJobWords, readKind } from '../../../src/content/schema/kinds.ts';
import { idOf, nameAsId } from '../../../src/content/schema/shape.ts';
import {
	readOpening,
	readSpecialDay,
	readTimes,
	readWeekdays,
} from '../../../src/content/schema/typed-days.ts';
import { readRate } from '../../../src/content/schema/typed-numbers.ts';
import { readDate, readDateRange } from '../../../src/lib/date.ts';
import { slugify } from '../../../src/lib/text.ts';

type Group = Record<string, unknown>;

/** What a save has to know of a field of Sveltia's settings. */
interface Control {
	name: string;
	widget?: string;
	required?: boolean;
	default?: unknown;
	/** Of a menu. */
	options?: { value: string; label: string }[];
	/** Of a menu from which several values can be chosen. */
	multiple?: boolean;
	/** Of a menu of records, where they are. */
	file?: string;
	/** Of each entry of a list of texts. */
	field?: Control;
	/** Of a group, or of each entry of a list. */
	fields?: Control[];
}

/** A part of the editing page's menu: a folder of entries, or some files. */
export interface Section {
	name: string;
	files?: { file: string; fields: Control[] }[];
	fields?: Control[];
}

const hasId = ({ fields = [] }: Control) => fields.some(({ name }) => name === 'id');

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
			saved[name] = hasId({ name, fields }) ? addIds(entries) : entries;
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

const flatten = (controls: Control[]): Control[] =>
	controls.flatMap((control) => [control, ...flatten(control.fields ?? [])]);

/** What the content check reads from a value, where the control for it can't show the value as it was typed. */
function readFor(control: Control, value: unknown): unknown {
	const { widget, options, multiple, field, fields } = control;
	if (widget === 'boolean') return readFlag(value);
	if (widget === 'color') return readTyped('color')(value);
	if (widget === 'datetime') return readDate(value);
	// The ids of regions may have capitals.
	if (widget === 'relation') return (control.file !== 'areas' && nameAsId({ name: value })) || value;
	if (multiple) return readWeekdays(value);
	if (options) {
		const labels = new Map(options.map((one) => [one.value, one.label]));
		const namesOf = (one: string) => [labels.get(one) ?? one, ...listJobWords(one)];
		return readChoice([...labels.keys()], namesOf)(readKind(value));
	}
	if (control.name === 'salary' && typeof value === 'string') return { price: value };
	if (widget !== 'list') return value;
	if (fields) {
		// What it can't be without: the name of a town, the address of a profile.
		const { name = control.name === 'special' ? 'day' : 'name' } = fields.find((one) => one.required) ?? {};
		const list =
			control.name === 'profiles' ? readProfiles(value) : control.name === 'towns' ? readTowns(value) : value;
		return list && [list].flat().map((one) => (typeof one === 'string' ? { [name]: one } : one));
	}
	if (field?.widget === 'relation' && value)
		return [readList(value)].flat().map((one) => readFor(field, one));
	// A sentence has commas of its own.
	return field?.widget === 'text' ? [value].flat() : readList(value);
}

/** Fields that one of them may say, and how a group is read with each in its own. */
const together = [
	[['from', 'to', 'unit'], readRate('from', 'to')],
	[['min', 'max', 'unit'], readRate('min', 'max')],
	[['each', 'from', 'days', 'opens', 'closes', 'closed', 'byAppointment'], readSpecialDay],
	[['from', 'to'], spread('from', 'to', readDateRange)],
	[['days', 'opens', 'closes'], (group: unknown) => spread('opens', 'closes', readTimes)(readOpening(group))],
] as const;

/**
 * The text of a file as forms can show it: a switch that says yes is on, Florida is FL, a range is in both of its fields, a color and a ZIP code
 * have quotation marks, one text is a list of it, an entry that is only a name is a group with it, and each has its id, which stays.
 * @param name of the file
 */
export function fitToForms(sections: Section[], name: string, text: string): string {
	const forms = sections.flatMap(({ files = [] }) => files).filter(({ file }) => file.endsWith(`/${name}`));
	const folders = sections.filter(({ files }) => !files);
	const controls = flatten((forms.length > 0 ? forms : folders).flatMap(({ fields = [] }) => fields));
	// Of an article, its facts.
	const [facts = name.endsWith('.md') ? '' : text] = /^---\r?\n[\s\S]*?\n(?=---)/.exec(text) ?? [];
	const document = parseDocument(facts);
	let isChanged = false;
	visit(document, {
		Scalar(_, node) {
			const { value, comment, source } = node;
			// Without quotation marks, a color is a comment, and a ZIP code loses the zeros at its start.
			if (value === null && /^(?:[\da-f]{3}){1,2}$/i.test(comment ?? '')) node.value = `#${comment}`;
			else if (typeof value === 'number' && /^0\d/.test(source ?? '')) node.value = source;
			else return;
			node.comment = null;
			isChanged = true;
		},
	});
	visit(document, {
		Map(_, map: YAMLMap) {
			for (const [keys, read] of together) {
				if (!keys.every((key) => controls.some(({ name: own }) => own === key))) continue;
				const written: Group = map.toJS(document);
				const group: Group = Object(read(written));
				if (JSON.stringify(group) === JSON.stringify(written)) continue;
				for (const key of keys)
					if (group[key] !== undefined) map.add(document.createPair(key, group[key]), true);
				for (const key of Object.keys(written)) if (!(key in group)) map.delete(key);
				isChanged = true;
			}
		},
		Pair(_, pair) {
			const node = pair.value;
			const named = controls.filter(({ name: own }) => isScalar(pair.key) && own === pair.key.value);
			if (!isNode(node) || named.length === 0) return;
			const value: unknown = node.toJS(document);
			const written = typeof value === 'number' ? String(value) : value;
			const [read, ...others] = new Set(named.map((control) => JSON.stringify(readFor(control, written))));
			if (!read || others.length > 0 || read === JSON.stringify(written)) return;
			pair.value = document.createNode(JSON.parse(read));
			isChanged = true;
		},
	});
	visit(document, {
		Seq(_, list, path) {
			const pair = path.at(-1);
			const key = isPair(pair) && isScalar(pair.key) ? pair.key.value : undefined;
			const lists = isPair(pair) ? controls.filter(({ name: own }) => own === key) : controls.slice(0, 1);
			if (!list.items.every(isMap) || lists.length === 0 || !lists.every(hasId)) return;
			for (const [position, { id }] of addIds(list.toJS(document)).entries()) {
				const entry = list.items[position];
				if (!isMap(entry) || !id || entry.has('id')) continue;
				entry.set('id', id);
				isChanged = true;
			}
		},
	});
	return isChanged ? text.replace(facts, () => document.toString({ lineWidth: 0 })) : text;
}
