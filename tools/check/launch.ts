import { readFlag } from '../../src/content/schema/as-typed.ts';
import { findRequestService } from '../../src/content/schema/request.ts';
import { type Content, readRecords, textsOf } from './content.ts';
import { type Problem, reportField } from './report.ts';
import { fieldLines, nameOfRecord } from './words.ts';

const invented = {
	field: 'an invented review',
	why: 'Publishing a review no customer wrote is illegal (16 CFR part 465). The penalty can exceed $50,000 for each one.',
	write:
		'Replace it with what a customer of yours wrote, word for word, and delete “sample: true.” As long as you have none, it can’t stay.',
};

const sample = {
	field: 'a sample',
	why: 'It’s made up or said of another company, and visitors would think it’s about you.',
	write:
		'Replace it with what is true of you, or delete it. Have a lawyer read a legal page. Then delete its line “sample: true.”',
};

/** What a new site has in the places of the owner's words (tools/starter), and what examples of this check begin with. */
const blank = {
	pattern:
		/\[(?:Your|Sus?) [^\]]*\](?!\()|^Your (?:text|Company, LLC)\b|^First paragraph\.|\byour-?company\.com\b/g,
	field: 'an example in place of your own words',
	why: 'It only shows what belongs there, and visitors would take it for yours.',
	write: 'Write what is true of your company, or delete the line or the entry.',
};

const madeUp = {
	// Reserved for fiction and examples: phone numbers, web and email addresses; and no ZIP code is below 00501.
	pattern:
		/(?:\(\d{3}\) ?|\b\d{3}[-. ]?|\b)555[-. ]?01\d\d\b|(?<![{\w.-])[^\s{}]*(?:\.example\b|\bexample\.(?:com|net|org)\b)[\w./-]*|\d+ Sample \w+|^00[0-4]\d\d$/g,
	field: 'a made-up phone number, address or ZIP code',
	why: 'It’s reserved for examples, so nobody can reach you there.',
	write: 'Enter your own, or delete the line if it’s optional.',
};

/** What documentation and examples have in the place of an address or a key of a form service. */
const madeUpKey = {
	pattern:
		/[{<[]?\byour[-_]\w[\w-]*[}>\]]?|(?<=^https:.*)[{<[].*[}>\]]|\babcdwxyz\b|0a1b2c3d-4e5f|\bx{4,}\b/gi,
	field: 'a made-up address or key of your form service',
	why: 'It isn’t yours, so every request would be lost.',
	write: 'Enter your own, as your form service shows it when you’re signed in there.',
};

/**
 * Opens the form provider's address, and reports if it leads to a site that the frame may not show. What else it answers is
 * only worth a look: a provider that has a bad minute, or refuses robots, must not keep the site from being published.
 */
async function checkFormProvider(content: Content): Promise<Problem | []> {
	const [{ place, record } = {}] = readRecords(content, 'company');
	const { formProvider, formSites = [] } = record?.links ?? {};
	if (!(place && formProvider)) return [];
	const answer = await fetch(formProvider, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
	const origin = answer && new URL(answer.url).origin;
	if (answer?.ok && [formProvider, ...formSites].some((url) => new URL(url).origin === origin)) return [];
	return reportField(place.at('links', 'formProvider'), {
		severity: answer?.ok ? 'launch' : 'warning',
		found: `${formProvider}, which ${answer?.ok ? `leads to ${origin}` : `answers ${answer?.status ?? 'nothing'}`}`,
		why: 'Unless this is right, visitors see an empty frame instead of the form.',
		write: answer?.ok
			? `Write the address where it ends, or name that site, too:\n${fieldLines(place.at('links', 'formSites'), [...formSites, origin])}`
			: 'Open the address in a browser, and correct it if your form isn’t there.',
	});
}

/** Where a visitor's request goes: nobody but the owner would notice that it doesn't go where they think. */
export function describeRequests(content: Content): string {
	const [company] = readRecords(content, 'company');
	const provider = company?.record.links.formProvider;
	if (provider)
		return `Requests go to your provider: visitors fill in its form, from ${new URL(provider).host}, and what becomes of it is set there. See “Your provider’s form” in docs/owner-reference.md.`;
	const service = company && findRequestService(company.record);
	if (service)
		return `Requests go to your form service, ${new URL(service.endpoint).host}, when visitors press “Send my request.” Once you’re online, send yourself one. See “Requests sent by the form” in docs/owner-reference.md.`;
	return 'Requests aren’t sent by the site itself: visitors send what they filled in by an app of their own, such as text messages or email. To have the form send them, see “Requests sent by the form” in docs/owner-reference.md.';
}

/** What to fix before launch in content without errors. */
export async function checkLaunch(content: Content): Promise<Problem[]> {
	const samples = content.places.filter(({ value }) => readFlag(Object(value).sample) === true);
	return [
		...samples.map((record) =>
			reportField(record.at('sample'), {
				severity: 'launch',
				found: nameOfRecord(record),
				...(record.isByCustomer ? invented : sample),
			}),
		),
		...textsOf(content).flatMap((text) =>
			[blank, madeUp, ...(text.isOfRequest ? [madeUpKey] : [])].flatMap(({ pattern, ...fact }) =>
				[...text.value.matchAll(pattern)].map(([part]) =>
					reportField(text, { ...fact, severity: 'launch', part }),
				),
			),
		),
		...[await checkFormProvider(content)].flat(),
	];
}
