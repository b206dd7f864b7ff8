import { type Content, textsOf } from './content.ts';
import { isReview } from './launch-items.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';

/** Promises that the law forbids or that nobody can keep, with the reason and what may be said instead. */
const promises: { claim: RegExp; why: string; write: string }[] = [
	{
		claim:
			/\bwe(?:’ll|'ll| will| can)? (?:file|handle|negotiate|adjust|settle|process) (?:your |the |all )?(?:insurance )?claims?\b/gi,
		why: 'In Florida, only a licensed public adjuster may deal with a homeowner’s claim (Fla. Stat. 626.854).',
		write: 'what you do yourself, for example: We document our work and explain our estimate.',
	},
	{
		claim:
			/\b(?:we (?:remove|kill|treat|test for|remediate)|our) mold\b|\bmold (?:removal|remediation|testing|inspection) (?:service|by us|from us)\b/gi,
		why: 'In Florida, assessing or removing mold takes a state license (Fla. Stat. 468.84 and after).',
		write:
			'what drying does, for example: Drying within 24 to 48 hours keeps mold from getting started in most cases.',
	},
	{
		claim:
			/\b(?:100\s?%|completely|fully|totally) (?:guaranteed|safe|clean|dry in)\b|\bguaranteed (?:to|results?|removal|arrival)\b|\bwe guarantee (?:that|to|every|all)\b/gi,
		why: 'No cleaner can keep it, and a promise that can’t be kept deceives customers.',
		write: 'what you do when someone isn’t satisfied, or what happens in most homes',
	},
	{
		claim:
			/\b(?:every|any|all) stains? (?:comes? out|removed|gone)\b|\bremoves? (?:every|any|all) (?:stains?|odors?)\b/gi,
		why: 'Some stains are damage, which no cleaning takes out; the promise would deceive customers.',
		write: 'what you remove in most cases, for example: Most stains come out.',
	},
	{
		claim: /\b(?:non-?toxic|chemical-?free|all-natural|germ-?free|sterile)\b/gi,
		why: 'Such a claim needs proof for the whole product (16 CFR part 260).',
		write: 'what can be shown, for example the label that the product carries',
	},
	{
		claim: /\b(?:always|will) arrive within\b|\barrival in \d+ minutes guaranteed\b/gi,
		why: 'Storms and roads decide when you arrive; a promise that can’t be kept deceives customers.',
		write: 'what you aim for, for example: We aim to arrive within 60 to 90 minutes.',
	},
];

/** "We don't …" and "no cleaner can …" say the opposite. */
const denial = /\b(?:not|no|never|nobody|none|cannot)\b|n[’']t\b/i;

/** Whether a claim that was found is one: a question and a denial are none. */
function isPromised(text: string, at: number): boolean {
	const before =
		text
			.slice(0, at)
			.split(/[.!?]\s/)
			.at(-1) ?? '';
	const [, end] = /([.!?])(?:\s|$)/.exec(text.slice(at)) ?? [];
	return end !== '?' && !denial.test(before);
}

/** Checks that nothing is promised that the law forbids. What a customer wrote is theirs and stays as it is. */
export const checkPromises = (content: Content): Problem[] =>
	textsOf(content)
		.filter((text) => !isReview(text))
		.flatMap((text) =>
			promises.flatMap(({ claim, why, write }) =>
				[...text.value.matchAll(claim)]
					.filter(({ index }) => isPromised(text.value, index))
					.map(([needle]) =>
						tellField(text, {
							needle,
							field: 'a promise in the text',
							found: quoteFound(needle),
							why,
							write,
						}),
					),
			),
		);
