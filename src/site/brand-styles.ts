import type { Plugin } from 'vite';
import { buildPalette, type Palette } from '../content/palette.ts';
import { brandSchema } from '../content/schema/brand.ts';
import { readData } from '../source/reader.ts';

/** What style sheets call the colors of the palette: by what they are for. Those of regions are only on the map. */
const names = {
	paper: 'page',
	band: 'band',
	deep: 'surface-deep',
	tint: 'highlight',
	ink: 'text',
	'ink-soft': 'text-soft',
	'deep-soft': 'text-inverse-soft',
	accent: 'primary',
	'accent-hover': 'primary-hover',
	'on-accent': 'primary-text',
	'accent-text': 'accent-text',
	main: 'secondary',
	'on-main': 'secondary-text',
	'main-text': 'link',
	line: 'line',
	'line-strong': 'line-strong',
	'deep-line': 'line-inverse',
	star: 'star',
} satisfies Partial<Record<keyof Palette, string>>;

/** Adds the colors of content/brand.yaml to src/styles/site.css, as custom properties. */
export const brandStyles = (): Plugin => ({
	name: 'brand-styles',
	enforce: 'pre',
	transform(code, id) {
		if (!id.endsWith('/src/styles/site.css')) return;
		const palette: Record<string, string> = buildPalette(brandSchema.parse(readData('brand.yaml')));
		const colors = Object.entries(names).map(([name, use]) => `--color-${use}:${palette[name]}`);
		return `${code}\n@layer tokens{:root{${colors.join(';')}}}`;
	},
});
