import { collections } from '../../src/collections.ts';
import { copyPaths } from '../../src/content/paths.ts';
import { editDistance, findNearest } from '../../src/lib/nearest.ts';
import { hasPage, hiddenPageOf, isFilled } from './addresses.ts';
import {
	type Content,
	childAt,
	entriesOf,
	lineAt,
	type Place,
	placesOf,
	recordsOf,
	rootOf,
	textsOf,
} from './content.ts';
import {
	fieldWords,
	isByCustomer,
	isEntry,
	isOptional,
	nameOfRecord,
	parentOf,
	shapeAt,
} from './describe.ts';
import { namesIn } from './files.ts';
import { type Problem, reportField, reportPieces } from './problem.ts';

/** Whether two names differ by one typing mistake, so that they certainly mean the same record. */
export const isSlip = (name: string, other: string | undefined): boolean =>
	other !== undefined && editDistance(name, other) === 1;

/**
 * The name that was probably mistyped: one that is only a few letters away. Words that both begin or end with don't
 * count, because "gutter-cleaning" isn't "leather-cleaning".
 */
export function findTypo(name: string, candidates: Iterable<string>): string | undefined {
	const nearest = findNearest(name, candidates);
	if (nearest === undefined || isSlip(name, nearest)) return nearest;
	const [own = '', other = ''] = `${name}\n${nearest}`
		.replace(/^(.*[-/])(.*\n)\1/, '$2')
		.replace(/([-/].*)(\n.*)\1$/, '$2')
		.split('\n');
	return editDistance(own, other) <= own.length / 4 ? nearest : undefined;
}

/** "line 4", "lines 4 to 9". */
function linesOf({ source: { text }, start, range }: Place): string {
	const [first, last] = [lineAt(text, start), lineAt(text, text.slice(0, range[1]).trimEnd().length)];
	return first === last ? `line ${first}` : `lines ${first} to ${last}`;
}

/** The parts around a field that may be deleted as a whole, smallest first: an optional field, an entry of a list. */
const listRemovable = ({ source, path }: Place): Place[] =>
	path
		.map((_, depth) => childAt(rootOf(source), ...path.slice(0, depth + 1)))
		.filter((part) => {
			const list = parentOf(part);
			return isEntry(part) ? entriesOf(list).length > (shapeAt(list)?.minItems ?? 0) : isOptional(part);
		})
		.toReversed();

/** A part to delete, in words: "the entry “pets” (lines 4 to 9)" */
export const describePart = (part: Place): string =>
	`${isEntry(part) ? `the entry “${nameOfRecord(part)}”` : fieldWords(part)} (${linesOf(part)})`;

/** The smallest part around a field that may be deleted, in words. */
export const describeRemovable = (place: Place): string | undefined => {
	const [least] = listRemovable(place);
	return least && describePart(least);
};

/**
 * What to delete if a field refers to something that was deleted: as little as possible, or nothing if nothing may
 * be.
 */
export function describeDeletion(place: Place, value: string): string {
	const { source } = place;
	const [least, ...larger] = listRemovable(place);
	// A whole record may be about what was deleted, but not if it lists it among others.
	const record = isEntry(place) ? undefined : larger.find((part) => isEntry(part) && part.path.length === 1);
	const whole = source.collection.kind === 'folder' ? `the whole file ${source.file}` : undefined;
	const isListed = isEntry(place) && least?.path.length === place.path.length;
	const what = [
		least ? (isListed ? linesOf(least) : describePart(least)) : whole,
		record && describePart(record),
	].filter(Boolean);
	return what.length === 0 ? '' : `If you deleted “${value}”, also delete ${what.join(' or ')}.`;
}

/** Advice and descriptions of pictures, which stay right without the service. */
const adviceFiles = /^(?:stain-|photos$|posts$)/;

/**
 * Lists the texts that still mention a service whose file was deleted: those with the words of its id that no other
 * service has. The service is known from references that remain.
 */
export function checkDeletedServices(content: Content): Problem[] {
	const services = namesIn(content, collections.services);
	const kept = new Set(services.flatMap((id) => id.split('-')));
	const named = placesOf(content).flatMap((place) =>
		shapeAt(place)?.refers === 'service' && typeof place.value === 'string' ? place.value : [],
	);
	return [...new Set(named)].flatMap((id) => {
		const words = id.split('-').filter((word) => !kept.has(word));
		if (services.includes(id) || findTypo(id, services) || words.length === 0) return [];
		const isNamed = new RegExp(`\\b(?:${words.join('|')})\\b`, 'i');
		return textsOf(content).flatMap((text) => {
			const [needle] = isNamed.exec(text.value) ?? [];
			const isAdvice = adviceFiles.test(text.source.collection.path);
			if (needle === undefined || isAdvice || /^[\w-]+$/.test(text.value)) return [];
			return reportField(text, {
				severity: 'warning',
				needle,
				field: 'a text about a service that was deleted',
				found: `“${needle}”, but content/services/${id}.yaml is gone`,
				why: 'Visitors would read about a service that you no longer offer.',
				write: 'Change these lines now. Once nothing refers to the service anymore, nobody lists them.',
			});
		});
	});
}

/** Whether company.yaml states something. If it can't be read, it may. */
const states =
	(...keys: string[]) =>
	(content: Content) =>
		recordsOf(content, 'company').every((company) => childAt(company, ...keys).value !== undefined);

/** Words that promise what may be left out without a reference to it, what it is, and whether it is there. */
const promises: [pattern: RegExp, what: string, isThere: (content: Content) => boolean][] = [
	[/\bWhatsApp\b/gi, '“whatsapp” in company.yaml', states('whatsapp')],
	[/\b(?:24\/7|day or night)\b/gi, '“emergency” under “hours” in company.yaml', states('hours', 'emergency')],
	[/\bbooking page\b/gi, '“booking” under “links” in company.yaml', states('links', 'booking')],
	[/\b(?:in|speak) Spanish\b/gi, '“languages” in company.yaml', states('languages')],
	[
		/\bwater damage (?:help|page)\b/gi,
		'content/pages/water-help.yaml',
		(content) => hasPage(content, 'waterHelp') || hiddenPageOf(content, copyPaths.waterHelp) !== undefined,
	],
	[
		/\bbefore-and-after\b/gi,
		'pair of photos in gallery.yaml or of a service',
		(content) =>
			isFilled(content, 'gallery') ||
			recordsOf(content, 'services').some((service) => childAt(service, 'beforeAfter').value),
	],
	[/\{towns\}/g, 'town in content/areas.yaml', (content) => isFilled(content, 'areas')],
];

/** Lists the texts that still mention what was left out. Interface words are shown only with what they are about. */
export function checkLeftOut(content: Content): Problem[] {
	const texts = textsOf(content).filter(
		(text) => text.source.collection !== collections.labels && !isByCustomer(text),
	);
	return promises.flatMap(([pattern, what, isThere]) => {
		const field = 'a text about something that was left out';
		const why = `There is no ${what}, so visitors would read about something that isn’t there.`;
		const write = 'Change these words, or add what they promise.';
		const finding = { severity: 'warning', pattern, field, why, write } as const;
		return isThere(content) ? [] : texts.flatMap((text) => reportPieces(text, finding));
	});
}
