import Color from 'colorjs.io';
import { expect, test } from 'vitest';
import { buildPalette, findLowContrast, findReadable } from './palette.ts';

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
		'accent-deep': '#7f3518',
		'area-1': '#2b7d69',
		'area-2': '#e8b48f',
		'area-3': '#8fc4bb',
		'area-4': '#b5653f',
		'area-5': '#e9d18a',
		'area-6': '#6f8fa3',
	});
});

test('soft text has the contrast of AAA on every light surface of the sample', () => {
	const palette = buildPalette(sample);
	for (const surface of ['paper', 'band', 'tint'] as const) {
		const contrast = new Color(palette['ink-soft']).contrast(palette[surface], 'WCAG21');
		expect(contrast, surface).toBeGreaterThanOrEqual(7);
	}
});

test('a color that is too light gets the nearest one that can be read', () => {
	const brand = { ...sample, main: '#f2b705' };
	expect(findLowContrast(sample)).toEqual([]);
	expect(findLowContrast(brand).map(({ of }) => of)).toEqual(['main']);
	const main = findReadable(brand, 'main') ?? '';
	expect(main).toMatch(/^#[0-9a-f]{6}$/);
	expect(findLowContrast({ ...brand, main })).toEqual([]);
});

test('a color that can be told apart may still be too light for text', () => {
	for (const [of, color] of [
		['main', '#35806e'],
		['accent', '#b05a33'],
	] as const)
		expect(findLowContrast({ ...sample, [of]: color })).toMatchObject([{ of, least: 4.5 }]);
});

test('a gray brand has gray tones, and none is out of range', () => {
	const palette = buildPalette({ ...sample, main: '#333333', paper: '#ffffff', ink: '#000000' });
	expect(palette.tint).toMatch(/^#(..)\1\1$/);
	expect(palette.band).toMatch(/^#(..)\1\1$/);
	expect(Object.values(palette).filter((color) => !/^#[0-9a-f]{6}$/.test(color))).toEqual([]);
});
