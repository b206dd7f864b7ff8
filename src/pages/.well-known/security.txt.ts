import { getCompany, getLabels } from '../../content/company.ts';
import { buildSecurityTxt } from '../../site/text-files.ts';

/** Where to report a weakness of this site. */
export async function GET(): Promise<Response> {
	const [company, { locale }] = [await getCompany(), await getLabels()];
	return new Response(buildSecurityTxt(company, locale, new Date()), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
}
