import type { Plugin } from 'vite';
import { buildPalette, type Palette } from '../content/palette.ts';
import { brandSchema } from '../content/schema/brand.ts';
import { readData } from '../source/reader.ts';

/** What style sheets call colors of the palette that have another name there: by what they are for. */
const names: Partial<Record<string, string>> = {
	paper: 'page',
	tint: 'highlight',
	ink: 'text',
	'ink-soft': 'text-soft',
	accent: 'primary',
	'accent-hover': 'primary-hover',
	'on-accent': 'primary-text',
	main: 'secondary',
	'on-main': 'secondary-text',
	'main-text': 'link',
} satisfies Partial<Record<keyof Palette, string>>;

/** Adds the colors of content/brand.yaml to src/styles/site.css, as custom properties. */
export const brandStyles = (): Plugin => ({
	name: 'brand-styles',
	enforce: 'pre',
	transform(code, id) {
		if (!id.endsWith('/src/styles/site.css')) return;
		const palette = buildPalette(brandSchema.parse(readData('brand.yaml')));
		const colors = Object.entries(palette).map(([name, color]) => `--color-${names[name] ?? name}:${color}`);
		return `${code}\n@layer tokens{:root{${colors.join(';')}}}`;
	},
});
