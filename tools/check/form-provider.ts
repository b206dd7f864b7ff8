import { type Content, childAt, entriesOf, recordsOf, textAt } from './content.ts';
import { fieldLines } from './example.ts';
import { type Problem, reportField } from './problem.ts';

/** Asks for a page and follows its redirects, as fetch does. */
export type Open = (
	address: string,
	options: RequestInit,
) => Promise<Pick<Response, 'ok' | 'status' | 'url'>>;

/** Milliseconds to wait for the answer. */
const patience = 10_000;

/** Opens the form provider's address, and reports if it doesn't answer, or leads to a site that the frame may not show. */
export async function checkFormProvider(content: Content, open: Open): Promise<Problem[]> {
	const [company] = recordsOf(content, 'company');
	const address = company && textAt(company, 'links', 'formProvider');
	if (!address) return [];
	const sites = childAt(company, 'links', 'formSites');
	const report = (found: string, write: string, severity: Problem['severity'] = 'launch') => [
		reportField(childAt(company, 'links', 'formProvider'), {
			severity,
			found: `${address}, which ${found}`,
			why: 'Visitors would see an empty frame instead of the form.',
			write,
		}),
	];
	const answer = await open(address, { signal: AbortSignal.timeout(patience) }).catch(() => undefined);
	if (!answer)
		return report('didn’t answer', 'Check the address and your connection, then try again.', 'warning');
	if (!answer.ok) return report(`answers ${answer.status}`, 'The address that opens your form.');
	const named = entriesOf(sites).map(({ value }) => String(value));
	const { origin } = new URL(answer.url);
	if ([address, ...named].some((url) => new URL(url).origin === origin)) return [];
	return report(
		`leads to ${origin}`,
		`Write the address where it ends, or name that site, too:\n${fieldLines(sites, [...named, origin])}`,
	);
}
