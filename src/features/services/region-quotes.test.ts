import { expect, test } from 'vitest';
import { listQuotes } from './region-quotes.ts';

test('the page of a region has what its own customers said, in short before at length', () => {
	const quote = (author: string, location?: string) => ({
		author,
		location,
		text: 'Clean.',
		rating: 5,
		sample: false,
	});
	const review = (name: string, text: string) => ({ name, text, rating: 5 });
	const quotes = listQuotes(
		[{ testimonials: [quote('Ann', 'Tampa'), quote('Bo', 'Miami'), quote('Cy')] }],
		[review('Fay', 'On time in Tampa.'), review('Di', 'In Tampa.'), review('Ed', 'On time.')],
		(text = '') => text.includes('Tampa'),
	);
	expect(quotes.map(({ author }) => author)).toEqual(['Ann', 'Di', 'Fay']);
});

test('a review keeps its language, for the voice of screen readers', () => {
	const reviews = [{ name: 'Luz', text: 'Vinieron a Tampa.', rating: 5, language: 'es' }];
	const [quote] = listQuotes([], reviews, () => true);
	expect(quote?.language).toBe('es');
});
