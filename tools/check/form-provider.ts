import { type Content, childAt, entriesOf, recordsOf, textAt } from './content.ts';
import { fieldLines } from './example.ts';
import { type Problem, reportField } from './problem.ts';

/** Asks for a page, as fetch does. */
export type Open = (address: string, options: RequestInit) => Promise<Response>;

/** Milliseconds to wait for each answer. */
const patience = 10_000;
/** As many redirects as browsers follow. */
const mostRedirects = 20;

/** Opens an address as a browser does. @returns every origin on the way, and the last answer. @throws Error when one doesn't answer */
async function follow(address: string, open: Open): Promise<{ origins: string[]; answer: Response }> {
	const origins = [new URL(address).origin];
	for (let url = address; ; ) {
		const answer = await open(url, { redirect: 'manual', signal: AbortSignal.timeout(patience) });
		const next = answer.status >= 300 && answer.status < 400 && answer.headers.get('location');
		if (!next || origins.length > mostRedirects) return { origins, answer };
		url = new URL(next, url).href;
		origins.push(new URL(url).origin);
	}
}

/** Whether a source of frame-ancestors means a site. https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function allows(source: string, { protocol, host }: URL): boolean {
	const [, scheme, rest = source] = /^([a-z]+:)(?:\/\/)?(.*)$/i.exec(source) ?? [];
	if (scheme && scheme !== protocol) return false;
	return (
		rest === '' || rest === '*' || rest === host || (rest.startsWith('*.') && host.endsWith(rest.slice(1)))
	);
}

/** The header by which a page refuses to be framed by a site. frame-ancestors comes before X-Frame-Options. */
function findRefusal({ headers }: Response, site: URL): string | undefined {
	const [, ancestors] = /frame-ancestors ([^;,]*)/i.exec(headers.get('content-security-policy') ?? '') ?? [];
	if (ancestors !== undefined)
		return ancestors.split(/\s+/).some((source) => allows(source, site))
			? undefined
			: `Content-Security-Policy: frame-ancestors ${ancestors.trim()}`;
	const option = headers.get('x-frame-options') ?? '';
	return /deny|sameorigin/i.test(option) ? `X-Frame-Options: ${option}` : undefined;
}

/** Opens the form provider's address, and reports why browsers would refuse to show it on the site. */
export async function checkFormProvider(content: Content, open: Open): Promise<Problem[]> {
	const [company] = recordsOf(content, 'company');
	const address = company && textAt(company, 'links', 'formProvider');
	if (!address) return [];
	const field = childAt(company, 'links', 'formProvider');
	const sites = childAt(company, 'links', 'formSites');
	const why = 'Visitors would see an empty frame instead of the form.';
	const report = (found: string, write: string, more: Partial<Problem> = {}) =>
		reportField(field, { severity: 'launch', found, why, write, ...more });
	try {
		const { origins, answer } = await follow(address, open);
		const named = [address, ...entriesOf(sites).map(({ value }) => String(value))].map(
			(url) => new URL(url).origin,
		);
		const others = [...new Set(origins)].filter((origin) => !named.includes(origin));
		const refusal = findRefusal(answer, new URL(textAt(company, 'siteUrl') ?? address));
		return [
			...(answer.ok
				? []
				: [report(`${address}, which answers ${answer.status}`, 'The address that opens your form.')]),
			...(others.length > 0
				? [
						report(
							`${address}, which leads to ${others.join(' and ')}`,
							`Write the address where it ends, or name every site on the way:\n${fieldLines(sites, [...named.slice(1), ...others])}`,
						),
					]
				: []),
			...(refusal
				? [
						report(
							`${address}, which refuses to be shown on other sites (${refusal})`,
							'Ask your provider for the address “to embed” the form, and allow your site there. Or put it under “workRequest,” which opens it in a new tab.',
						),
					]
				: []),
		];
	} catch {
		return [
			report(`${address}, which didn’t answer`, 'Check the address and your connection, then try again.', {
				severity: 'warning',
			}),
		];
	}
}
