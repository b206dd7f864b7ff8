import type { QuoteRequest } from './request.ts';

/** What an address may ask for, and the words that it stands for: content/pages/stain-guide.yaml and its lists. */
export interface PrefillWords {
	/** Ids of the services that can be chosen. */
	services: readonly string[];
	/** Of the stain guide, where there is one: words inside a sentence, by id. */
	spills: Readonly<Record<string, string>>;
	surfaces: Readonly<Record<string, string>>;
	/** "Stain: {spill} on {surface}" */
	note: string;
}

type Prefill = Pick<QuoteRequest, 'services' | 'notes'>;

const fillNote = ({ note }: PrefillWords, spill: string, surface: string) =>
	note.replace('{spill}', () => spill).replace('{surface}', () => surface);

/**
 * What an address asks the form to begin with: "?service=leather-cleaning&stain=red-wine&surface=leather". Values that
 * nothing stands for are left out; a stain needs its surface.
 */
export function readPrefill(search: string, words: PrefillWords): Prefill {
	const asked = new URLSearchParams(search);
	const find = (record: Readonly<Record<string, string>>, name: string) => {
		const id = asked.get(name) ?? '';
		return Object.hasOwn(record, id) ? record[id] : undefined;
	};
	const spill = find(words.spills, 'stain');
	const surface = find(words.surfaces, 'surface');
	return {
		services: words.services.filter((id) => id === asked.get('service')),
		notes: spill && surface ? fillNote(words, spill, surface) : '',
	};
}

/** Whether notes hold nothing but a line that an earlier choice in the stain guide has put there. */
const isOurLine = (notes: string, words: PrefillWords) =>
	Object.values(words.spills).some((spill) =>
		Object.values(words.surfaces).some((surface) => fillNote(words, spill, surface) === notes),
	);

/**
 * The draft with what an address asks for. Only empty fields take it, and notes that the visitor has not touched since
 * an earlier choice in the stain guide; whatever a visitor has typed or chosen stays.
 * @param stored the draft as session storage holds it
 * @returns the draft as session storage is to hold it, or undefined where nothing changes
 */
export function addPrefill(stored: string | null, asked: Prefill, words: PrefillWords): string | undefined {
	const draft = JSON.parse(stored ?? '{}');
	const { services = [], notes = '' }: Partial<Prefill> = draft.request ?? {};
	const takesNotes = asked.notes !== '' && notes !== asked.notes && (!notes || isOurLine(notes, words));
	const added = services.length === 0 || (takesNotes && notes) ? asked.services : [];
	const changed: Partial<Prefill> = {
		...(takesNotes && { notes: asked.notes }),
		...(added.some((id) => !services.includes(id)) && { services: [...new Set([...services, ...added])] }),
	};
	if (Object.keys(changed).length === 0) return;
	return JSON.stringify({
		...draft,
		request: { ...draft.request, ...changed },
		// Until the visitor touches it: the form says where it comes from, instead of that it was kept.
		...(stored === null && { isPrefilled: true }),
	});
}

/**
 * Begins the draft with what the address of the page asks for, and takes it out of the address, so that a reload does not
 * bring back what the visitor has cleared. Our form reads the address of our own page around its frame. Imports nothing,
 * so that it travels inside the page; without storage the form begins empty.
 * @returns whether the draft has changed
 */
export function prefill(draftKey: string, words: PrefillWords): boolean {
	try {
		const { location, history } = parent;
		const asked = readPrefill(location.search, words);
		if (!asked.notes && asked.services.length === 0) return false;
		const draft = addPrefill(sessionStorage.getItem(draftKey), asked, words);
		if (draft) sessionStorage.setItem(draftKey, draft);
		history.replaceState(history.state, '', location.pathname + location.hash);
		return draft !== undefined;
	} catch {
		// In a frame of another site, or without storage.
		return false;
	}
}
