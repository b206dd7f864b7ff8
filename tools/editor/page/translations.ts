/** The page “Translations” of npm run edit: the texts of a language, each with a field. */
import type { ListedText, Listing, Typed } from '../translations.ts';

const address = '/api/translations';
/** With more open or found texts than this, those of a file are folded if none of them was changed. */
const mostUnfolded = 50;

const find = <Kind extends HTMLElement>(within: ParentNode, selector: string): Kind => {
	const found = within.querySelector<Kind>(selector);
	if (!found) throw new TypeError(`The page has no ${selector}.`);
	return found;
};
/** A text, with its form once it's drawn. The form keeps what is typed, also while it's on no part of the page. */
interface Row {
	text: ListedText;
	form?: HTMLElement;
	/** What a search compares: both texts, as they are written and as pages show them. */
	said?: string;
}
/** The texts of the language. */
let rows: Row[] = [];
/** What Company says in all languages. */
let facts = '';
const fieldOf = (form: HTMLElement) => find<HTMLTextAreaElement>(form, 'textarea');
const isTyped = (form: HTMLElement) => fieldOf(form).value !== fieldOf(form).defaultValue;
const isSaved = (form: HTMLElement) => 'saved' in form.dataset;

/** A copy of a template, with words in the elements that name them. @param id ends its ids */
function draw(template: string, id: string, words: Record<string, string>): HTMLElement {
	const copy = document.createElement('div');
	copy.innerHTML = find(document, `template#${template}`).innerHTML.replaceAll('#', id);
	for (const [name, word] of Object.entries(words)) find(copy, `[data-is=${name}]`).textContent = word;
	return find(copy, ':scope > *');
}

function tell(form: HTMLElement, kind: '' | 'refused', words: string): void {
	form.className = kind;
	find(form, '[role=status]').textContent = words;
	fieldOf(form).ariaInvalid = String(kind === 'refused');
}

/** Counts what isn't saved. @param name of the language */
function count(name: string): void {
	const left = rows.filter(({ text, form }) => text.isOpen && !(form && isSaved(form)));
	const changed = left.filter(({ text }) => text.former).length;
	const none = `Everything is in ${name}. What you add or change comes first here`;
	const words = left.length > 0 ? `${left.length} left` : none;
	find(document, '#left').textContent = `${words}${changed > 0 ? `, ${changed} of them changed` : ''}.`;
}

/** Saves what was typed in a form. It stays in its field, whatever the answer. */
async function save(form: HTMLElement, key: Omit<Typed, 'translation'>): Promise<void> {
	const field = fieldOf(form);
	const translation = field.value.trim();
	tell(form, '', 'Saving…');
	try {
		const response = await fetch(address, { method: 'POST', body: JSON.stringify({ ...key, translation }) });
		const refusal: string = await response.json();
		if (refusal) return tell(form, 'refused', `Not saved. ${refusal}`);
		form.dataset['saved'] = 'yes';
		field.defaultValue = field.value.trim() === translation ? field.value : translation;
		tell(form, '', 'Saved.');
	} catch {
		tell(form, 'refused', 'Not saved, because “npm run edit” doesn’t answer. What you typed stays here.');
	}
}

/** A text with its field. Ctrl and Enter saves it, and goes on to the next one. */
function drawText(text: ListedText, id: string, language: string, name: string): HTMLElement {
	const { msgid, msgctxt, former, translation, refusal, part, place, room } = text;
	const words = { name, place: `${part}: ${place}`, room, msgid, former: former ?? '' };
	const form = draw('text', id, words);
	const field = fieldOf(form);
	field.lang = language;
	field.defaultValue = translation;
	if (!former) for (const gone of ['before', 'now']) find(form, `[data-is=${gone}]`).remove();
	if (refusal) tell(form, 'refused', refusal);
	const submit = async () => {
		await save(form, { language, msgid, msgctxt });
		count(name);
	};
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		submit();
	});
	field.addEventListener('input', () => tell(form, '', ''));
	field.addEventListener('keydown', async (event) => {
		if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
		await submit();
		const fields = [...document.querySelectorAll('textarea')];
		if (isSaved(form) && document.activeElement === field) fields[fields.indexOf(field) + 1]?.focus();
	});
	return form;
}

/**
 * Shows some texts of a language, those that are open first, file by file, those with a changed text first. Their forms are drawn
 * when a file is unfolded.
 */
function list(some: Row[], isFound: boolean, formOf: (row: Row) => HTMLElement): void {
	const isChanged = (part: Row[]) => part.some(({ text }) => text.former);
	const { open = [], done = [] } = Object.groupBy(some, ({ text }) => (text.isOpen ? 'open' : 'done'));
	for (const [place, rows] of Object.entries({ open, done })) {
		const isFew = rows.length <= mostUnfolded && (isFound || place === 'open');
		const parts = [...Map.groupBy(rows, ({ text }) => text.part)];
		parts.sort(([, a], [, b]) => Number(isChanged(b)) - Number(isChanged(a)));
		const drawn = parts.map(([part, own]) => {
			const details = draw('part', '', { part, count: `(${own.length})` }) as HTMLDetailsElement;
			details.addEventListener('toggle', () => details.open && details.append(...own.map(formOf)));
			details.open = isFew || isChanged(own);
			return details;
		});
		find(document, `#${place}`).replaceChildren(...drawn);
	}
}

/** Words as they are compared: without accents and capitals, and with spaces alone between them. */
const plain = (words: string) =>
	words.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Shows the texts that have these words, in themselves or in their translation. Without words, all. */
function search(words: string, formOf: (row: Row) => HTMLElement): void {
	const wanted = plain(words);
	const saidBy = (row: Row) =>
		(row.said ??= plain(`${row.text.msgid}\n${row.text.translation}\n${row.text.shown}`));
	const found = rows.filter(
		(row) => saidBy(row).includes(wanted) || (row.form && plain(fieldOf(row.form).value).includes(wanted)),
	);
	list(found, wanted !== '', formOf);
	const none = plain(facts).includes(wanted)
		? `“${words.trim()}” is a fact of Company, the same in every language. To change it, go to “Forms.”`
		: `No text or translation has “${words.trim()}.”`;
	const said = found.length > 0 ? `Found ${found.length}.` : none;
	find(document, '#result').textContent = wanted && said;
}

function show({ languages, language = '', texts, ...listing }: Listing): void {
	const { name = '' } = languages.find(({ code }) => code === language) ?? {};
	rows = texts.map((text) => ({ text }));
	facts = listing.facts;
	const formOf = (row: Row) => (row.form ??= drawText(row.text, `${rows.indexOf(row)}`, language, name));
	list(rows, false, formOf);
	find<HTMLInputElement>(document, 'search input').addEventListener('input', ({ target }) =>
		search((target as HTMLInputElement).value, formOf),
	);
	find(document, '#all').addEventListener('click', () => {
		for (const { text, form } of rows)
			if (form && isTyped(form))
				save(form, { language, msgid: text.msgid, msgctxt: text.msgctxt }).then(() => count(name));
	});
	for (const { code, name: label } of languages) {
		const link = Object.assign(document.createElement('a'), {
			href: `?language=${code}`,
			textContent: label,
		});
		if (code === language) link.ariaCurrent = 'page';
		find(document, 'nav').append(link);
	}
	find(document, 'h1').append(`: ${name}`);
	count(name);
}

async function start(): Promise<void> {
	const answer: Listing | string = await (await fetch(address + location.search)).json();
	if (typeof answer !== 'string' && answer.language) return show(answer);
	for (const part of document.querySelectorAll('.intro, search, #all')) part.remove();
	find(document, '#left').textContent =
		typeof answer === 'string'
			? answer
			: 'The site is in one language. To add another one, see docs/translations.md.';
}

addEventListener('beforeunload', (event) => {
	if (rows.some(({ form }) => form && isTyped(form))) event.preventDefault();
});
await start();
