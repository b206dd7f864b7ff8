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
	chroma?: number;
	/** The most chroma, so that a large surface stays quiet under a loud brand. */
	most?: number;
	/** Degrees by which the hue turns. */
	turn?: number;
}

/**
 * Tones that are the same for every brand of a hue. Those that carry text have a lightness of their own, so that it is
 * readable whatever the brand. The areas are the regions on the map: neighbors differ in lightness too (WCAG 1.4.1).
 */
const tones = {
	band: { of: 'paper', by: -0.043, chroma: 2.26, turn: -4.4 },
	line: { of: 'paper', by: -0.132, chroma: 3.93, turn: -5.3 },
	'line-strong': { of: 'paper', to: 0.5755, chroma: 4.57, turn: -3.5 },
	'ink-soft': { of: 'ink', by: 0.16, chroma: 1.2, turn: -4.4 },
	tint: { of: 'main', to: 0.9068, chroma: 0.358, most: 0.035, turn: 9.9 },
	'area-1': { of: 'main', to: 0.5344, chroma: 1.22, turn: -0.5 },
	'area-2': { of: 'accent', to: 0.8083, chroma: 0.622, turn: 15.8 },
	'area-3': { of: 'main', to: 0.7808, chroma: 0.814, turn: 8.9 },
	'area-4': { of: 'accent', to: 0.5906, chroma: 0.917, turn: 4.2 },
	'area-5': { of: 'star', to: 0.8648, chroma: 0.677, turn: 11.5 },
	'area-6': { of: 'main', to: 0.633, chroma: 0.673, turn: 61.6 },
} satisfies Record<string, Tone>;

/** What banners have of a dark main color, so that pages with its buttons and links stay calm. */
const deep: Tone = { of: 'main', to: 0.292, by: -0.05, chroma: 0.637, turn: 1.9 };

/** A color for each role, as #rrggbb. Banners are the large surfaces in the main color. */
export type Palette = ReturnType<typeof buildPalette>;

const toHex = (color: Color) => color.to('srgb').toGamut().toString({ format: 'hex', collapse: false });

function makeTone(
	brand: Pick<Brand, BrandColor>,
	{ of, to = 1, by, chroma = 1, most = 1, turn = 0 }: Tone,
): string {
	const [l = 0, c = 0, h = 0] = new Color(brand[of]).to('oklch').coords.map(Number);
	const lightness = by === undefined ? to : Math.min(to, l + by);
	return toHex(new Color('oklch', [lightness, Math.min(c * chroma, most), h + turn]));
}

/** The colors of regions, in the order of content/areas.yaml; after the last comes the first again. */
export const listAreaColors = (palette: Palette): string[] =>
	Object.entries(palette).flatMap(([name, color]) => (name.startsWith('area-') ? color : []));

/** Whether a color has a contrast of at least `least` on all of these: 4.5 for text, 3 for large signs (WCAG 2.2). */
const isRead = (color: string, on: readonly string[], least = 4.5) =>
	on.every((ground) => new Color(ground).contrast(color, 'WCAG21') >= least);

/** The palette: the brand's colors, its tones, and what can be read on them. */
export function buildPalette({ logo: _, icon: __, pattern: ___, ...brand }: Brand) {
	const own = Object.entries(brand).map(([name, color]) => [name, toHex(new Color(color))]);
	const made = Object.entries(tones).map(([name, tone]) => [name, makeTone(brand, tone)]);
	const palette: Record<BrandColor | keyof typeof tones, string> = Object.fromEntries([...own, ...made]);
	const { main, accent, star, paper, ink, band, tint } = palette;
	/** A brand color, only as much darker as text on the light surfaces takes. */
	const darken = (of: 'main' | 'accent', by = 0): string => {
		const color = makeTone(brand, { of, by });
		return isRead(color, [paper, band, tint]) || by < -1 ? color : darken(of, by - 0.005);
	};
	// Of white and black, one can be read on any color.
	const findOn = (ground: string, light: string) =>
		[light, '#ffffff', ink].find((color) => isRead(color, [ground])) ?? '#000000';
	const onAccent = findOn(accent, '#ffffff');
	const accentHover = makeTone(brand, {
		of: 'accent',
		by: onAccent === '#ffffff' ? -0.0659 : 0.0659,
		chroma: 0.878,
		turn: -0.45,
	});
	const banner = isRead('#ffffff', [main], 7) ? makeTone(brand, deep) : main;
	const onBanner = findOn(banner, paper);
	/** As near to the banner as text may come. */
	const soften = (share = 0.15): string => {
		const color = toHex(new Color(onBanner).mix(banner, share, { space: 'oklab' }));
		return share <= 0 ? onBanner : isRead(color, [banner]) ? color : soften(share - 0.01);
	};
	const softOnBanner = soften();
	const [button, onButton, buttonHover] = isRead(accent, [banner], 2)
		? [accent, onAccent, accentHover]
		: [onBanner, banner, softOnBanner];
	return {
		...palette,
		'main-text': darken('main'),
		'accent-text': darken('accent'),
		'on-main': findOn(main, paper),
		'on-accent': onAccent,
		'accent-hover': accentHover,
		banner,
		'on-banner': onBanner,
		'on-banner-soft': softOnBanner,
		'banner-star': isRead(star, [banner], 3) ? star : onBanner,
		'banner-button': button,
		'on-banner-button': onButton,
		'banner-button-hover': buttonHover,
	};
}

/** The color on or in which text or lines can't be read, whatever is made of the others. */
export function listUnreadable(brand: Brand): BrandColor[] {
	const { paper, band, tint, ...palette } = buildPalette(brand);
	if (!isRead(palette['line-strong'], [paper], 3)) return ['paper'];
	return isRead(palette['ink-soft'], [paper, band, tint]) ? [] : ['ink'];
}
