import {
	type Content,
	childAt,
	entriesOf,
	type Place,
	rawOf,
	readRecords,
	recordsOf,
	textAt,
} from './content.ts';
import { type Problem, reportField } from './report.ts';
import { fieldLines } from './words.ts';

/** Checks that what is said of the form service has a use, and that visitors see it. What {form} says of it in the policies can't be wrong. */
export const checkRequest = (content: Content): Problem[] =>
	readRecords(content, 'company').flatMap(({ place, record: { request, links } }) => {
		const { endpoint, fields = {}, photos } = request ?? {};
		const report = (found: string, why: string, write: string) =>
			reportField(childAt(place, 'request', 'endpoint'), { severity: 'warning', found, why, write });
		if (!endpoint && (photos || Object.keys(fields).length > 0))
			return report(
				'nothing, without which “fields” and “photos” do nothing',
				'Without an endpoint, the form sends nothing itself. Visitors send their request from an app of theirs.',
				'Add “endpoint” with the address that your form service gave you, or delete “request.”',
			);
		if (endpoint && links.formProvider)
			return report(
				`${endpoint}, although “links” has a “formProvider”`,
				'Visitors see your provider’s form instead of the one that sends requests here.',
				'Delete “formProvider” under “links,” or delete “request.”',
			);
		return [];
	});

/** Checks that the policies tell of the service that counts visits. What {analytics} says in them can't be wrong. */
export const checkAnalytics = (content: Content): Problem[] =>
	recordsOf(content, 'company').flatMap((company) => {
		const service = textAt(company, 'analytics', 'service');
		const silent = recordsOf(content, 'legal')
			.filter(({ source: { name } }) => /priva|cookie/.test(name))
			.filter((page) => !new RegExp(`{analytics}|${service}`, 'i').test(rawOf(page)))
			.map(({ source: { file } }) => file);
		if (!service || silent.length === 0) return [];
		return reportField(childAt(company, 'analytics'), {
			severity: 'warning',
			found: `${service}, without a word in ${silent.join(' and ')}`,
			why: 'Visitors have to be told that visits are counted, and how.',
			write:
				'Write {analytics} there. It becomes a sentence or two of the site’s own. Then ask a lawyer whether the rest still fits.',
		});
	});

/**
 * Opens the form provider's address, and reports if it leads to a site that the frame may not show. What else it answers is
 * only worth a look: a provider that has a bad minute, or refuses robots, must not keep the site from being published.
 */
export async function checkFormProvider(company: Place): Promise<Problem | []> {
	const field = childAt(company, 'links', 'formProvider');
	if (typeof field.value !== 'string') return [];
	const sites = childAt(company, 'links', 'formSites');
	const named = entriesOf(sites).map(({ value }) => String(value));
	const answer = await fetch(field.value, { signal: AbortSignal.timeout(10_000) }).catch(() => undefined);
	const origin = answer && new URL(answer.url).origin;
	if (answer?.ok && [field.value, ...named].some((url) => new URL(url).origin === origin)) return [];
	return reportField(field, {
		severity: answer?.ok ? 'launch' : 'warning',
		found: `${field.value}, which ${answer?.ok ? `leads to ${origin}` : `answers ${answer?.status ?? 'nothing'}`}`,
		why: answer?.ok
			? 'Visitors would see an empty frame instead of the form.'
			: 'If it stays so, visitors see an empty frame instead of the form.',
		write: answer?.ok
			? `Write the address where it ends, or name that site, too:\n${fieldLines(sites, [...named, origin])}`
			: 'Open the address in a browser, and correct it if your form isn’t there.',
	});
}
