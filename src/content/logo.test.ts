import { expect, test } from 'vitest';
import { drawIcon, drawLetter, readLogo } from './logo.ts';

const svg = (inner: string, root = '') =>
	`<?xml version="1.0"?><!-- A program wrote this. --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" ${root}>${inner}</svg>`;
const colors = { main: '#17594a', paper: '#fbf8f2' };

test.each([
	['without a color', svg('<path d="M8 8h48v48H8z"/>'), true],
	['in black', svg('<path fill="#000000" d="M8 8h48v48H8z"/>'), true],
	['of black lines', svg('<path d="M8 8h48v48"/>', 'fill="none" stroke="black" stroke-width="2"'), true],
	['in a color', svg('<path fill="#0b3d91" d="M8 8h48v48H8z"/>'), false],
	[
		'in a color of a style sheet',
		svg('<style>.a{fill:#0b3d91}</style><path class="a" d="M8 8h48v48H8z"/>'),
		false,
	],
])('a logo %s takes the color of the text only if it has none', (_, file, isPlain) => {
	const logo = readLogo(file);
	expect(logo).toMatchObject({ viewBox: '0 0 64 64', isPlain });
	expect(logo.drawing).not.toMatch(/#000|black|<!--/);
});

test('what the whole drawing has, its parts keep', () => {
	const { drawing } = readLogo(
		svg('<path d="M8 8h48v48"/>', 'fill="none" stroke="currentColor" stroke-width="2"'),
	);
	expect(drawing).toContain('stroke-width="2"');
});

test('an icon has a plain logo on the main color, and any other on the background', () => {
	const plain = drawIcon(drawLetter('Blue Heron'), colors, 0.8);
	expect(plain).toContain('fill="#17594a"/><svg x="6.40"');
	expect(plain).toContain('fill="#fbf8f2"');
	const colored = readLogo(svg('<path fill="#0b3d91" d="M8 8h48v48H8z"/>'));
	expect(drawIcon(colored, colors, 0.8)).not.toContain('#17594a');
});

test('letters differ, and each fits its square', () => {
	const [one, other] = [drawLetter('Blue Heron'), drawLetter('Windows')];
	expect(one.drawing).not.toBe(other.drawing);
	const [, , width, height] = other.viewBox.split(' ').map(Number);
	expect(width).toBe(height);
});
