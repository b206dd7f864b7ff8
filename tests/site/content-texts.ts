import { globSync } from 'node:fs';
import { type Collection, collections } from '../../src/collections.ts';
import { contentLanguage, type Language } from '../../src/content/language.ts';
import { type Shape, shapeOf } from '../../src/content/schema/shape.ts';
import { contentFolder } from '../../src/source/content-folder.ts';
import { findTranslation, isShown, readFile, readWords, type Words } from '../content.ts';

/** A text that visitors read, where it stands, and what it is in a language; undefined where it has no translation. */
interface ListedText {
	text: string;
	/** Such as "navigation.header.label". */
	place: string;
	/** Of the content; "" for the site's own words. */
	file: string;
	translation: string | undefined;
}

/** The site's own words, or those of labels.yaml. What has no translation is right as it is. */
function listLabels(language: Language): ListedText[] {
	const list = (words: Words, others: Words, place = 'labels'): ListedText[] =>
		Object.entries(words).flatMap(([key, text]): ListedText[] => {
			const [other, at] = [others[key], `${place}.${key}`];
			return typeof text === 'object'
				? list(text, other as Words, at)
				: [{ text, place: at, file: '', translation: String(other) }];
		});
	return list(readWords(contentLanguage), readWords(language));
}

/** What the fields of a value say that have a text for each language. */
function findTexts(value: unknown, shape: Shape | undefined, place: string): [place: string, text: string][] {
	if (Array.isArray(value)) return value.flatMap((entry) => findTexts(entry, shape?.items, place));
	if (typeof value === 'object')
		return Object.entries(value ?? {}).flatMap(([key, field]) =>
			findTexts(field, shape?.properties?.[key], `${place}.${key}`),
		);
	return shape?.translated ? [[place, String(value)]] : [];
}

/** Every text that visitors read in their language: of the content, but for what is hidden, and the site's own words. */
export function listTexts(language: Language): ListedText[] {
	const texts = Object.values<Collection>(collections).flatMap(
		({ path, kind, extension, schema, shownOn }) => {
			const files = globSync(`${path}${kind === 'folder' ? '/*' : ''}.${extension}`, { cwd: contentFolder });
			return files.flatMap((file) => {
				const { facts, body } = readFile(file);
				if (Object(facts).hidden || (shownOn && !isShown(shownOn))) return [];
				const shape = shapeOf(schema);
				const blocks = body.trim() ? body.trim().split(/\n{2,}/) : [];
				return [
					...findTexts(facts, kind === 'list' ? { items: shape } : shape, path),
					...blocks.map((block) => [`${path}.body`, block] as const),
				].map(([place, text]) => ({
					text,
					place,
					file,
					translation: findTranslation(language, place, text),
				}));
			});
		},
	);
	return [...texts.filter(({ place }) => !place.startsWith('labels.')), ...listLabels(language)];
}
