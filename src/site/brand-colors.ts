import { readFileSync } from 'node:fs';

/**
 * Brand colors for what CSS cannot reach: the manifest, the browser's frame, pictures for sharing. Read from
 * src/styles/tokens.css, so that a color is written once. Relative to the project's folder, see site.ts.
 */
const tokens = readFileSync('src/styles/tokens.css', 'utf8');

/** A palette color as #rrggbb. @throws Error when tokens.css has no such color */
export function readBrandColor(
	name: 'ivory' | 'sand' | 'ink' | 'ink-soft' | 'palmetto-700' | 'palmetto-900' | 'terracotta-700',
): string {
	const value = new RegExp(`--${name}:\\s*(#[0-9a-f]{6});`, 'i').exec(tokens)?.[1];
	if (!value) throw new Error(`src/styles/tokens.css has no color --${name}.`);
	return value;
}
