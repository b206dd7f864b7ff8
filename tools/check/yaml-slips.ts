import { type Document, isPair, isScalar, type Scalar, visit } from 'yaml';
import { lineAt, type Source } from './content.ts';
import { type Problem, quoteFound } from './problem.ts';
import { nameField, quoted } from './yaml-errors.ts';

/** What the owner meant by a text that YAML accepts and shortens, and why it was shortened; undefined for all others. */
function explainSlip({ anchor, comment, type, value }: Scalar): { meant: string; why: string } | undefined {
	if (anchor)
		return {
			meant: `&${anchor} ${value ?? ''}`.trim(),
			why: 'Without quotation marks, a word that starts with & is dropped.',
		};
	// "# a note" is a note; "#1" was meant to be read.
	const [note = ''] = comment?.split('\n') ?? [];
	if (type === 'PLAIN' && typeof value === 'string' && /^[^\s#]/.test(note))
		return {
			meant: `${value} #${note}`,
			why: 'Without quotation marks, everything after # is treated as a note.',
		};
	return undefined;
}

/** Finds texts that YAML accepts and silently shortens. */
export function findSlips(source: Source, document: Document): Problem[] {
	const problems: Problem[] = [];
	const repeated = new Set<string>();
	visit(document, { Alias: (_, node) => void repeated.add(node.source) });
	visit(document, {
		Scalar(role, node, ancestors) {
			const slip = role === 'key' ? undefined : explainSlip(node);
			// A name that is used is no text; yaml-errors.ts tells where it is used.
			if (!slip || (node.anchor && repeated.has(node.anchor))) return;
			const parent = ancestors.at(-1);
			const { field, start } = nameField(
				isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : undefined,
			);
			problems.push({
				file: source.file,
				line: lineAt(source.text, source.yamlStart + (node.range?.[0] ?? 0)),
				field,
				found: quoteFound(slip.meant),
				why: `${slip.why} Visitors would see: ${String(node.value ?? 'nothing')}`,
				write: `${start} ${quoted(slip.meant)}`,
			});
		},
	});
	return problems;
}
