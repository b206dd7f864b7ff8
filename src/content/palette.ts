import Color from 'colorjs.io';
import type { Brand } from './schema/brand.ts';

/** The colors of content/brand.yaml. */
export type BrandColor = Exclude<keyof Brand, 'logo' | 'icon' | 'pattern'>;

/** A color made from a brand color, in OKLCH (https://www.w3.org/TR/css-color-4/#ok-lab), which keeps its hue. */
interface Tone {
	of: BrandColor;
	/** Lightness from 0 to 1, or at most that if `by` makes it darker. */
	to?: number;
	/** How much lighter than the brand color. */
	by?: number;
	/** Share of the brand color's chroma, so that tones of gray stay gray. */
	chroma: number;
	/** The most chroma, so that a large surface stays quiet under a loud brand. */
	most?: number;
	/** Degrees by which the hue turns. */
	turn: number;
}

/**
 * All tones. Those that carry text have a lightness of their own, so that it is
 * readable whatever the brand. The areas are the regions on the map: neighbors differ in lightness too (WCAG 1.4.1).
 */
const tones = {
	band: { of: 'paper', by: -0.043, chroma: 2.26, turn: -4.4 },
	line: { of: 'paper', by: -0.132, chroma: 3.93, turn: -5.3 },
	'line-strong': { of: 'paper', to: 0.5755, chroma: 4.57, turn: -3.5 },
	'ink-soft': { of: 'ink', by: 0.16, chroma: 1.2, turn: -4.4 },
	deep: { of: 'main', to: 0.292, by: -0.05, chroma: 0.637, turn: 1.9 },
	'deep-line': { of: 'main', to: 0.433, chroma: 0.734, turn: 2.7 },
	'deep-soft': { of: 'main', to: 0.9036, chroma: 0.244, turn: -5.8 },
	tint: { of: 'main', to: 0.9068, chroma: 0.358, most: 0.035, turn: 9.9 },
	'accent-deep': { of: 'accent', by: -0.0659, chroma: 0.878, turn: -0.45 },
	'area-1': { of: 'main', to: 0.5344, chroma: 1.22, turn: -0.5 },
	'area-2': { of: 'accent', to: 0.8083, chroma: 0.622, turn: 15.8 },
	'area-3': { of: 'main', to: 0.7808, chroma: 0.814, turn: 8.9 },
	'area-4': { of: 'accent', to: 0.5906, chroma: 0.917, turn: 4.2 },
	'area-5': { of: 'star', to: 0.8648, chroma: 0.677, turn: 11.5 },
	'area-6': { of: 'main', to: 0.633, chroma: 0.673, turn: 61.6 },
} satisfies Record<string, Tone>;

export type Palette = Record<BrandColor | keyof typeof tones, string>;

const toHex = (color: Color) => color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

function makeTone(brand: Pick<Brand, BrandColor>, { of, to = 1, by, chroma, most = 1, turn }: Tone): string {
	const [l = 0, c = 0, h = 0] = new Color(brand[of]).to('oklch').coords.map(Number);
	const lightness = by === undefined ? to : Math.min(to, l + by);
	return toHex(new Color('oklch', [lightness, Math.min(c * chroma, most), h + turn]));
}

/** The colors of regions, in the order of content/areas.yaml; after the last comes the first again. */
export const listAreaColors = (palette: Palette): string[] =>
	Object.entries(palette).flatMap(([name, color]) => (name.startsWith('area-') ? color : []));

/** The palette: the brand's colors and all tones, as #rrggbb. */
export function buildPalette({ logo: _, icon: __, pattern: ___, ...brand }: Brand): Palette {
	const own = Object.entries(brand).map(([name, color]) => [name, toHex(new Color(color))]);
	const made = Object.entries(tones).map(([name, tone]) => [name, makeTone(brand, tone)]);
	return Object.fromEntries([...own, ...made]);
}

/** The darkest backgrounds of fixed colors, and what else doesn't follow the brand (src/styles/tokens.css). */
const [white, emergency, error, focus] = ['#ffffff', '#7a1f1f', '#8d1f1f', '#0b5cad'];
const light: (keyof Palette)[] = ['paper', 'band', 'tint'];

/**
 * What is seen on what: the brand color to change if it can't be told apart, a color made from it, what it's on, and
 * the least contrast of WCAG 2.2: 4.5 for text, 3 for large signs and outlines of controls.
 */
const pairs: [of: BrandColor, color: keyof Palette, on: readonly string[], least: number][] = [
	['ink', 'ink-soft', light, 4.5],
	['main', 'main', light, 4.5],
	['accent', 'accent', [...light, white], 4.5],
	['star', 'star', ['deep'], 3],
	['paper', 'paper', ['deep', emergency, error], 4.5],
	['paper', 'paper', [focus], 3],
	['paper', 'line-strong', ['paper'], 3],
];

/** The contrast of two colors, from 1 to 21. */
const getContrast = (one: string, other: string) => new Color(one).contrast(other, 'WCAG21');

/** The worst pair of each brand color with too little contrast; only that of the background if it is wrong itself. */
export function findLowContrast(brand: Brand) {
	const palette: Record<string, string> = buildPalette(brand);
	const measured = pairs.flatMap(([of, name, backgrounds, least]) =>
		backgrounds.map((background) => {
			const [color = '', on = background] = [palette[name], palette[background]];
			return { of, color, on, contrast: getContrast(color, on), least };
		}),
	);
	const low = measured
		.filter(({ contrast, least }) => contrast < least)
		.toSorted((a, b) => a.contrast - b.contrast);
	const first = (of: BrandColor) => low.find((pair) => pair.of === of);
	const paper = first('paper');
	return paper ? [paper] : low.filter((pair) => first(pair.of) === pair);
}

/** The nearest color that has enough contrast: the same, lighter or darker; undefined if there is none. */
export function findReadable(brand: Brand, of: BrandColor): string | undefined {
	const [lightness = 0, chroma = 0, hue = 0] = new Color(brand[of]).to('oklch').coords.map(Number);
	const steps = Array.from({ length: 200 }, (_, index) => (index + 1) / 200);
	return steps
		.flatMap((step) => [lightness - step, lightness + step])
		.filter((l) => l >= 0 && l <= 1)
		.map((l) => toHex(new Color('oklch', [l, chroma, hue])))
		.find((color) => !findLowContrast({ ...brand, [of]: color }).some((pair) => pair.of === of));
}
