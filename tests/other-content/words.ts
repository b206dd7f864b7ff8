import { appendFileSync, readFileSync } from 'node:fs';
import { mapTranslated } from '../../src/content/catalog.ts';
import { labelsSchema } from '../../src/content/schema/labels.ts';
import { shapeOf } from '../../src/content/schema/shape.ts';
import { english } from '../../src/words/words.ts';

const accents: Readonly<Record<string, string>> = { a: 'à', e: 'è', i: 'ì', o: 'ò', u: 'ù' };

/** A text in which nobody reads English, with its words in braces, its links and its numbers. */
const disguise = (text: string) =>
	text.replace(/\{[^}]*\}|\(\/[^)]*\)|[aeiou]/g, (found) => accents[found] ?? found);

/** Adds to a catalog what it lacks of the interface words: without all of them, its language has no pages. */
export function addWords(catalog: string): void {
	const written = readFileSync(catalog, 'utf8');
	mapTranslated(english, shapeOf(labelsSchema), 'labels', ({ text, place }) => {
		const id = JSON.stringify(text);
		if (!written.includes(`msgid ${id}\n`))
			appendFileSync(
				catalog,
				`\nmsgctxt "${place}"\nmsgid ${id}\nmsgstr ${JSON.stringify(disguise(text))}\n`,
			);
		return text;
	});
}
