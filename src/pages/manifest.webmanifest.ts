import { getCompany, getLabels } from '../content/company.ts';
import { buildManifest } from '../site/manifest.ts';

/** Name and icons for a home screen. */
export async function GET(): Promise<Response> {
	const manifest = buildManifest(await getCompany(), await getLabels());
	return new Response(JSON.stringify(manifest), {
		headers: { 'Content-Type': 'application/manifest+json' },
	});
}
