import { getCompany } from '../model/site.ts';
import { buildManifest } from '../seo/manifest.ts';

/** Name and icons for a home screen. */
export async function GET(): Promise<Response> {
	return new Response(JSON.stringify(buildManifest(await getCompany())), {
		headers: { 'Content-Type': 'application/manifest+json' },
	});
}
