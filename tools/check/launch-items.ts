import path from 'node:path';
import { findSamples } from '../../src/lib/samples.ts';
import {
	type Content,
	dateAt,
	type Field,
	fieldAt,
	lineOf,
	recordsOf,
	textAt,
	textsOf,
	wholeOf,
} from './content.ts';
import { nameOfRecord } from './schema-walk.ts';

/** One thing that separates the content from a launch. */
export interface Item {
	file: string;
	/** Absent when the file itself is meant. */
	line?: number;
	/** "living-room", "the company", "(813) 555-0100". */
	what: string;
}

/** Pixels along the longer side that a photo needs to look sharp where it is shown large. */
export const sharpSide = 1600;

/** Fewer words than this do not describe a photo. */
const fewestWords = 4;

const itemOf = (field: Field, what: string, needle?: string): Item => ({
	file: field.source.file,
	line: lineOf(field, needle),
	what,
});

/** What customers are said to have written: reviews, and the quotations of other pages. */
export const isReview = ({ source, path: place }: Field) =>
	source.collection.path === 'reviews' || place.includes('testimonials') || place.includes('testimonial');

/** Everything that is still marked `sample: true`, at any depth. */
export const listSamples = (content: Content, wanted: (record: Field) => boolean): Item[] =>
	content.sources
		.flatMap((source) => findSamples(source.data).map((place) => fieldAt(wholeOf(source), ...place)))
		.filter(wanted)
		.map((record) => itemOf(fieldAt(record, 'sample'), nameOfRecord(record)));

/** Every text that holds something, also in the bodies of articles. */
export const findTexts = (content: Content, pattern: RegExp): Item[] =>
	textsOf(content).flatMap((text) => {
		const [found] = pattern.exec(text.value) ?? [];
		return found === undefined ? [] : itemOf(text, found, found);
	});

/** A link of the company that may be left out, and is. */
export const listMissingLink = (content: Content, name: string): Item[] =>
	recordsOf(content, 'company')
		.map((company) => fieldAt(company, 'links'))
		.filter((links) => fieldAt(links, name).value === undefined)
		.map((links) => itemOf(links, `no “${name}”`));

/** Records whose day is over. */
export const listOver = (content: Content, collection: string, name: string): Item[] =>
	recordsOf(content, collection).flatMap((record) => {
		const last = dateAt(record, name);
		return last !== undefined && last < content.today ? itemOf(fieldAt(record, name), `ended ${last}`) : [];
	});

/** Dates of legal texts that are more than a year old or still to come. */
export function listLegalDates(content: Content): Item[] {
	const yearAgo = `${Number(content.today.slice(0, 4)) - 1}${content.today.slice(4)}`;
	return recordsOf(content, 'legal').flatMap((text) => {
		const day = dateAt(text, 'date');
		const isOdd = day !== undefined && (day < yearAgo || day > content.today);
		return isOdd ? itemOf(fieldAt(text, 'date'), day) : [];
	});
}

/** Photos that are smaller than large places need, as they are seen. */
export async function listSmallPhotos(content: Content): Promise<Item[]> {
	const { measurePhoto } = await import('../../src/content/prepare-photo.ts');
	const items = await Promise.all(
		recordsOf(content, 'photos').map(async (photo) => {
			const file = path.join(content.directory, textAt(photo, 'file') ?? '');
			// What can't be measured is a problem of the content, which is listed already.
			const { width, height } = await measurePhoto(file).then(
				({ autoOrient }) => autoOrient,
				() => ({ width: sharpSide, height: sharpSide }),
			);
			if (Math.max(width, height) >= sharpSide) return [];
			return itemOf(fieldAt(photo, 'file'), `${nameOfRecord(photo)}, ${width} × ${height} pixels`);
		}),
	);
	return items.flat();
}

/** Photos whose text says next to nothing. */
export const listUndescribed = (content: Content): Item[] =>
	recordsOf(content, 'photos')
		.map((photo) => fieldAt(photo, 'alt'))
		.filter(
			({ value }) =>
				String(value ?? '')
					.trim()
					.split(/\s+/).length < fewestWords,
		)
		.map((alt) => itemOf(alt, String(alt.value ?? '')));

export const listFaceless = (content: Content): Item[] =>
	recordsOf(content, 'team')
		.filter((member) => textAt(member, 'photo') === undefined)
		.map((member) => itemOf(member, nameOfRecord(member)));
