import { company, labels } from '../../content/facts.ts';
import { absoluteUrl } from '../../site/site.ts';

/** Days for which the file is valid without a date in the content; RFC 9116 recommends less than a year. */
const validDays = 360;

/** Where to report a weakness of this site (RFC 9116). */
export async function GET(): Promise<Response> {
	const expires = company.security
		? `${company.security.expires}T00:00:00Z`
		: new Date(Date.now() + validDays * 86_400_000).toISOString();
	const lines = [
		`Contact: mailto:${company.email}`,
		`Expires: ${expires}`,
		`Preferred-Languages: ${new Intl.Locale(labels.locale).language}`,
		`Canonical: ${absoluteUrl('/.well-known/security.txt')}`,
	];
	return new Response(`${lines.join('\n')}\n`, {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
}
