import { createHash } from 'node:crypto';

/** Allows exactly this text of a script or style element in a content security policy. */
export const hashText = (text: string) =>
	`sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/**
 * Takes the hashes of other pages' scripts and styles out of a page's policy. Astro lists those of the whole site on
 * each page: 2 KB that don't compress. Adds none, so that only what Astro has built is allowed.
 */
export function keepOwnHashes(html: string): string {
	const blocks = html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g);
	const own = new Set([...blocks].map(([, , text = '']) => ` '${hashText(text)}'`));
	return html.replace(/ 'sha256-[^']+'/g, (hash) => (own.has(hash) ? hash : ''));
}
