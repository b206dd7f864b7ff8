import { createHash } from 'node:crypto';

/** Allows exactly this text of a script or style element in a content security policy. */
export const hashText = (text: string) =>
	`sha256-${createHash('sha256').update(text).digest('base64')}` as const;

/** What is looked at: the element of the policy, and the first one of the head. */
const policyElement = /<meta http-equiv="content-security-policy"[^>]*>/;
const firstElement = /<meta charset[^>]*>/;

/**
 * Gives a page the policy that it needs. Takes out the hashes of other pages' scripts and styles: Astro lists those of the whole
 * site on each page, 2 KB that don't compress. And puts the policy first in the head, because it governs only what follows it
 * (https://www.w3.org/TR/CSP3/#meta-element); Astro writes it behind scripts and styles. Adds no hash, so that only what Astro has
 * built is allowed.
 */
export function fitPolicy(html: string): string {
	const blocks = html.matchAll(/<(script|style)\b[^>]*>([\s\S]*?)<\/\1>/g);
	const own = new Set([...blocks].map(([, , text = '']) => ` '${hashText(text)}'`));
	const [policy = ''] = policyElement.exec(html) ?? [];
	const fitting = policy.replace(/ 'sha256-[^']+'/g, (hash) => (own.has(hash) ? hash : ''));
	return html.replace(policyElement, '').replace(firstElement, (first) => first + fitting);
}
