import { getCompany, getLabels } from '../model/site.ts';
import { buildManifest } from '../seo/manifest.ts';

/** Name and icons for a home screen. */
export async function GET(): Promise<Response> {
	const manifest = buildManifest(await getCompany(), await getLabels());
	return new Response(JSON.stringify(manifest), {
		headers: { 'Content-Type': 'application/manifest+json' },
	});
}
