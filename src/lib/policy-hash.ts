import { createHash } from 'node:crypto';

/** What allows exactly this text of a script element in the content security policy (CSP 3, section 8.3). */
export const hashForPolicy = (text: string): `sha256-${string}` =>
	`sha256-${createHash('sha256').update(text).digest('base64')}`;
