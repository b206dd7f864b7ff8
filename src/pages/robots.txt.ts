import { buildRobotsTxt } from '../site/text-files.ts';

/** What crawlers may read, and where the sitemap is. */
export const GET = (): Response =>
	new Response(buildRobotsTxt(), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
