/** The page “Translations” of npm run edit: the texts of a language, each with a field. */
import type { ListedText, Listing, Typed } from '../translations.ts';

const address = '/api/translations';
/** With more open texts than this, those of a file are folded if none of them was changed. */
const mostUnfolded = 50;

const find = <Kind extends HTMLElement>(within: ParentNode, selector: string): Kind => {
	const found = within.querySelector<Kind>(selector);
	if (!found) throw new TypeError(`The page has no ${selector}.`);
	return found;
};
const forms = document.getElementsByTagName('form');
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

function tell(form: HTMLElement, kind: '' | 'refused' | 'saved', words: string): void {
	form.className = kind;
	find(form, '[role=status]').textContent = words;
	fieldOf(form).ariaInvalid = String(kind === 'refused');
}

/** Counts what isn't saved. @param name of the language */
function count(name: string): void {
	const left = [...find(document, '#open').getElementsByTagName('form')].filter((form) => !isSaved(form));
	const changed = left.filter((form) => form.querySelector('b')).length;
	const none = `Everything is in ${name}. What you add or change comes first here`;
	const words = left.length > 0 ? `${left.length} left` : none;
	find(document, '#left').textContent = `${words}${changed > 0 ? `, ${changed} of them changed` : ''}.`;
}

/** Saves what was typed. It stays in its field, whatever the answer. */
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
		tell(form, 'saved', 'Saved.');
	} catch {
		tell(form, 'refused', 'Not saved, because “npm run edit” doesn’t answer. What you typed stays here.');
	}
}

/** A text with its field. Ctrl and Enter saves it, and goes on to the next one. */
function drawText(text: ListedText, id: string, language: string, name: string): HTMLElement {
	const { msgid, msgctxt, former, translation, refusal, place, room } = text;
	const form = draw('text', id, { name, place, room, msgid, former: former ?? '' });
	const field = fieldOf(form);
	field.lang = language;
	field.defaultValue = translation;
	if (!former) for (const part of ['before', 'now']) find(form, `[data-is=${part}]`).remove();
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

/** Shows texts of a language, file by file, those with a changed text first. */
function showParts(
	texts: readonly ListedText[],
	place: 'open' | 'done',
	language: string,
	name: string,
): void {
	const isChanged = (some: ListedText[]) => some.some(({ former }) => former);
	const parts = [...Map.groupBy(texts, ({ part }) => part)];
	parts.sort(([, a], [, b]) => Number(isChanged(b)) - Number(isChanged(a)));
	const isFew = place === 'open' && texts.length <= mostUnfolded;
	for (const [part, some] of parts) {
		const drawn = draw('part', '', { part, count: `(${some.length})` });
		drawn.append(...some.map((text) => drawText(text, `${place}-${texts.indexOf(text)}`, language, name)));
		drawn.toggleAttribute('open', isFew || isChanged(some));
		find(document, `#${place}`).append(drawn);
	}
}

/** Shows only what has these words, in the text or in its translation, and unfolds it. Without words, everything, folded. */
function search(words: string): void {
	const wanted = words.trim().toLowerCase();
	for (const part of document.querySelectorAll('details')) {
		for (const form of part.querySelectorAll('form')) {
			const said = `${find(form, '[data-is=msgid]').textContent}\n${fieldOf(form).value}`;
			form.hidden = !said.toLowerCase().includes(wanted);
		}
		part.hidden = !part.querySelector('form:not([hidden])');
		part.open = wanted !== '';
	}
}

/** Shows the texts of a language, those that are open first. */
function show({ languages, language = '', texts }: Listing): void {
	const { name = '' } = languages.find(({ code }) => code === language) ?? {};
	const { open = [], done = [] } = Object.groupBy(texts, ({ isOpen }) => (isOpen ? 'open' : 'done'));
	showParts(open, 'open', language, name);
	showParts(done, 'done', language, name);
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
	const left = find(document, '#left');
	if (typeof answer === 'string') left.textContent = answer;
	else if (answer.language) show(answer);
	else left.textContent = 'The site is in one language. To add another one, see docs/translations.md.';
}

find(document, 'search input').addEventListener('input', ({ target }) =>
	search((target as HTMLInputElement).value),
);
find(document, '#all').addEventListener('click', () => {
	for (const form of forms) if (isTyped(form)) form.requestSubmit();
});
addEventListener('beforeunload', (event) => {
	if ([...forms].some(isTyped)) event.preventDefault();
});
await start();
