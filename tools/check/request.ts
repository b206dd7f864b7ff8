import { collections } from '../../src/collections.ts';
import { type Content, childAt, type Place, rawOf, recordsOf, textAt, textsOf } from './content.ts';
import { exampleLines } from './example.ts';
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

/** Reports what does nothing, because nothing is sent or another form is shown, and a service that no legal page names. */
function checkUse(content: Content, company: Place): Problem[] {
	const endpoint = childAt(company, 'request', 'endpoint');
	const { fields, photos } = Object(childAt(company, 'request').value);
	const report = (found: string, why: string, write: string) => [
		reportField(endpoint, { severity: 'warning', found, why, write }),
	];
	if (endpoint.value === undefined)
		return photos || Object.keys(Object(fields)).length > 0
			? report(
					'nothing, without which “fields” and “photos” do nothing',
					'Without an endpoint, the form sends nothing itself. Visitors send their request from an app of theirs.',
					`Add the address that your form service gave you, or delete “request”:\n${exampleLines(endpoint)}`,
				)
			: [];
	if (textAt(company, 'links', 'formProvider'))
		return report(
			`${endpoint.value}, although “links” has a “formProvider”`,
			'Visitors see your provider’s form instead of the one that sends requests here.',
			'Delete “formProvider” under “links,” or delete “request.”',
		);
	const { host } = URL.parse(String(endpoint.value)) ?? {};
	// "Formspree" names formspree.io.
	const name = new RegExp(`requestService|${RegExp.escape(host?.split('.').at(-2) ?? '')}`, 'i');
	if (!host || recordsOf(content, 'legal').some((page) => name.test(rawOf(page)))) return [];
	return report(
		`${host}, which no legal page names`,
		'The form now sends requests by itself, and the privacy policy has to say who receives them.',
		'Name {requestService} in content/legal/privacy-policy.yaml, and ask a lawyer whether the rest still fits.',
	);
}

/** Checks where the form sends requests, and with what. */
export const checkRequest = (content: Content): Problem[] =>
	recordsOf(content, 'company').flatMap((company) => [...checkNames(company), ...checkUse(content, company)]);

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
