import { type Content, textsOf } from './content.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';
import { isByCustomer } from './schema-walk.ts';

interface Claim {
	claim: RegExp;
	why: string;
	write: string;
	field?: string;
	/** False for what does harm whatever else the text says. A pattern knows no law: all others may be meant otherwise. */
	isWarning?: boolean;
}
const danger = 'dangerous advice in the text';

/** What the law forbids to promise, nobody can keep or does harm, with the reason and what may be said instead. */
const claims: Claim[] = [
	{
		claim:
			/\bwe(?:’ll|'ll| will| can)? (?:file|handle|negotiate|adjust|settle|process) (?:your |the |all )?(?:insurance )?claims?\b/gi,
		why: 'In Florida, only a licensed public adjuster may handle a homeowner’s claim (Fla. Stat. 626.854).',
		write: 'Say what you do yourself, such as: We document our work and explain our estimate.',
	},
	{
		claim:
			/\bwe (?:remove|kill|treat|test for|remediate) mold\b|\bmold (?:removal|remediation|testing) service/gi,
		why: 'In Florida, assessing or removing more than 10 square feet of mold takes a state license (Fla. Stat. 468.8411).',
		write:
			'Say what drying does, such as: Drying within 24 to 48 hours keeps mold from getting started in most cases.',
	},
	{
		claim:
			/\b(?:100\s?%|completely|totally) (?:guaranteed|safe)\b|\bguaranteed (?:results?|removal|arrival)\b/gi,
		why: 'No cleaner can keep this promise, and one you can’t keep deceives customers.',
		write: 'Say what you do when someone isn’t satisfied, or what happens in most homes.',
	},
	{
		claim:
			/\b(?:every|any|all) stains? (?:comes? out|removed|gone)\b|\bremoves? (?:every|any|all) (?:stains?|odors?)\b/gi,
		why: 'Some stains are damage that no cleaning removes, so this promise deceives customers.',
		write: 'Say what often happens, such as: Fresh wine often comes out of synthetic carpet.',
	},
	{
		claim: /\b(?:non-?toxic|chemical-?free|germ-?free)\b/gi,
		why: 'A claim like this needs proof for the whole product (16 CFR part 260).',
		write: 'Say what you can show, such as the label on the product.',
	},
	{
		claim: /\b(?:always|will) arrive within (?:\d|an? )/gi,
		why: 'Storms and traffic can delay you, and a promise you can’t keep deceives customers.',
		write: 'Say what you aim for, such as: We aim to arrive within 60 to 90 minutes.',
	},
	{
		field: danger,
		claim:
			/(?<=^|[.!?:;,]\s|\bthen |\band )mix [^.!?;:]*?\b(bleach|vinegar|ammonia|peroxide)\b(?: \w+){0,3}? (?:and|with|into|plus|to)\b(?: \w+){0,3}? (?!\1)(?:bleach|vinegar|ammonia|peroxide)\b/gim,
		why: 'Mixed cleaning products can give off poisonous gas.',
		write: 'Name one product only, and say never to mix products.',
		isWarning: false,
	},
	{
		field: danger,
		claim:
			/\b(?:use|apply|put|dab|pour|spray|try|rub)\b[^.!?,;]*\b(?:bleach|vinegar|peroxide)\b[^.!?,;]*\bon (?:\w+ )?(?:wool|silk|leather)\b/gi,
		why: 'Bleach, vinegar and peroxide ruin wool, silk and leather.',
		write: 'Say to blot it with a dry white cloth, or to call you.',
	},
];

/** "We don't …", "put no bleach …" and "no cleaner can …" say the opposite. */
const denial = /\b(?:not|no|never|nobody|none|cannot|without)\b|n[’']t\b/i;

/** Whether a claim that was found is one: a question and a denial are none. */
function isPromised(text: string, at: number, claim: string): boolean {
	const before =
		text
			.slice(0, at)
			.split(/[.!?]\s/)
			.at(-1) ?? '';
	const [, end] = /([.!?])(?:\s|$)/.exec(text.slice(at)) ?? [];
	return end !== '?' && !denial.test(before + claim);
}

/** Points out what the law forbids to promise, and advice that does harm. What a customer wrote stays as it is. */
export const checkPromises = (content: Content): Problem[] =>
	textsOf(content)
		.filter((text) => !isByCustomer(text))
		.flatMap((text) =>
			claims.flatMap(({ claim, why, write, field = 'a promise in the text', isWarning = true }) =>
				[...text.value.matchAll(claim)]
					.filter(({ index, 0: needle }) => isPromised(text.value, index, needle))
					.map(([needle]) =>
						reportField(text, { needle, field, found: quoteFound(needle), why, write, isWarning }),
					),
			),
		);
