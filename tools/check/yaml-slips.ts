import { type Document, isPair, isScalar, type Scalar, visit } from 'yaml';
import { type Problem, quoteFound } from './problem.ts';
import { lineAt, type Source } from './source.ts';

/** A text that is cut off by a sign which means something to YAML, and what it takes to keep the whole. */
interface Slip {
	node: Scalar;
	key: string;
	/** The text as the owner meant it. */
	meant: string;
	why: string;
}

function findSlip(node: Scalar, key: string): Slip | undefined {
	if (node.anchor) {
		const meant = `&${node.anchor} ${node.value ?? ''}`.trim();
		return {
			node,
			key,
			meant,
			why: 'A word that begins with & is no part of the text unless it stands in quotation marks.',
		};
	}
	// "# a note" is a note; "#1" was meant to be read.
	if (node.type === 'PLAIN' && typeof node.value === 'string' && /^[^\s#]/.test(node.comment ?? '')) {
		const meant = `${node.value} #${node.comment?.split('\n')[0]}`;
		return {
			node,
			key,
			meant,
			why: 'Everything after # is taken for a note unless the text stands in quotation marks.',
		};
	}
	return undefined;
}

/** Finds texts that YAML accepts and silently shortens. */
export function findSlips(source: Source, document: Document): Problem[] {
	const slips: Slip[] = [];
	visit(document, {
		Scalar(role, node, ancestors) {
			const parent = ancestors.at(-1);
			const key = isPair(parent) && isScalar(parent.key) ? String(parent.key.value) : '-';
			const slip = role === 'key' ? undefined : findSlip(node, key);
			if (slip) slips.push(slip);
		},
	});
	return slips.map(({ node, key, meant, why }) => ({
		file: source.file,
		line: lineAt(source.text, source.yamlStart + (node.range?.[0] ?? 0)),
		field: key === '-' ? 'an entry of a list' : `the field “${key}”`,
		found: quoteFound(meant),
		why: `${why} Visitors would read: ${String(node.value ?? 'nothing')}`,
		write: `${key === '-' ? '-' : `${key}:`} "${meant.replaceAll('"', '”')}"`,
	}));
}
