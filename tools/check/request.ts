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
import { type Problem, reportField, reportPieces } from './report.ts';
import { fieldLines } from './words.ts';

/** Checks that what is said of the form service has a use, and that a legal page names it. */
export const checkRequest = (content: Content): Problem[] =>
	recordsOf(content, 'company').flatMap((company) => {
		const endpoint = childAt(company, 'request', 'endpoint');
		const { fields, photos } = Object(childAt(company, 'request').value);
		const report = (found: string, why: string, write: string) =>
			reportField(endpoint, { severity: 'warning', found, why, write });
		const host = URL.parse(String(endpoint.value))?.host;
		if (endpoint.value === undefined && (photos || Object.keys(Object(fields)).length > 0))
			return report(
				'nothing, without which “fields” and “photos” do nothing',
				'Without an endpoint, the form sends nothing itself. Visitors send their request from an app of theirs.',
				'Add “endpoint” with the address that your form service gave you, or delete “request.”',
			);
		if (!host) return [];
		if (textAt(company, 'links', 'formProvider'))
			return report(
				`${endpoint.value}, although “links” has a “formProvider”`,
				'Visitors see your provider’s form instead of the one that sends requests here.',
				'Delete “formProvider” under “links,” or delete “request.”',
			);
		// "Formspree" names formspree.io.
		const name = new RegExp(`requestService|${RegExp.escape(host.split('.').at(-2) ?? '')}`, 'i');
		if (recordsOf(content, 'legal').some((page) => name.test(rawOf(page)))) return [];
		return report(
			`${host}, which no legal page names`,
			'The form now sends requests by itself, and the privacy policy has to say who receives them.',
			'Name {requestService} in content/legal/privacy-policy.yaml, and ask a lawyer whether the rest still fits.',
		);
	});

/** Opens the form provider's address, and reports if it doesn't answer, or leads to a site that the frame may not show. */
async function checkFormProvider(company: Place): Promise<Problem | []> {
	const field = childAt(company, 'links', 'formProvider');
	if (typeof field.value !== 'string') return [];
	const sites = childAt(company, 'links', 'formSites');
	const named = entriesOf(sites).map(({ value }) => String(value));
	const answer = await fetch(field.value, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
	const origin = answer && new URL(answer.url).origin;
	if (answer?.ok && [field.value, ...named].some((url) => new URL(url).origin === origin)) return [];
	return reportField(field, {
		// Without an answer, the connection may be to blame.
		severity: answer ? 'launch' : 'warning',
		found: `${field.value}, which ${answer?.ok ? `leads to ${origin}` : `answers ${answer?.status ?? 'nothing'}`}`,
		why: 'Visitors would see an empty frame instead of the form.',
		write: answer?.ok
			? `Write the address where it ends, or name that site, too:\n${fieldLines(sites, [...named, origin])}`
			: 'Open the address in a browser, and correct it if your form isn’t there.',
	});
}

/** What keeps requests from arriving once the site is published: made-up addresses and keys, and a page that isn't there. */
export async function checkRequestLaunch(content: Content): Promise<Problem[]> {
	const forms = await Promise.all(recordsOf(content, 'company').map(checkFormProvider));
	const madeUp = textsOf(content)
		.filter(({ source, path: [key] }) => source.collection === collections.company && key === 'request')
		.flatMap((text) =>
			reportPieces(text, {
				severity: 'launch',
				// What documentation and examples have in the place of an address or a key.
				pattern:
					/[{<[]?\byour[-_]\w[\w-]*[}>\]]?|(?<=^https:.*)[{<[].*[}>\]]|\babcdwxyz\b|0a1b2c3d-4e5f|\bx{4,}\b/gi,
				field: 'a made-up address or key of your form service',
				why: 'It isn’t yours, so every request would be lost.',
				write: 'Enter your own, as your form service shows it when you’re signed in there.',
			}),
		);
	return [...madeUp, ...forms.flat()];
}
