import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Stars } from './Stars.tsx';

const draw = (rating: number) => renderToStaticMarkup(createElement(Stars, { rating, label: 'Some stars' }));

test('stars are filled as far as the rating, 24 units a star, and never beyond five', () => {
	expect(draw(3)).toContain('width="72"');
	expect(draw(4.5)).toContain('width="108"');
	// A star ends before its square does, and this one lacks its tip.
	expect(draw(4.9)).toContain('width="115.2"');
	expect(draw(9)).toContain('width="120"');
	expect(draw(-1)).toContain('width="0"');
});
