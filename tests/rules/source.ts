import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** Paths of source files that match, with forward slashes, sorted. */
export const listFiles = (...patterns: string[]): string[] =>
	globSync(patterns)
		.map((file) => file.split(path.sep).join('/'))
		.sort();

export const read = (file: string): string => readFileSync(file, 'utf8');

/** True for files that only tests use. */
export const isTestFile = (file: string): boolean =>
	/\.test\.tsx?$|(^|[/-])fixture\.tsx?$|\/testing\//.test(file);

/** Syntax tree of a TypeScript file, with parents, so that rules see code instead of text. */
export const parseSource = (file: string, text = read(file)): ts.SourceFile =>
	ts.createSourceFile(
		file,
		text,
		ts.ScriptTarget.Latest,
		true,
		file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
	);

/** The script between the fences of an .astro file, and the markup after them. */
export function splitAstro(text: string): { script: string; markup: string } {
	const [, script = '', markup = text] = text.match(/^---\n([\s\S]*?)\n---\n([\s\S]*)$/) ?? [];
	return { script, markup };
}
