import type { Shape } from '../../src/content/schema/shape.ts';
import { spanishFolder } from '../../src/content/schema/translation.ts';
import type { Content, Path, Source } from './content.ts';

/** A Spanish file and its English one. */
export interface Files {
	spanish: Source;
	english: Source;
}

/** The Spanish files and their English ones, where both could be read and the English one isn't hidden. */
export const pairFiles = ({ sources, spanish }: Content): Files[] =>
	spanish.flatMap((source) => {
		const file = source.file.replace(`content/${spanishFolder}`, 'content/');
		const english = sources.find((one) => one.file === file);
		return source.data !== undefined && english?.data !== undefined ? [{ spanish: source, english }] : [];
	});

/** A text and its place in its file. */
export interface Written {
	path: Path;
	text: string;
}

/**
 * The texts of a file that have a translation, each with a key that it has in both languages and in earlier versions.
 * Entries of lists have the same key when `addTexts` puts one in the place of the other.
 * @param shape what is translated
 */
export function keyTexts(shape: Shape, value: unknown): Map<string, Written> {
	const list = (inner: Shape | undefined, part: unknown, path: Path, key: string): [string, Written][] => {
		if (inner?.translated) return typeof part === 'string' ? [[key, { path, text: part }]] : [];
		if (Array.isArray(part))
			return part.flatMap((entry, index) => {
				const name = Object(entry).id ? `#${Object(entry).id}` : `${index + 1} of ${part.length}`;
				return list(inner?.items, entry, [...path, index], `${key}/${name}`);
			});
		return Object.entries(inner?.properties ?? {}).flatMap(([name, field]) =>
			list(field, Object(part)[name], [...path, name], `${key}/${name}`),
		);
	};
	return new Map(list(shape, value, [], ''));
}
