import { isBody } from './content.ts';
import type { Finding } from './report.ts';

/** What pages can't show as it's meant. */
const signs: Finding[] = [
	{
		field: 'HTML in the text',
		pattern: /(?<!\()<\/?[a-z][a-z0-9-]*(?:\s[^<>]*)?\/?>/gi,
		why: 'Frames, scripts and styles don’t work in a text, and other HTML isn’t checked.',
		write: 'Delete it, and the tag that ends it, if there is one.',
		// The end of an element is reported with its start.
		isMeant: (text, { 0: tag, index }) =>
			tag.startsWith('</') && text.slice(0, index).includes(tag.slice(0, -1).replace('/', '')),
	},
	{
		field: 'the text below the second ---',
		isFor: isBody,
		pattern: /^\s*$/g,
		why: 'The page would be empty.',
		write: 'The text, with an empty line between paragraphs.',
	},
	{
		field: 'a heading in the text',
		severity: 'warning',
		isFor: isBody,
		// Markdown's two ways of writing a heading of the first level.
		pattern: /^ {0,3}# .*$|^.+\n {0,3}=+[ \t]*$/gm,
		why: 'A page has one main heading, its title. With a second one, screen readers and search engines can’t tell what the page is about.',
		write: (heading) => `## ${heading.replace(/^ *# |\n.*$/g, '')}`,
	},
	{
		field: 'formatting in the text',
		isFor: (text) => !isBody(text),
		pattern:
			/\*\*[^*]+\*\*|(?<![\w*])\*[^\s*](?:[^*\n]*[^\s*])?\*(?![\w*])|(?<!\w)__[^_]+__(?!\w)|^(?:#{1,6}|[-*+]) .*(?:\n[-*+] .*)*|!\[[^\]]*\]\([^)]*\)/gm,
		why: 'Only articles and pages of your own can have it. Here, visitors would see the symbols.',
		write: 'Only the words, without the symbols.',
	},
];

const promise = 'a promise in the text';
const danger = 'dangerous advice in the text';

/** Promises that the law forbids or nobody can keep, and harmful advice, each with the reason and what to say instead. */
const claims: Finding[] = [
	{
		field: promise,
		pattern:
			/\bwe(?:’ll|'ll| will| can)? (?:file|handle|negotiate|adjust|settle|process) (?:your |the |all )?(?:insurance )?claims?\b/gi,
		why: 'In Florida and most other states, only a licensed public adjuster may handle a homeowner’s claim (Fla. Stat. 626.854).',
		write: 'Say what you do yourself, such as: We document our work and explain our estimate.',
	},
	{
		field: promise,
		pattern:
			/\bwe (?:remove|kill|treat|test for|remediate) mold\b|\bmold (?:removal|remediation|testing) service/gi,
		why: 'In Florida, New York, Texas and some other states, assessing or removing mold takes a state license (Fla. Stat. 468.8411).',
		write:
			'Say what drying does, such as: Drying within 24 to 48 hours keeps mold from getting started in most cases.',
	},
	{
		field: promise,
		pattern:
			/\b(?:100\s?%|completely|totally) (?:guaranteed|safe)\b|\bguaranteed (?:results?|removal|arrival)\b|\b(?:every|any|all) stains? (?:comes? out|removed|gone)\b|\bremoves? (?:every|any|all) (?:stains?|odors?)\b|\b(?:always|will) arrive within (?:\d|an? )/gi,
		why: 'Nobody can always keep this promise, because of stains that are damage, storms and traffic, and one that isn’t kept deceives customers.',
		write: 'Say what often happens, or what you aim for, such as: Most fresh spots come out.',
	},
	{
		field: promise,
		pattern: /\b(?:non-?toxic|chemical-?free|germ-?free)\b/gi,
		why: 'A claim like this needs proof for the whole product (16 CFR part 260).',
		write: 'Say what you can show, such as the label on the product.',
	},
	{
		field: danger,
		severity: 'error',
		pattern:
			/(?<=^|[.!?:;,]\s|\bthen |\band )mix [^.!?;:]*?\b(bleach|vinegar|ammonia|peroxide)\b(?: \w+){0,3}? (?:and|with|into|plus|to)\b(?: \w+){0,3}? (?!\1)(?:bleach|vinegar|ammonia|peroxide)\b/gim,
		why: 'Mixed cleaning products can give off poisonous gas.',
		write: 'Name one product only, and say never to mix products.',
	},
	{
		field: danger,
		pattern:
			/\b(?:use|apply|put|dab|pour|spray|try|rub)\b[^.!?,;]*\b(?:bleach|vinegar|peroxide)\b[^.!?,;]*\bon (?:\w+ )?(?:wool|silk|leather)\b/gi,
		why: 'Bleach, vinegar and peroxide ruin wool, silk and leather.',
		write: 'Say to blot it with a dry white cloth, or to call you.',
	},
];

/** "We don't …", "put no bleach …" and "no cleaner can …" mean the opposite. */
const denial = /\b(?:not|no|never|nobody|none|cannot|without)\b|n[’']t\b/i;

/** Whether a match isn't a claim but a question or a denial. */
function isNoClaim(text: string, { index, 0: claim }: RegExpExecArray): boolean {
	const before = text.slice(0, index).split(/[.!?]\s/);
	const [, end] = /([.!?])(?:\s|$)/.exec(text.slice(index)) ?? [];
	return end === '?' || denial.test(`${before.at(-1)}${claim}`);
}

/** Everything that no text may say. A claim is a warning, because it may be meant differently. */
export const phrases: readonly Finding[] = [
	...signs,
	...claims.map((claim): Finding => ({ severity: 'warning', isMeant: isNoClaim, ...claim })),
];
