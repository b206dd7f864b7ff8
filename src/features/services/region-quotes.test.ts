import { expect, test } from 'vitest';
import { listQuotes } from './region-quotes.ts';

test('a review keeps its language, for the voice of screen readers', () => {
	const reviews = [{ name: 'Luz', text: 'Vinieron a Tampa.', rating: 5, language: 'es' }];
	const [quote] = listQuotes([], reviews, () => true);
	expect(quote?.language).toBe('es');
});
