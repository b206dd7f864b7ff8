import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';

/** What may come to the browser: React, styles, and code that reads neither the content nor files. */
const allowed =
	/^(?:react|react\/jsx-runtime|src\/(?:components|features|lib)\/.*\.(?:tsx?|css)|src\/(?:page-script|content\/(?:paths|today))\.ts)$/;
const remedy =
	'Everything that these lines end with would be sent to the visitor. Take labels, facts and drawings as props from the island’s .astro file. For icons use LineIcon; for links, <a> with an address from the props.';

/** What a script imports when it runs: types vanish. @param file where it is, from the project folder */
function listImports(file: string, code = readFileSync(file, 'utf8')): string[] {
	const { outputText } = ts.transpileModule(code, {
		fileName: file.replace(/\.astro$/, '.ts'),
		compilerOptions: {
			module: ts.ModuleKind.ESNext,
			target: ts.ScriptTarget.ESNext,
			jsx: ts.JsxEmit.ReactJSX,
			verbatimModuleSyntax: true,
		},
	});
	return ts
		.preProcessFile(outputText)
		.importedFiles.map(({ fileName }) =>
			fileName.startsWith('.') ? path.posix.join(path.posix.dirname(file), fileName) : fileName,
		);
}

/** How a script gets to what it may not bring, each as "island > component > facts". */
function findForbidden(entry: string, imports = listImports(entry)): string[] {
	const seen = new Set([entry]);
	const visit = (way: string, imported: string): string[] => {
		if (seen.has(imported)) return [];
		seen.add(imported);
		if (!allowed.test(imported)) return [`${way} > ${imported}`];
		return /\.tsx?$/.test(imported)
			? listImports(imported).flatMap((next) => visit(`${way} > ${imported}`, next))
			: [];
	};
	return imports.flatMap((imported) => visit(entry, imported));
}

/** Islands, client directives, and the scripts of .astro files, which may be written there. */
const scripts = globSync('src/**/*.{island.tsx,astro}')
	.concat(globSync('src/**/client-*.ts'))
	.map((file) => file.split(path.sep).join('/'))
	.flatMap((file): [name: string, imports: string[]][] => {
		if (!file.endsWith('.astro')) return [[file, listImports(file)]];
		const code = readFileSync(file, 'utf8');
		return [...code.matchAll(/<script(?! is:inline)([^>]*)>(.*?)<\/script>/gs)].map(
			([, source = '', text]) => {
				const [, address] = /src="([^"]*)"/.exec(source) ?? [];
				return [file, listImports(file, address ? `import '${address}';` : text)];
			},
		);
	});

test.each(scripts)('%s brings nothing of the content to the browser', (file, imports) => {
	expect(findForbidden(file, imports), remedy).toEqual([]);
});
