import type { draftKey, LinkedField, linkedFields } from './fields.ts';
import type { QuoteRequest } from './request.ts';

declare global {
	/** What the scripts before hydration know of fields.ts. No imports, so that each stays one file, which Astro inlines (astro.config.ts). */
	interface ImportMetaEnv {
		readonly DRAFT_KEY: typeof draftKey;
		readonly LINKED_FIELDS: string;
	}
}

const key = import.meta.env.DRAFT_KEY;
const linked: typeof linkedFields = JSON.parse(import.meta.env.LINKED_FIELDS);

/** A stored draft, of which nothing is certain. */
export interface StoredDraft {
	request?: Partial<QuoteRequest>;
	[other: string]: unknown;
}

const isDay = (text: string): boolean =>
	/^\d{4}-\d\d-\d\d$/.test(text) && new Date(Date.parse(text) || 0).toISOString().startsWith(text);

function readValue(value: string, { kind, max }: LinkedField): string {
	const text = (kind === 'long' ? value : value.replace(/\s+/g, ' ')).trim();
	return kind === 'day' && !isDay(text) ? '' : [...text].slice(0, max).join('');
}

/**
 * Takes the answers out of a fragment, such as "#service=carpet-cleaning&name=Ana". A plus sign is one, as in
 * ana+home@mail.example. An address that was copied out of HTML has "&amp;".
 * @returns undefined if it has none; else the answers, and what is left of the fragment
 */
export function splitFragment(fragment: string): { given: URLSearchParams; rest: string } | undefined {
	const parts = fragment.replace(/^#/, '').replaceAll('&amp;', '&').split('&');
	const isAnswer = (part: string) => Object.hasOwn(linked, /^(\w+)=/.exec(part)?.[1] ?? '');
	if (!parts.some(isAnswer)) return undefined;
	return {
		given: new URLSearchParams(parts.filter(isAnswer).join('&').replaceAll('+', '%2B')),
		rest: parts.filter((part) => !isAnswer(part)).join('&'),
	};
}

/**
 * Enters the answers of a link into a draft, as if they were typed, where it is still blank. The form tells mistakes, and leaves out
 * services and choices that it doesn't have. The request is then none that was sent or failed, unless it's only told where the visitor
 * comes from.
 */
export function addAnswers(draft: StoredDraft, given: URLSearchParams): StoredDraft {
	const { sending, request = {}, ...others } = draft;
	const added: StoredDraft['request'] = {};
	for (const [parameter, field] of Object.entries(linked)) {
		const { name, kind, start } = field;
		const values = given.getAll(parameter).flatMap((value) => readValue(value, field) || []);
		const typed = request[name];
		const isBlank = !typed || typed === start || (Array.isArray(typed) && typed.length === 0);
		if (isBlank && values[0]) Object.assign(added, { [name]: kind === 'services' ? values : values[0] });
	}
	const names = Object.keys(added);
	if (names.length === 0) return draft;
	const isTold = names.join() === 'origin';
	return { ...others, ...(isTold && { sending }), request: { ...request, ...added } };
}

/**
 * Takes the answers of a link out of the address and into the draft: once, and before a host, a referrer or a service that counts
 * visits could see them. What an ad's address says stays there, because such a service counts ads by it.
 * @param isArrival whether the visitor has just come by this address. A reload brings nothing again that was taken out.
 */
export function readAddress(isArrival = false): void {
	const found = splitFragment(location.hash);
	const { given = new URLSearchParams(), rest = '' } = found ?? {};
	// Where a visitor comes from, as the address of an ad says: "google, spring".
	const query = new URLSearchParams(isArrival ? location.search : '');
	const campaign = ['utm_source', 'utm_campaign'].flatMap((name) => query.get(name) || []);
	if (campaign.length > 0) given.append('source', campaign.join(', '));
	// Also where nothing can be stored.
	if (found) history.replaceState(history.state, '', rest ? `#${rest}` : location.pathname + location.search);
	document.getElementById(rest)?.scrollIntoView();
	if (String(given) === '') return;
	try {
		const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
		sessionStorage.setItem(key, JSON.stringify(addAnswers(draft, given)));
		// Browsers tell the frames of this page, but not the page itself.
		dispatchEvent(new StorageEvent('storage', { key }));
	} catch {
		// Storage is refused or full. The form works without a draft.
	}
}
