import path from 'node:path';
import { findSamples } from '../../src/lib/samples.ts';
import { bodyLine } from './read.ts';
import { nameOfRecord } from './schema-walk.ts';
import { type Content, lineOf, type Path, type Source } from './source.ts';
import { dateAt, recordsOf, sourcesOf, textAt, valueAt, walk } from './values.ts';

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

const at = (source: Source, place: Path, what: string): Item => ({
	file: source.file,
	line: lineOf(source, place),
	what,
});

/** What customers are said to have written: reviews, and the quotations of other pages. */
export const isReview = (source: Source, place: Path) =>
	source.collection.path === 'reviews' || place.includes('testimonials') || place.includes('testimonial');

/** Everything that is still marked `sample: true`, at any depth. */
export function listSamples(content: Content, wanted: (source: Source, place: Path) => boolean): Item[] {
	return content.sources.flatMap((source) =>
		findSamples(source.data)
			.filter((place) => wanted(source, place))
			.map((place) => at(source, [...place, 'sample'], nameOfRecord(source, place))),
	);
}

/** Every text that holds something, also in the bodies of articles. */
export function findTexts(content: Content, pattern: RegExp): Item[] {
	return content.sources.flatMap((source) => {
		const items: Item[] = [];
		walk(source.data, (value, place) => {
			const [found] = (typeof value === 'string' && pattern.exec(value)) || [];
			if (found !== undefined) items.push(at(source, place, found));
		});
		const body = source.bodyStart === undefined ? '' : source.text.slice(source.bodyStart);
		const match = pattern.exec(body);
		if (match) items.push({ file: source.file, line: bodyLine(source, match.index), what: match[0] });
		return items;
	});
}

/** A link of the company that may be left out, and is. */
export const listMissingLink = (content: Content, name: string): Item[] =>
	sourcesOf(content, 'company').flatMap((source) =>
		valueAt(source.data, ['links', name]) === undefined ? [at(source, ['links'], `no ${name}`)] : [],
	);

/** Records whose day is over. */
export const listOver = (content: Content, collection: string, field: string): Item[] =>
	recordsOf(content, collection).flatMap(({ source, path: place, data }) => {
		const last = dateAt(data, field);
		return last !== undefined && last < content.today ? [at(source, [...place, field], `ended ${last}`)] : [];
	});

/** Dates of legal texts that are more than a year old or still to come. */
export function listLegalDates(content: Content): Item[] {
	const yearAgo = `${Number(content.today.slice(0, 4)) - 1}${content.today.slice(4)}`;
	return recordsOf(content, 'legal').flatMap(({ source, data }) => {
		const day = dateAt(data, 'date');
		return day !== undefined && (day < yearAgo || day > content.today) ? [at(source, ['date'], day)] : [];
	});
}

/** Photos that are smaller than large places need, as they are seen. */
export async function listSmallPhotos(content: Content): Promise<Item[]> {
	const { measurePhoto } = await import('../../src/model/prepare-photo.ts');
	const items = await Promise.all(
		recordsOf(content, 'photos').map(async ({ source, path: place, data }) => {
			const file = path.join(content.directory, textAt(data, 'file') ?? '');
			// What can't be measured is a problem of the content, which is listed already.
			const { width, height } = await measurePhoto(file).then(
				({ autoOrient }) => autoOrient,
				() => ({ width: sharpSide, height: sharpSide }),
			);
			if (Math.max(width, height) >= sharpSide) return [];
			return [at(source, [...place, 'file'], `${nameOfRecord(source, place)}, ${width} × ${height} pixels`)];
		}),
	);
	return items.flat();
}

/** Photos whose text says next to nothing. */
export const listUndescribed = (content: Content): Item[] =>
	recordsOf(content, 'photos').flatMap(({ source, path: place, data }) => {
		const alt = textAt(data, 'alt') ?? '';
		return alt.trim().split(/\s+/).length < fewestWords ? [at(source, [...place, 'alt'], alt)] : [];
	});

export const listFaceless = (content: Content): Item[] =>
	recordsOf(content, 'team').flatMap(({ source, path: place, data }) =>
		textAt(data, 'photo') === undefined ? [at(source, place, nameOfRecord(source, place))] : [],
	);
