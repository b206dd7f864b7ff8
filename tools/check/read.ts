import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type Collection, collections, fileSchema } from '../../src/collections.ts';
import { listNames, shapeOf } from '../../src/content/schema/shape.ts';
import { getDay, isTimeZone } from '../../src/content/today.ts';
import { isHidden } from '../../src/content/written.ts';
import { splitArticle } from '../../src/source/source.ts';
import type { Content, Source } from './content.ts';
import { catalog, collectionOf, compareFiles } from './files.ts';
import { type Problem, quoteFound, reportFile } from './problem.ts';
import { readJson, readYaml } from './yaml.ts';

/** Files that operating systems and editors leave behind, such as the copies that Poedit makes for programs. */
const isIgnored = (file: string) =>
	file.split('/').some((part) => /^(\..*|Thumbs\.db|desktop\.ini|.*~|.*\.mo)$/.test(part));

/** Every file below a folder, as sorted paths with slashes. @throws Error when the folder cannot be read */
export const listFiles = (directory: string): string[] =>
	readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) =>
			path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
		)
		.filter((file) => !isIgnored(file))
		.sort();

/**
 * Invisible characters: control characters such as Word’s line break, soft hyphen, zero-width space, text direction
 * marks, word joiner, byte order mark.
 */
const invisible = /[^\P{Control}\t\n\r]|[\u00AD\u200B\u200E\u200F\u2028\u2029\u2060\uFEFF]/gu;

/** Reports invisible characters. */
const findInvisible = (file: string, text: string): Problem[] =>
	text.split('\n').flatMap((line, index) => {
		const [before = '', ...rest] = line.split(invisible);
		if (rest.length === 0) return [];
		return reportFile(file, {
			line: index + 1,
			field: 'hidden formatting in the text',
			found: `an invisible character after “${quoteFound(before).slice(-20)}”`,
			why: 'It came with pasted text. You can’t see it, but it breaks links, searches and what screen readers say.',
			// A line break from another program stands for a space.
			write: line
				.replace(/[\p{Control}\u2028\u2029]+/gu, ' ')
				.replace(invisible, '')
				.trim(),
		});
	});

/** Reads one file, with the problems that keep it from being parsed. */
function readSource(
	directory: string,
	name: string,
	collection: Collection,
): { source: Source; problems: Problem[] } {
	const file = `content/${name}`;
	const schema = fileSchema(collection);
	const source: Source = {
		collection,
		file,
		name: path.posix.basename(name, `.${collection.extension}`),
		schema,
		shape: shapeOf(schema),
		text: '',
	};
	const lost = 'The site can’t be built without it.';
	const refuse = (found: string, write: string, why = lost) => ({
		source,
		problems: [reportFile(file, { field: 'the whole file', found, why, write })],
	});
	try {
		source.text = new TextDecoder('utf-8', { fatal: true }).decode(readFileSync(path.join(directory, name)));
	} catch (error) {
		if (!(error instanceof TypeError))
			return refuse(
				'a file that can’t be opened',
				'Make sure your user account is allowed to read the file.',
			);
		return refuse(
			'text that isn’t saved as UTF-8',
			'Save the file again and choose the encoding “UTF-8.” Most text editors offer it under “Save As.”',
			'Accents, dashes and quotation marks would turn into odd symbols.',
		);
	}
	const { text } = source;
	const hidden = findInvisible(file, text);
	if (hidden.length > 0) return { source, problems: hidden };

	const isArticle = collection.extension === 'md';
	const article = isArticle ? splitArticle(text) : undefined;
	if (isArticle && !article)
		return refuse(
			'no lines between --- and ---',
			'---\ntitle: "The title"\n…\n---\nThe text of the article',
			'The article’s title, date and photos go between them.',
		);
	const { root, data, mistakes } =
		collection.extension === 'json'
			? readJson(text)
			: readYaml(article?.facts ?? text, listNames(source.shape));
	const none = collection.kind === 'list' ? 'If you have none, write only:\n[]\n' : '';
	if (root === null)
		return refuse('an empty file', `${none}Restore what it said in the last version that worked.`);
	return {
		source: {
			...source,
			...(article && { bodyStart: text.length - article.body.length }),
			...(root && { root, data }),
		},
		problems: mistakes.map((mistake) => reportFile(file, mistake)),
	};
}

/** Reads everything below the content folder that isn't hidden. @throws Error when the folder itself cannot be read */
export function readContent(directory: string, today?: string): { content: Content; problems: Problem[] } {
	const files = listFiles(directory);
	const reads = catalog.flatMap((collection) =>
		files
			.filter((file) => collectionOf(file) === collection)
			.map((file) => readSource(directory, file, collection)),
	);
	const sources = reads.map(({ source }) => source);
	const company = sources.find(({ collection }) => collection === collections.company);
	const { timeZone } = Object(company?.data);
	const hidden = sources
		.filter(({ collection: { kind, isOptional }, data }) => kind === 'single' && isOptional && isHidden(data))
		.map(({ collection }) => collection.path);
	const isShown = ({ collection: { path: place, shownOn = place } }: Source) =>
		!(hidden.includes(place) || hidden.includes(shownOn));
	return {
		content: {
			directory,
			files,
			sources: sources.filter(isShown),
			hidden: sources.filter((source) => !isShown(source)),
			today: today ?? getDay(isTimeZone(timeZone) ? timeZone : undefined),
		},
		problems: [...compareFiles(files), ...reads.flatMap(({ problems }) => problems)],
	};
}
