import { childAt, entriesOf, type Place } from './content.ts';
import { type Problem, reportField } from './report.ts';
import { fieldLines } from './words.ts';

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
		why: `${answer?.ok ? 'Visitors' : 'If it stays so, visitors'} see an empty frame instead of the form.`,
		write: answer?.ok
			? `Write the address where it ends, or name that site, too:\n${fieldLines(sites, [...named, origin])}`
			: 'Open the address in a browser, and correct it if your form isn’t there.',
	});
}
