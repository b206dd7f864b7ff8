import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { buildPalette, type Palette } from './palette.ts';

const sample = { main: '#17594a', accent: '#9a4320', star: '#e2a93b', paper: '#fbf8f2', ink: '#17211e' };

test('makes all tones from five colors', () => {
	expect(buildPalette(sample)).toEqual({
		...sample,
		band: '#f1e9dc',
		line: '#d9cbb5',
		'line-strong': '#85775f',
		'ink-soft': '#3d4a45',
		deep: '#0e332b',
		'deep-line': '#2f5a50',
		'deep-soft': '#d5e3dd',
		tint: '#cfe6e2',
		'area-1': '#2b7d69',
		'area-2': '#e8b48f',
		'area-3': '#8fc4bb',
		'area-4': '#b5653f',
		'area-5': '#e9d18a',
		'area-6': '#6f8fa3',
		'main-text': '#17594a',
		'accent-text': '#9a4320',
		'on-main': '#fbf8f2',
		'on-accent': '#ffffff',
		'accent-hover': '#7f3518',
	});
});

test('soft text has the contrast of AAA on every light surface of the sample', () => {
	const palette = buildPalette(sample);
	for (const surface of ['paper', 'band', 'tint'] as const) {
		const contrast = new Color(palette['ink-soft']).contrast(palette[surface], 'WCAG21');
		expect(contrast, surface).toBeGreaterThanOrEqual(7);
	}
});

/** Eight that companies have, a black, a near-white, and one on which neither white nor this ink can be read. */
const ordinary = [
	...['#e4002b', '#f96302', '#ffd400', '#00a3e0', '#2e7d32', '#8bc34a', '#ff69b4', '#0d6efd'],
	...['#000000', '#fdfdfd', '#7f7f7f'],
];
const grounds: [text: 'main-text' | 'accent-text' | 'on-main' | 'on-accent', on: (keyof Palette)[]][] = [
	['main-text', ['paper', 'band', 'tint']],
	['accent-text', ['paper', 'band', 'tint']],
	['on-main', ['main']],
	['on-accent', ['accent', 'accent-hover']],
];

test.each(ordinary)('%s fills buttons as it is, and text of it and on it can be read', (color) => {
	for (const paper of ['#fbf8f2', '#e0e0e0'])
		for (const [main, accent] of [
			[color, sample.accent],
			[sample.main, color],
			[color, color],
		] as const) {
			const palette = buildPalette({ ...sample, paper, main, accent });
			expect(palette).toMatchObject({ main, accent });
			const low = grounds.flatMap(([text, on]) =>
				on.filter((ground) => new Color(palette[text]).contrast(palette[ground], 'WCAG21') < 4.5),
			);
			expect(low).toEqual([]);
		}
});

test('a gray brand has gray tones, and none is out of range', () => {
	const palette = buildPalette({ ...sample, main: '#333333', paper: '#ffffff', ink: '#000000' });
	expect(palette.tint).toMatch(/^#(..)\1\1$/);
	expect(palette.band).toMatch(/^#(..)\1\1$/);
	expect(Object.values(palette).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
});
