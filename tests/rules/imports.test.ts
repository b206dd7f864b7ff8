import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { isTestFile, listFiles, parseSource, read, splitAstro } from './source.ts';

/** Directions that need the difference between a type and a value, which the linter cannot tell (see biome.json). */
interface Import {
	from: string;
	to: string;
	/** True when nothing of it is left after the build. */
	typeOnly: boolean;
}

function readImports(file: string): Import[] {
	const text = read(file);
	const source = parseSource(file, file.endsWith('.astro') ? splitAstro(text).script : text);
	return source.statements.flatMap((statement) => {
		if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return [];
		const target = statement.moduleSpecifier;
		if (!target || !ts.isStringLiteral(target) || !target.text.startsWith('.')) return [];
		return {
			from: file,
			to: path.posix.join(path.posix.dirname(file), target.text),
			typeOnly: isTypeOnly(statement),
		};
	});
}

function isTypeOnly(statement: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
	if (ts.isExportDeclaration(statement)) return statement.isTypeOnly;
	const clause = statement.importClause;
	if (!clause || clause.name) return false;
	if (clause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
	const named = clause.namedBindings;
	return (
		named !== undefined && ts.isNamedImports(named) && named.elements.every((element) => element.isTypeOnly)
	);
}

const imports = listFiles('src/**/*.{ts,tsx,astro}')
	.filter((file) => !isTestFile(file))
	.flatMap(readImports);
const room = (file: string) => file.split('/')[1] ?? '';

test('sections and islands get their content from the page, never from the model itself', () => {
	const wrong = imports.filter(
		({ from, to, typeOnly }) =>
			['sections', 'islands'].includes(room(from)) && room(to) === 'model' && !typeOnly,
	);
	expect(
		wrong.map(
			({ from, to }) =>
				`${from} imports ${to}: call the query in the page and hand its result down as a prop, or write "import type"`,
		),
	).toEqual([]);
});

test('the model knows the shape of what is drawn, but draws nothing', () => {
	const wrong = imports.filter(
		({ from, to, typeOnly }) =>
			room(from) === 'model' && ['sections', 'islands'].includes(room(to)) && !typeOnly,
	);
	expect(
		wrong.map(({ from, to }) => `${from} imports ${to}: write "import type", or move the value to src/lib`),
	).toEqual([]);
});

test('the builders of metadata get what they need as arguments', () => {
	const wrong = imports.filter(
		({ from, to, typeOnly }) => room(from) === 'seo' && room(to) === 'model' && !typeOnly,
	);
	expect(
		wrong.map(
			({ from, to }) => `${from} imports ${to}: take the value as an argument, or write "import type"`,
		),
	).toEqual([]);
});

test('an island is imported by its own wrapper only', () => {
	const wrong = imports.filter(
		({ from, to }) => to.endsWith('.island.tsx') && from !== to.replace('.island.tsx', '.astro'),
	);
	expect(
		wrong.map(
			({ from, to }) =>
				`${from} imports ${to}: use ${to.replace('.island.tsx', '.astro')}, which says when the script loads`,
		),
	).toEqual([]);
});

test('.astro files are pages, layouts and wrappers of islands', () => {
	const wrong = listFiles('src/**/*.astro').filter((file) => {
		if (['pages', 'layouts'].includes(room(file))) return false;
		return !listFiles(file.replace('.astro', '.island.tsx')).length;
	});
	expect(
		wrong.map(
			(file) =>
				`${file}: what a visitor sees is a React component (.tsx); only an island's wrapper is .astro`,
		),
	).toEqual([]);
});
