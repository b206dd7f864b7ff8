import { linkTargets } from '../lib/contact-text.ts';
import { editDistance } from '../lib/nearest.ts';
import { tokenPattern } from '../lib/tokens.ts';
import type { Shape } from './schema/shape.ts';

/** What a translation has to have of the text, each once: words in braces, the pages it links to, and amounts. */
const facts = (text: string) => [
	[...text.matchAll(tokenPattern)].map(([, name]) => name),
	linkTargets(text),
	[...text.matchAll(/\$\s?[\d.,]*\d|\d[\d.,]*\s?%/g)].map(([amount]) => amount.replace(/\s/g, '')),
];

/** Numbers outside of links and braces: "1,300" and "1.300" are the same. */
const numbers = (text: string): string[] =>
	text
		.replace(/\]\([^)]*\)|\{[^}]*\}/g, ' ')
		.match(/\d+(?:[.,:]\d+)*/g)
		?.map((number) => number.replace(/[.,](?=\d{3}\b)/g, '')) ?? [];

/**
 * Why a translation can't stand for a text: it has other words in braces, links, amounts or numbers, or a length that its
 * place doesn't have; undefined if it can. "24/7" may be said in words.
 */
export function findDisagreement(
	text: string,
	translation: string,
	{ minLength = 1, maxLength = Number.POSITIVE_INFINITY }: Shape = {},
): 'braces' | 'links' | 'amounts' | 'numbers' | 'length' | undefined {
	const kinds = ['braces', 'links', 'amounts'] as const;
	const theirs = facts(translation);
	const index = facts(text).findIndex(
		(own, kind) => new Set(own).symmetricDifference(new Set(theirs[kind])).size > 0,
	);
	if (index !== -1) return kinds[index];
	const theirNumbers = new Set(numbers(translation));
	const needed = new Set(numbers(text.replaceAll('24/7', ' ')));
	if (!theirNumbers.isSubsetOf(new Set(numbers(text))) || !needed.isSubsetOf(theirNumbers)) return 'numbers';
	const { length } = translation;
	return length < minLength || length > maxLength ? 'length' : undefined;
}

/** How different two texts are; undefined if hardly anybody would call one a change of the other. */
export function compareTexts(former: string, text: string): number | undefined {
	const most = 0.4 * Math.max(former.length, text.length);
	if (Math.abs(former.length - text.length) >= most) return undefined;
	const distance = editDistance(former, text);
	return distance < most ? distance : undefined;
}
