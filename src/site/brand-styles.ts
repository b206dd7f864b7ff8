import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { buildPalette } from '../content/palette.ts';
import { parseBrand } from '../content/schema/brand.ts';

/** Adds the palette of content/brand.yaml to src/styles/site.css, as custom properties. */
export const brandStyles = (): Plugin => ({
	name: 'brand-styles',
	enforce: 'pre',
	transform(code, id) {
		if (!id.endsWith('/src/styles/site.css')) return;
		const file = path.resolve('content/brand.yaml');
		this.addWatchFile(file);
		const palette = Object.entries(buildPalette(parseBrand(readFileSync(file, 'utf8'))));
		return `${code}\n@layer tokens{:root{${palette.map(([name, color]) => `--${name}:${color}`).join(';')}}}`;
	},
});
