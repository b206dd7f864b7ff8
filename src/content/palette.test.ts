import { expect, test } from 'vitest';
import { buildPalette } from './palette.ts';

const sample = { main: '#17594a', accent: '#9a4320', star: '#e2a93b', paper: '#fbf8f2', ink: '#17211e' };

test('makes all tones from five colors', () => {
	expect(buildPalette(sample)).toEqual({
		...sample,
		band: '#f1e9dc',
		line: '#d9cbb5',
		'line-strong': '#85775f',
		'ink-soft': '#43504b',
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
