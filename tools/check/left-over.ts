/** What the launch check finds in texts that may be left over: examples of this check, and names and numbers of the sample. */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { collections } from '../../src/collections.ts';
import { stateNames } from '../../src/content/schema/states.ts';
import {
	type Content,
	childAt,
	isByCustomer,
	lineOf,
	type Place,
	partOf,
	readRecords,
	rootOf,
	shapeAt,
	type Text,
	textsOf,
} from './content.ts';
import { readContent } from './read.ts';
import { type Problem, reportField } from './report.ts';
import { exampleOf } from './words.ts';

/** Whether an example of the schema can't be meant: it says so, or it's a long sentence or a whole address. */
const isPlaceholder = (text: string) =>
	/^your\b|your-?company|^First paragraph/i.test(text) || /^\S+(?: \S+){6,}[.\d]$/.test(text);

/** What a new site has in the places of the owner's words (tools/starter): "[Your town]". */
const isBlank = (text: string) => /\[Your [^\]]*\](?!\()/.test(text);

/** Reports words that stand for the owner's own: examples that were copied from this check, and those of a new site. */
export const checkPlaceholders = (content: Content): Problem[] =>
	textsOf(content)
		.filter(
			(text) =>
				isBlank(text.value) ||
				// The examples of labels are words that any site may have.
				(text.source.collection !== collections.labels &&
					isPlaceholder(text.value) &&
					text.value.trim() === exampleOf(shapeAt(text) ?? {})),
		)
		.map((text) =>
			reportField(text, {
				severity: 'launch',
				field: 'an example in place of your own words',
				why: 'It only shows what belongs there, and visitors would take it for yours.',
				write: 'Write what is true of your company, or delete the line or the entry.',
			}),
		);

/** The names and numbers that a company's texts may have: of itself and its people, and of where it works. */
function listNames(content: Content): Set<string> {
	const names = readRecords(content, 'company').flatMap(({ record }) => [
		record.name,
		record.legal.name,
		record.sisterBrand?.name,
		record.email,
		record.founded,
		...record.phones.map(({ number }) => number),
		...record.addresses.flatMap(({ street, city, state }) => [street, city, stateNames[state]]),
		...Object.values(record.claims),
	]);
	const people = readRecords(content, 'team').map(({ record }) => record.name);
	const towns = readRecords(content, 'areas').flatMap(({ record: { state, towns: some } }) => [
		state && stateNames[state],
		...some.flatMap(({ name, also }) => [name, ...also]),
	]);
	return new Set([...names, ...people, ...towns].flatMap((name) => (name ? String(name) : [])));
}

const sampleFolder = path.join(import.meta.dirname, '../../sample');
/** The names and numbers of the sample; none, where somebody has deleted it. */
let ofSample: Set<string> | undefined;

/** What the company says itself: no words of a customer, and nothing that is listed as a sample anyway. */
const ownTextsOf = (content: Content): Text[] =>
	textsOf(content).filter((text) => {
		const groups = text.path.map((_, depth) => childAt(rootOf(text.source), ...text.path.slice(0, depth)));
		const isOwn = (place: Place) => !isByCustomer(place) && childAt(place, 'sample').value !== true;
		return [text, ...groups].every(isOwn);
	});

/** Lists what texts that were copied from the sample still say of that company: one warning, file by file. */
export function checkSampleNames(content: Content): Problem[] {
	ofSample ??= existsSync(sampleFolder) ? listNames(readContent(sampleFolder).content) : new Set();
	const names = [...ofSample.difference(listNames(content))].toSorted((a, b) => b.length - a.length);
	// Without a name, the pattern would find what is between any two letters.
	if (names.length === 0) return [];
	const pattern = new RegExp(
		`(?<![\\p{L}\\d])(?:${names.map(RegExp.escape).join('|')})(?![\\p{L}\\d])`,
		'gu',
	);
	const pieces = ownTextsOf(content).flatMap((text) =>
		[...text.value.matchAll(pattern)].map(({ 0: piece, index }) => ({
			file: text.source.file,
			piece,
			line: lineOf(partOf(text, { text: piece, index })),
		})),
	);
	const files = [...Map.groupBy(pieces, ({ file }) => file)].map(([file, some]) => {
		const found = [...Map.groupBy(some, ({ piece }) => piece)].map(
			([piece, places]) => `${piece} (${[...new Set(places.map(({ line }) => line))].join(', ')})`,
		);
		return `${file}, by line: ${found.join(', ')}`;
	});
	if (files.length === 0) return [];
	return [
		{
			severity: 'warning',
			file: content.folder,
			field: 'names and numbers of the sample',
			found: files.join('\n'),
			why: 'They’re the sample company’s. Visitors would think they’re yours.',
			write: 'Change each text that should be about your own company. Leave what is right.',
		},
	];
}
