import { expect, test } from 'vitest';
import { isSampleContent, readContentTexts } from './content-texts.ts';

/**
 * How the texts of content/ read. Rules of law hold for everybody's words. Rules of style are about our sample texts
 * alone, so that an owner who writes other ones finds nothing red.
 */
const texts = readContentTexts();
const sampleTexts = isSampleContent() ? texts : [];

/** What search results show may say again what the page says. */
const shownElsewhere = new Set(['metaTitle', 'metaDescription', 'alt']);

const segmenter = new Intl.Segmenter('en-US', { granularity: 'sentence' });
const splitSentences = (text: string) =>
	text.split('\n').flatMap((line) => [...segmenter.segment(line)].map(({ segment }) => segment.trim()));

test('no sentence is written twice', () => {
	const places = new Map<string, string[]>();
	for (const { place, field, text } of sampleTexts) {
		if (shownElsewhere.has(field) || /\.sources?\./.test(place)) continue;
		for (const sentence of splitSentences(text)) {
			// A row of a table is read across, not as a sentence. Shorter ones, such as "Every 12 to 18 months", are facts that stand where they are needed.
			if (sentence.split(/\s+/).length < 6 || sentence.startsWith('|')) continue;
			const key = sentence
				.toLowerCase()
				.replace(/[^\p{L}\p{N}]+/gu, ' ')
				.trim();
			places.set(key, [...(places.get(key) ?? []), place]);
		}
	}
	const twice = [...places]
		.filter(([, found]) => found.length > 1)
		.map(([sentence, found]) => `“${sentence}” is in ${found.join(' and ')}; say it once, or differently`);
	expect(twice).toEqual([]);
});

/** Promises that the law or the facts forbid, with the reason; docs/owner-guide.md explains them. */
const forbidden: { claim: RegExp; why: string }[] = [
	{
		claim:
			/\bwe(?:’ll|'ll| will| can)? (?:file|handle|negotiate|adjust|settle|process) (?:your |the |all )?(?:insurance )?claims?\b/i,
		why: 'only a licensed public adjuster may deal with a claim (Fla. Stat. 626.854)',
	},
	{
		claim:
			/\b(?:we (?:remove|kill|treat|test for|remediate)|our) mold\b|\bmold (?:removal|remediation|testing|inspection) (?:service|by us|from us)\b/i,
		why: 'mold assessment and remediation need state licenses (Fla. Stat. 468.84)',
	},
	{
		claim:
			/\b(?:100\s?%|completely|fully|totally) (?:guaranteed|safe|clean|dry in)\b|\bguaranteed (?:to|results?|removal|arrival)\b|\bwe guarantee (?:that|to|every|all)\b/i,
		why: 'no cleaner can keep it, so it deceives',
	},
	{
		claim:
			/\b(?:every|any|all) stains? (?:comes? out|removed|gone)\b|\bremoves? (?:every|any|all) (?:stains?|odors?)\b/i,
		why: 'some stains are damage',
	},
	{
		claim: /\b(?:non-?toxic|chemical-?free|all-natural|germ-?free|sterile)\b/i,
		why: 'such claims need proof for the whole product (16 CFR 260)',
	},
	{
		claim: /\b(?:always|will) arrive within\b|\barrival in \d+ minutes guaranteed\b/i,
		why: 'storms and roads decide; say that you aim to',
	},
];

test('nothing is promised that the law or the facts forbid', () => {
	const found = texts.flatMap(({ place, text }) =>
		forbidden.flatMap(({ claim, why }) => {
			const match = claim.exec(text);
			// "We don't …" and "no cleaner can …" say the opposite.
			const before =
				text
					.slice(0, match?.index)
					.split(/[.!?]\s/)
					.at(-1) ?? '';
			if (!match || /\b(?:not|no|never|nobody|cannot)\b|n[’']t\b/i.test(before)) return [];
			return [`${place}: “${match[0]}”: ${why}`];
		}),
	);
	expect(found).toEqual([]);
});

/** Idiom of other Englishes, and words that our voice does without. */
const unwelcome =
	/\b(?:colour|grey|fibre|odour|mould|programme|centre|favourite|neighbour|licence|unparalleled|leverage|world-class|second to none|rings? your bell|trodden|tick the box|the other way round)\b/i;

test('the words are American, and none of them is sales talk', () => {
	const found = sampleTexts.flatMap(({ place, text }) => {
		const match = unwelcome.exec(text);
		return match ? [`${place}: “${match[0]}”`] : [];
	});
	expect(found).toEqual([]);
});

test('nobody shouts: an exclamation mark stands in the fixed words of the error screen alone', () => {
	const found = sampleTexts.filter(
		({ text }) => text.includes('!') && text !== 'Unexpected Application Error!',
	);
	expect(found).toEqual([]);
});

test('a heading says what it is about in at most 14 words', () => {
	const long = sampleTexts.filter(
		({ field, place, text }) =>
			field === 'title' &&
			!place.includes('.sources') &&
			!place.includes('.source.') &&
			text.split(/\s+/).length > 14,
	);
	expect(long.map(({ place, text }) => `${place}: “${text}”`)).toEqual([]);
});
