import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { buildPalette, type Palette } from './palette.ts';

const sample = { main: '#17594a', accent: '#9a4320', star: '#e2a93b', paper: '#fbf8f2', ink: '#17211e' };

test('soft text has the contrast of AAA on every light surface of the sample', () => {
	const palette = buildPalette(sample);
	for (const surface of ['paper', 'band', 'tint'] as const) {
		const contrast = new Color(palette['ink-soft']).contrast(palette[surface], 'WCAG21');
		expect(contrast, surface).toBeGreaterThanOrEqual(7);
	}
});

/** Every hue, from black to white, as loud as a screen shows it. */
const grid = ['00', '55', 'aa', 'ff'].flatMap((red, _, steps) =>
	steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
);
/** What stands on what, with the contrast that WCAG 2.2 asks of it: text, and large signs. */
const pairs: [front: keyof Palette, grounds: (keyof Palette)[], least: number][] = [
	['main-text', ['paper', 'band', 'tint'], 4.5],
	['accent-text', ['paper', 'band', 'tint'], 4.5],
	['on-main', ['main'], 4.5],
	['on-accent', ['accent', 'accent-hover'], 4.5],
	['on-banner', ['banner'], 4.5],
	['on-banner-soft', ['banner'], 4.5],
	['on-banner-button', ['banner-button', 'banner-button-hover'], 4.5],
	['banner-star', ['banner'], 3],
	// As much as the sample's, with its words.
	['banner-button', ['banner'], 2],
];

test.each(['#fbf8f2', '#e0e0e0'])('on %s, what is in and on any color can be read', (paper) => {
	const low = grid.flatMap((color, index) =>
		[
			{ main: color, accent: grid[(index * 29) % grid.length] ?? color },
			{ main: color, accent: color, star: color },
		].flatMap((brand) => {
			const palette = buildPalette({ ...sample, paper, ...brand });
			expect(palette).toMatchObject(brand);
			return pairs.flatMap(([front, grounds, least]) =>
				grounds
					.filter((ground) => new Color(palette[front]).contrast(palette[ground], 'WCAG21') < least)
					.map((ground) => `${brand.main} and ${brand.accent}: ${front} on ${ground}`),
			);
		}),
	);
	expect(low).toEqual([]);
});

test.each(['#ffd400', '#e4002b'])('%s fills banners as it is', (main) => {
	expect(buildPalette({ ...sample, main }).banner).toBe(main);
});

test('a gray brand has gray tones, and none is out of range', () => {
	const palette = buildPalette({ ...sample, main: '#333333', paper: '#ffffff', ink: '#000000' });
	expect(palette.tint).toMatch(/^#(..)\1\1$/);
	expect(palette.band).toMatch(/^#(..)\1\1$/);
	expect(Object.values(palette).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
});
