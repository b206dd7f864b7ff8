import { collections } from '../../src/collections.ts';
import { editDistance, findNearest } from '../../src/lib/nearest.ts';
import {
	type Content,
	entriesOf,
	type Field,
	fieldAt,
	fieldsOf,
	lineAt,
	lineOf,
	textsOf,
	wholeOf,
} from './content.ts';
import { namesIn } from './files.ts';
import type { Problem } from './problem.ts';
import { fieldWords, isOptional, nameOfRecord, shapeAt } from './schema-walk.ts';

/**
 * The name that was mistyped, if one is only a few letters away: one that merely resembles it was not meant. Of an address
 * the last part counts.
 */
export function findTypo(name: string, candidates: Iterable<string>): string | undefined {
	const nearest = findNearest(name, candidates);
	const length = name.split('/').at(-1)?.length ?? 0;
	return nearest !== undefined && editDistance(name, nearest) <= length / 4 ? nearest : undefined;
}

/** Whether two names differ by one slip of the fingers, so that nobody can have meant another record. */
export const isSlip = (name: string, other: string | undefined): boolean =>
	other !== undefined && editDistance(name, other) === 1;

/** "line 4", "lines 4 to 9". */
function linesOf({ source: { text }, start, range }: Field): string {
	const [first, last] = [lineAt(text, start), lineAt(text, text.slice(0, range[1]).trimEnd().length)];
	return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

/** The parts around a field that may go as a whole, the smallest first: an optional field, an entry of a list. */
const listRemovable = ({ source, path }: Field): Field[] =>
	path
		.map((_, depth) => fieldAt(wholeOf(source), ...path.slice(0, depth + 1)))
		.filter((part) => {
			if (typeof part.path.at(-1) !== 'number') return isOptional(part);
			const list = fieldAt(wholeOf(source), ...part.path.slice(0, -1));
			return entriesOf(list).length > (shapeAt(list)?.minItems ?? 0);
		})
		.toReversed();

/** A part to delete, in words: "the entry “pets” (lines 4 to 9)". */
const describePart = (part: Field): string =>
	`${typeof part.path.at(-1) === 'number' ? `the entry “${nameOfRecord(part)}”` : fieldWords(part)} (${linesOf(part)})`;

/** What to delete where a field names something that was deleted: as little as may go, and nothing where nothing may. */
export function describeDeletion(field: Field, value: string): string {
	const { source } = field;
	const [least, ...larger] = listRemovable(field);
	// A record may be all about what was deleted. One that lists it among others isn't.
	const record = larger.find(({ path }) => path.length === 1 && typeof path[0] === 'number');
	const isListed = typeof field.path.at(-1) === 'number';
	const what = least
		? [least.path.length === field.path.length && isListed ? linesOf(least) : describePart(least)]
		: source.collection.kind === 'folder'
			? [`the whole file ${source.file}`]
			: [];
	if (record && !isListed) what.push(describePart(record));
	return what.length === 0 ? '' : `If you deleted “${value}”, also delete ${what.join(' or ')}.`;
}

/** Advice and descriptions of pictures, which stay right when a service is gone. */
const adviceFiles = /^(?:stain-|photos$|posts$)/;

/**
 * Lists the texts that still speak of a service whose file was deleted, told by the words of its id that no other service
 * has. The service is known from what still refers to it.
 */
export function checkDeletedServices(content: Content): Problem[] {
	const services = namesIn(content, collections.services);
	const kept = new Set(services.flatMap((id) => id.split('-')));
	const named = fieldsOf(content).flatMap((field) =>
		shapeAt(field)?.refers === 'service' && typeof field.value === 'string' ? field.value : [],
	);
	return [...new Set(named)].flatMap((id) => {
		const words = id.split('-').filter((word) => !kept.has(word));
		if (services.includes(id) || findTypo(id, services) || words.length === 0) return [];
		const isNamed = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
		const texts = textsOf(content).flatMap((text) => {
			const needle = isNamed.exec(text.value)?.[0];
			const { collection, file } = text.source;
			const isCopy = !adviceFiles.test(collection.path) && !/^[\w-]+$/.test(text.value);
			return needle && isCopy ? { file, line: lineOf(text, needle) } : [];
		});
		if (texts.length === 0) return [];
		const places = Object.entries(Object.groupBy(texts, ({ file }) => file)).map(
			([file, lines = []]) => `${file}: ${[...new Set(lines.map(({ line }) => line))].join(', ')}`,
		);
		return {
			file: `content/services/${id}.yaml`,
			field: 'a service that was deleted',
			found: `texts with “${words.join('” or “')}” in them`,
			why: 'Visitors would read about a service that you no longer offer.',
			isWarning: true,
			write: `Change these lines now. Once nothing refers to the service anymore, nobody lists them.\n${places.join('\n')}`,
		};
	});
}
