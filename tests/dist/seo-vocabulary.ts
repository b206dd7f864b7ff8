import ts from 'typescript';

/**
 * Checks graphs against schema.org: writes them into a TypeScript module and lets the compiler hold them to the types of
 * schema-dts, which Google generates from the vocabulary. Types, properties and the kinds of their values are all checked.
 * @returns one line per mistake, beginning with the name of the graph
 */
export function findVocabularyErrors(graphs: ReadonlyMap<string, object>): string[] {
	// The module is never written; its place decides only where the compiler looks for schema-dts.
	const file = `${process.cwd()}/tests/dist/graphs.generated.ts`;
	const lines = [
		"import type { Graph } from 'schema-dts';",
		...[...graphs.values()].map(
			(graph, index) => `export const graph${index}: Graph = ${JSON.stringify(graph)};`,
		),
	];
	const options: ts.CompilerOptions = {
		strict: true,
		noEmit: true,
		skipLibCheck: true,
		types: [],
		module: ts.ModuleKind.ESNext,
		moduleResolution: ts.ModuleResolutionKind.Bundler,
		target: ts.ScriptTarget.ES2022,
	};
	const host = ts.createCompilerHost(options);
	const { getSourceFile, fileExists } = host;
	const source = ts.createSourceFile(file, lines.join('\n'), ts.ScriptTarget.ES2022);
	host.getSourceFile = (name, ...rest) => (name === file ? source : getSourceFile.call(host, name, ...rest));
	host.fileExists = (name) => name === file || fileExists.call(host, name);
	const names = [...graphs.keys()];
	return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map((diagnostic) => {
		const line =
			diagnostic.file === source ? source.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line : 0;
		return `${names[line - 1] ?? diagnostic.file?.fileName}: ${ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').slice(0, 600)}`;
	});
}
