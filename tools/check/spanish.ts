import { type Content, childAt, entriesOf, lineOf, type Place, rawOf, rootOf } from './content.ts';
import { describePart, findTypo } from './deletions.ts';
import { fieldWords, isEntry, shapeAt } from './describe.ts';
import { fieldLines } from './example.ts';
import { reportUnknown } from './issues.ts';
import { countWords, type Problem, quoteFound, reportField } from './problem.ts';
import { type Files, keyTexts, pairFiles } from './spanish-texts.ts';
import { checkWords } from './spanish-words.ts';

const idOf = (entry: Place): unknown => childAt(entry, 'id').value;

const isText = (place: Place): place is Place & { value: string } => typeof place.value === 'string';

const isGroup = ({ value }: Place) => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Reports a text, group or list in the place of something else. @param kind what the English file has there */
function reportKind(
	spanish: Place,
	english: Place,
	kind: 'a text' | 'a list' | 'a group of fields',
): Problem {
	const { value } = spanish;
	const raw = rawOf(spanish);
	// YAML reads 60 as a number and {date} as a group of fields.
	const isUnquoted =
		kind === 'a text' && (/^\{[^:]*\}$/.test(raw) || /^(?:number|boolean)$/.test(typeof value));
	const way = value === null ? 'Fill it in' : 'Write it in the same way';
	return reportField(spanish, {
		found: value === null ? `nothing after the ${isEntry(spanish) ? 'hyphen' : 'colon'}` : quoteFound(raw),
		why: `It’s ${kind} in ${english.source.file}, line ${lineOf(english)}, and has to be one here.`,
		write: isUnquoted
			? `Put it in quotation marks:\n${fieldLines(spanish, raw)}`
			: isEntry(spanish)
				? `${way}. An entry that isn’t in Spanish yet can have the English words.`
				: `${way}, or delete it. Visitors then read the English.`,
	});
}

/** Compares the fields of a group with those of the English one. */
function compareGroups(spanish: Place, english: Place): Problem[] {
	return Object.keys(Object(spanish.value)).flatMap((key) => {
		const [field, other] = [childAt(spanish, key), childAt(english, key)];
		const words = fieldWords(field, shapeAt(field) ? undefined : `the field “${key}”`);
		if (!shapeAt(field))
			return shapeAt(other)
				? reportField(field, {
						field: words,
						found: `“${key}”, which isn’t a text to translate`,
						why: 'Facts, photos, prices and links stay in the English file, which is for both languages.',
						write: 'Delete it.',
					})
				: reportUnknown(spanish, key);
		if (other.value === undefined || other.value === null)
			return reportField(field, {
				field: words,
				found: `“${key}”, but ${english.source.file} has none there`,
				why: 'A Spanish text takes the place of an English one. Without one, visitors never see it.',
				write: 'Delete it. If the page should have it, write it in the English file, too.',
			});
		return key === 'id' ? [] : compare(field, other);
	});
}

/** The English entry of a Spanish one in a list with ids, or what keeps it from having one. */
function findEntry(entry: Place, own: readonly Place[], others: readonly Place[]): Place | Problem {
	const id = idOf(entry);
	const index = Number(entry.path.at(-1));
	const other = others[index];
	if (id === undefined && other && own.length === others.length && !idOf(other)) return other;
	const isFree = (name: unknown) => name !== undefined && !own.some((one) => idOf(one) === name);
	const { file } = (others[0] ?? entry).source;
	const remove = `If you deleted the English entry, also delete ${describePart(entry)}.`;
	const [place, lines] = [childAt(entry, 'id'), (name: unknown) => fieldLines(childAt(entry, 'id'), name)];
	if (id === undefined)
		return reportField(entry, {
			field: fieldWords(entry, 'an entry without an id'),
			found: quoteFound(rawOf(entry)),
			why: `Only the id says which entry of ${file} it belongs to, so visitors read that one in English.`,
			write: `Add the id of the English entry${other && isFree(idOf(other)) ? `, such as:\n${lines(idOf(other))}` : '.'}`,
		});
	const found = others.find((one) => idOf(one) === id);
	if (!found) {
		const meant = findTypo(String(id), others.map((one) => String(idOf(one))).filter(isFree));
		return reportField(place, {
			found: `${quoteFound(String(id))}, but ${file} has no such entry`,
			why: 'The id says which English entry it belongs to. Visitors never see this one.',
			write: meant ? `${lines(meant)}\n${remove}` : remove,
		});
	}
	if (own.findIndex((one) => idOf(one) === id) === index) return found;
	return reportField(place, {
		found: `${quoteFound(String(id))}, which an entry above it has, too`,
		why: 'Visitors see only the first of the two.',
		write: `Correct the id, or delete ${describePart(entry)}.`,
	});
}

/** Compares the entries of a list with the English ones. */
function compareLists(spanish: Place, english: Place): Problem[] {
	const [own, others] = [entriesOf(spanish), entriesOf(english)];
	if (others.some(idOf))
		return own.flatMap((entry) => {
			if (!isGroup(entry)) return reportKind(entry, others[0] ?? english, 'a group of fields');
			const found = findEntry(entry, own, others);
			return 'severity' in found ? found : compare(entry, found);
		});
	if (own.length !== others.length)
		return [
			reportField(spanish, {
				found: `${countWords(own.length, 'entry', 'entries')}, but ${others.length} in ${english.source.file}, line ${lineOf(english)}`,
				why: 'These entries have no ids and belong together by their order. With other numbers, texts would stand beside the wrong entry, so visitors read the whole list in English.',
				write:
					'Give both lists the same entries in the same order. One that isn’t in Spanish yet can have the English words.',
			}),
		];
	return own.flatMap((entry, index) => compare(entry, others[index] ?? english));
}

/** Compares a field with the English one, and what is in it. What is wrong with the English one is reported there. */
function compare(spanish: Place, english: Place): Problem[] {
	const { items, properties } = shapeAt(spanish) ?? {};
	if (items) {
		if (!Array.isArray(english.value)) return [];
		return Array.isArray(spanish.value)
			? compareLists(spanish, english)
			: [reportKind(spanish, english, 'a list')];
	}
	if (properties) {
		if (!isGroup(english)) return [];
		return isGroup(spanish)
			? compareGroups(spanish, english)
			: [reportKind(spanish, english, 'a group of fields')];
	}
	if (!isText(english)) return [];
	return isText(spanish) ? checkWords(spanish, english) : [reportKind(spanish, english, 'a text')];
}

/** Texts of a file that are named in one message. */
const most = 10;

/** Names some of the texts of a file, and counts the others. */
export const nameSome = (texts: readonly string[], between: string): string =>
	[...texts.slice(0, most), ...(texts.length > most ? [`and ${texts.length - most} more`] : [])].join(
		between,
	);

/** Lists the English texts that have no Spanish. */
function reportMissing({ spanish, english }: Files): Problem[] {
	const written = keyTexts(spanish.shape, spanish.data);
	const missing = [...keyTexts(spanish.shape, english.data)]
		.filter(([key, { text }]) => text.trim() !== '' && !written.has(key))
		.map(([, { path }]) => childAt(rootOf(english), ...path))
		.map((place) => `${fieldWords(place)} (line ${lineOf(place)})`);
	if (missing.length === 0) return [];
	return [
		{
			severity: 'warning',
			file: spanish.file,
			field: 'texts without Spanish',
			found: `nothing for ${countWords(missing.length, 'text')} of ${english.file}:\n${nameSome(missing, '\n')}`,
			why: 'Spanish visitors read them in English.',
			write:
				'Write them in the Spanish file, under the same names. One that is the same in both languages is repeated.',
		},
	];
}

/** Compares each Spanish file with its English one. What is missing is listed once the rest is right. */
export const checkSpanish = (content: Content): Problem[] =>
	pairFiles(content).flatMap((files) => {
		const problems = compare(rootOf(files.spanish), rootOf(files.english));
		return problems.length > 0 ? problems : reportMissing(files);
	});
