import { collections } from '../../src/collections.ts';
import {
	type Content,
	childAt,
	entriesOf,
	type Place,
	rawOf,
	recordsOf,
	textAt,
	textsOf,
} from './content.ts';
import { exampleLines, fieldLines } from './example.ts';
import { type Finding, type Problem, reportField, reportPieces } from './problem.ts';

/** Names that the form fills in itself: the visitor's reply address, and a trap for programs that has to stay empty. */
const taken = /^(?:email|_gotcha)$/;

/** Reports names that a form service would get twice. */
const checkNames = (company: Place): Problem[] => {
	const fields = childAt(company, 'request', 'fields');
	return Object.keys(Object(fields.value))
		.filter((name) => taken.test(name))
		.map((name) =>
			reportField(childAt(fields, name), {
				found: `“${name}”, which the form fills in itself`,
				why: 'Your form service would get it twice, and might answer the wrong person or take every request for spam.',
				write: 'Delete this line.',
			}),
		);
};

/** Reports what does nothing, because nothing is sent or another form is shown. */
function checkUse(company: Place): Problem[] {
	const endpoint = childAt(company, 'request', 'endpoint');
	const needy = ['fields', 'photos'].filter((key) => {
		const { value } = childAt(company, 'request', key);
		return value === true || Object.keys(Object(value)).length > 0;
	});
	if (endpoint.value === undefined && needy.length > 0)
		return [
			reportField(endpoint, {
				severity: 'warning',
				found: `nothing, although “${needy.join('” and “')}” ${needy.length > 1 ? 'need' : 'needs'} it`,
				why: 'Without an endpoint, the form sends nothing itself. Visitors send their request from an app of theirs.',
				write: `Add the address that your form service gave you, or delete “request”:\n${exampleLines(endpoint)}`,
			}),
		];
	if (endpoint.value === undefined || !textAt(company, 'links', 'formProvider')) return [];
	return [
		reportField(endpoint, {
			severity: 'warning',
			found: `${endpoint.value}, although “links” has a “formProvider”`,
			why: 'Visitors see your provider’s form instead of the one that sends requests here.',
			write: 'Delete “formProvider” under “links,” or delete “request.”',
		}),
	];
}

/** Sentences about our own form that are wrong once it sends requests itself, and what is true instead. */
const outdated: Pick<Finding, 'field' | 'pattern' | 'write'>[] = [
	{
		field: 'a sentence about what the form sends',
		pattern: /The form sends us nothing by itself\./g,
		write:
			'When you send the form, your request goes over an encrypted connection (https) to {requestService}. That service emails it to us and may keep a copy, under its own privacy policy.',
	},
	{
		field: 'a sentence about how we get a request',
		pattern: /We get your request when you send it by [^.]*\./g,
		write: 'If that fails, you can send it another way, such as by email.',
	},
	{
		field: 'a sentence about the draft',
		pattern: /[^.\n]+ stays [^.]+? until you clear the form or close the tab\./g,
		write: (piece) =>
			`${piece.trim().replace(/,? (?:even|until) .*/, '')} until your request has arrived, or you clear the form or close the tab. What was sent then stays in the tab, so that you can print or copy it, until you start another request or close the tab.`,
	},
	{
		field: 'a sentence about who sees the draft',
		pattern: /We see it only if you send it by [^.]*\./g,
		write: 'We see it only if you send it.',
	},
];

/** Reports a privacy policy that doesn't name who receives requests, and sentences that are no longer true. */
function checkPolicies(content: Content, request: Place, host: string): Problem[] {
	const why = 'With “request” in company.yaml, the form sends requests itself, so this is no longer true.';
	const sentences = textsOf(content)
		.filter(({ source }) => source.collection === collections.legal)
		.flatMap((text) =>
			outdated.flatMap((finding) => reportPieces(text, { severity: 'warning', why, ...finding })),
		);
	const policy = recordsOf(content, 'legal').find(({ source }) => source.name === 'privacy-policy');
	// "Formspree" names formspree.io.
	const name = new RegExp(`\\{ *requestService *\\}|${RegExp.escape(host.split('.').at(-2) ?? host)}`, 'i');
	const providers =
		policy && entriesOf(policy, 'sections').find((one) => textAt(one, 'title') === 'Service providers');
	const place = providers ?? policy;
	if (place && name.test(rawOf(place))) return sentences;
	const [what, photos] = childAt(request, 'photos').value
		? [
				'what you entered and your photos',
				' The form makes photos smaller and removes where they were taken. Without JavaScript, and with an iPhone’s HEIC files, they’re sent as they are. Your browser stores no photos.',
			]
		: ['what you entered', ''];
	const line = `The form service {requestService}. When you send the quote form, it receives ${what} and, as any website does, your IP address.${photos}`;
	const unnamed = reportField(place ?? childAt(request, 'endpoint'), {
		severity: 'warning',
		field: 'the privacy policy',
		found: `no word about ${host}, which receives the requests`,
		why: 'The policy has to say who receives what visitors enter.',
		write: `Add to the list under “Service providers” in content/legal/privacy-policy.yaml:\n${fieldLines(childAt(request, 0), line)}`,
	});
	return [unnamed, ...sentences];
}

/** Checks where the form sends requests, and whether the legal pages say so. */
export const checkRequest = (content: Content): Problem[] =>
	recordsOf(content, 'company').flatMap((company) => {
		const request = childAt(company, 'request');
		const unused = checkUse(company);
		const endpoint = URL.parse(textAt(request, 'endpoint') ?? '');
		const isUsed = endpoint && unused.length === 0;
		return [...checkNames(company), ...(isUsed ? checkPolicies(content, request, endpoint.host) : unused)];
	});

/** What documentation and examples have in the place of an address or a key. */
const madeUpKey: Finding = {
	severity: 'launch',
	pattern:
		/[{<[]?\byour[-_]\w[\w-]*[}>\]]?|(?<=^https:.*)[{<[].*[}>\]]|\babcdwxyz\b|0a1b2c3d-4e5f|\bx{4,}\b/gi,
	field: 'a made-up address or key of your form service',
	why: 'It isn’t yours, so every request would be lost.',
	write: 'Enter your own, as your form service shows it when you’re signed in there.',
};

/** What keeps requests from arriving once the site is published: made-up addresses and keys, and one for development. */
export function checkRequestLaunch(content: Content): Problem[] {
	const madeUp = textsOf(content)
		.filter(({ source, path: [key] }) => source.collection === collections.company && key === 'request')
		.flatMap((text) => reportPieces(text, madeUpKey));
	const { REQUEST_ENDPOINT: found } = process.env;
	const file = 'REQUEST_ENDPOINT';
	const field = 'a setting of your terminal, for development';
	const why = 'The published form would send requests there, and not to the address in content/company.yaml.';
	const write = 'Open a new terminal where it isn’t set, and try again.';
	return found ? [...madeUp, { severity: 'launch', file, field, found, why, write }] : madeUp;
}
