/** What the launch check finds in texts that may be left over: examples of this check, and facts and places of another company. */
import { type StateCode, stateNames } from '../../src/content/schema/states.ts';
import { normalizeTown } from '../../src/features/service-area/place.ts';
import { getZips } from '../../src/features/service-area/zip-codes.ts';
import {
	type Content,
	childAt,
	entriesOf,
	isByCustomer,
	lineOf,
	type Place,
	parentOf,
	partOf,
	placesOf,
	recordsOf,
	rootOf,
	shapeAt,
	type Text,
	textsOf,
} from './content.ts';
import { phoneNumber } from './copy.ts';
import { type Problem, reportField } from './report.ts';
import { listStates } from './towns.ts';
import { exampleOf } from './words.ts';

const isSource = ({ path }: Place) => path.some((key) => key === 'source' || key === 'sources');

/** What the company says itself: no words of a customer, no source, and nothing that is listed as a sample anyway. */
const ownTextsOf = (content: Content): Text[] =>
	textsOf(content).filter((text) => {
		const groups = text.path.map((_, depth) => childAt(rootOf(text.source), ...text.path.slice(0, depth)));
		const isOwn = (place: Place) => !isByCustomer(place) && childAt(place, 'sample').value !== true;
		return !isSource(text) && [text, ...groups].every(isOwn);
	});

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
				(isPlaceholder(text.value) && text.value.trim() === exampleOf(shapeAt(text) ?? {})),
		)
		.map((text) =>
			reportField(text, {
				severity: 'launch',
				field: 'an example in place of your own words',
				why: 'It only shows what belongs there, and visitors would take it for yours.',
				write: 'Write what is true of your company, or delete the line or the entry.',
			}),
		);

/** One warning about pieces of texts: each file with what is in it, and where. Nothing if there are none. */
function reportTogether(
	texts: readonly Text[],
	pattern: RegExp,
	isRight: (piece: string) => boolean,
	words: Pick<Problem, 'field' | 'why' | 'write'>,
): Problem[] {
	const pieces = texts.flatMap((text) =>
		[...text.value.matchAll(pattern)]
			.filter(([piece]) => !isRight(piece))
			.map(({ 0: piece, index }) => ({
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
	return files.length === 0
		? []
		: [{ severity: 'warning', file: 'content', found: files.join('\n'), ...words }];
}

/** The files of facts, and what says whom to believe: interface words have no facts, and advice on stains has its sources. */
const exempt = /^(?:company|prices|team|labels|photos|redirects|stain-.*|pages\/stain-guide)$/;

/** What advice is counted in, such as drying times, temperatures and distances, which are the same for every company. */
const times = '(?:second|minute|hour|day|week|month|year)s?';
const units = `(?:${times}|degrees?|square|inch|feet|foot|yards?|miles?|cups?|tea|table|parts?|volts?|amps?)`;

/** Numbers for emergencies. */
const safety = String.raw`(?!(?:911|1-800-222-1222)\b)`;

/** Amounts, shares, years, phone numbers, times that the company promises, counts, and names of two or three words. */
const facts = new RegExp(
	[
		String.raw`\$\d+(?:[.,]\d+)*`,
		String.raw`(?<![\d.])\d+(?:\.\d+)?\s?%`,
		String.raw`(?<![\d-])(?:18|19|20)\d\d(?![\d-])`,
		safety + phoneNumber,
		String.raw`(?<=\b[Ww]e\b[^.!?]*)\b\d+ ${times}`,
		String.raw`(?<![\w$.,/-])${safety}\d+(?:,\d{3})*\+?[ \u00a0](?!${units})\p{Ll}{3,}`,
		String.raw`(?<=\p{Ll}[,;:]? )\p{Lu}\p{Ll}+(?: \p{Lu}\.)?(?: \p{Lu}\p{Ll}+){1,2}`,
	].join('|'),
	'gu',
);

/** Lists the facts in texts that the company's own files don't have. */
export function checkTypedFacts(content: Content): Problem[] {
	const known = placesOf(content)
		.filter(
			(place) =>
				isSource(place) ||
				/^(?:company|prices|team)$/.test(place.source.collection.path) ||
				/^(?:name|title|label)$/.test(String(place.path.at(-1))),
		)
		.map(({ value }) => (typeof value === 'number' ? `$${value}` : String(value)))
		.join('\n');
	const texts = ownTextsOf(content)
		.filter((text) => !exempt.test(text.source.collection.path) && !childAt(parentOf(text), 'source').value)
		// In a title, every word has a capital.
		.filter(({ value }) => /(?<![\p{L}’{.])\p{Ll}{4}/u.test(value))
		// What a link leads to can be looked up there.
		.map((text) => ({ ...text, value: text.value.replace(/\[[^\]]*\]\([^)]*\)/g, ' ') }));
	const isKnown = (piece: string) => new RegExp(`(?<![\\d.,])${RegExp.escape(piece)}(?!\\d)`).test(known);
	return reportTogether(texts, facts, isKnown, {
		field: 'facts that only a text has',
		why: 'No file of facts has them, so they stay when your facts change, or are left over from another company.',
		write:
			'Make sure that they’re right. For a fact of company.yaml, write its name in braces, such as {years}.',
	});
}

/** Names of towns that hardly ever mean the town. */
const ambiguous =
	/^(?:atlantic|bay|china|christmas|congress|creole|cuba|english|gulf|home|italy|may|mexico|midwest|pacific|persia|peru|turkey)$/;

/** A name: capitalized words in a row. */
const capitalized = String.raw`\p{Lu}(?:\p{L}|[-’'](?=\p{Lu}))*`;
const name = String.raw`(?<![\p{L}’'-])(?!(?:In|Near|Around|From) )(?:(?:St|Ft|Mt)\. )?${capitalized}(?: (?:(?:of|de|la|du) )?${capitalized})*`;
/** One behind a word that tells that it's a place. */
const placeName = new RegExp(String.raw`(?<=\b(?:[Ii]n|[Nn]ear|[Aa]round|[Ff]rom|of|to) )${name}`, 'gu');

/**
 * Lists the towns and states in texts where the company isn't. Many towns are called like things: one counts if a text
 * somewhere has a word such as "in" before it, and if it's a whole name, because New York Avenue isn't New York.
 */
export function checkOtherPlaces(content: Content): Problem[] {
	const towns = recordsOf(content, 'areas').flatMap((area) => entriesOf(area, 'towns'));
	const addresses = recordsOf(content, 'company').flatMap((company) => entriesOf(company, 'addresses'));
	const ours = [
		...listStates(content).map((state) => stateNames[state]),
		...addresses.map((address) => childAt(address, 'city').value),
		...towns.flatMap((town) => [childAt(town, 'name'), ...entriesOf(town, 'also')].map(({ value }) => value)),
	].map((one) => normalizeTown(String(one)));
	const states = Object.entries(stateNames);
	const others = new Set(
		states
			.flatMap(([code, state]) => [state, ...getZips(code as StateCode).map((zip) => zip.placeName)])
			.map(normalizeTown)
			.filter((town) => !ours.includes(town) && !ambiguous.test(town)),
	);
	const texts = ownTextsOf(content);
	const certain = new Set([
		...states.map(([, state]) => state),
		...texts.flatMap(({ value }) => value.match(placeName) ?? []),
	]);
	const isRight = (piece: string) => !(certain.has(piece) && others.has(normalizeTown(piece)));
	return reportTogether(texts, new RegExp(name, 'gu'), isRight, {
		field: 'places that aren’t yours',
		why: 'They aren’t among your towns, addresses and states. Visitors would think that you’re there.',
		write: 'Change each text that should be about your own town or state. Leave what is right.',
	});
}
