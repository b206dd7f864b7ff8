import { getCompany } from '../../model/site.ts';
import { buildSecurityTxt } from '../../seo/text-files.ts';

/** Where to report a weakness of this site. */
export async function GET(): Promise<Response> {
	const company = await getCompany();
	return new Response(buildSecurityTxt(company, new Date()), {
		headers: { 'Content-Type': 'text/plain; charset=utf-8' },
	});
}
