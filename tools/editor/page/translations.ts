/** The page “Translations” of npm run edit: the texts of each language, each with a field. */
import type { ListedText, Typed } from '../translations.ts';

const address = '/api/translations';

const find = <Kind extends HTMLElement>(within: ParentNode, selector: string): Kind => {
	const found = within.querySelector<Kind>(selector);
	if (!found) throw new TypeError(`The page has no ${selector}.`);
	return found;
};
/** The texts that are listed, each with its form. */
const rows: { text: ListedText; form: HTMLElement }[] = [];
const fieldOf = (form: HTMLElement) => find<HTMLTextAreaElement>(form, 'textarea');
const isTyped = ({ form }: { form: HTMLElement }) => fieldOf(form).value !== fieldOf(form).defaultValue;

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

function count(): void {
	const left = rows.filter(({ text, form }) => text.isOpen && form.className !== 'saved').length;
	find(document, '#left').textContent =
		left > 0 ? `${left} left.` : 'Everything is translated. What you add or change comes first here.';
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
		field.defaultValue = field.value.trim() === translation ? field.value : translation;
		tell(form, 'saved', 'Saved.');
	} catch {
		tell(form, 'refused', 'Not saved, because “npm run edit” doesn’t answer. What you typed stays here.');
	}
}

/** A text with its field, which saves what was typed when it's left. */
function drawText(text: ListedText, id: string): HTMLElement {
	const { language, name, msgid, msgctxt, former, translation, refusal, place } = text;
	const form = draw('text', id, { name, place, msgid, former: former ?? '' });
	const field = fieldOf(form);
	field.lang = language;
	field.defaultValue = translation;
	if (!former) for (const gone of form.querySelectorAll('.changed')) gone.remove();
	if (refusal) tell(form, 'refused', refusal);
	const submit = async () => {
		await save(form, { language, msgid, msgctxt });
		count();
	};
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		submit();
	});
	field.addEventListener('input', () => tell(form, '', ''));
	field.addEventListener('change', submit);
	return form;
}

/** Words as they are compared: without accents and capitals, and with spaces alone between them. */
const plain = (words: string) =>
	words.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Shows the texts that have these words, in themselves or in their translation, as they are written or as pages show them. */
function search(words: string): void {
	const wanted = plain(words);
	let found = 0;
	for (const { text, form } of rows) {
		const said = plain(`${text.msgid}\n${text.shown}\n${fieldOf(form).value}`);
		form.hidden = !said.includes(wanted);
		if (!form.hidden) found++;
	}
	for (const part of document.querySelectorAll('details')) {
		part.hidden = !part.querySelector('form:not([hidden])');
		part.open = wanted !== '' || part.matches('#open *');
	}
	const none = `No text or translation has “${words.trim()}.” Facts, such as phone numbers, are in “Forms.”`;
	find(document, '#result').textContent = wanted && (found > 0 ? `Found ${found}.` : none);
}

function show(texts: readonly ListedText[]): void {
	for (const [place, some] of Map.groupBy(texts, ({ isOpen }) => (isOpen ? 'open' : 'done')))
		for (const [part, own] of Map.groupBy(some, ({ name, part }) => `${name}: ${part}`)) {
			const details = draw('part', '', { part, count: `(${own.length})` });
			for (const text of own) {
				const form = drawText(text, `${rows.length}`);
				rows.push({ text, form });
				details.append(form);
			}
			find(document, `#${place}`).append(details);
		}
	search('');
	find<HTMLInputElement>(document, 'search input').addEventListener('input', ({ target }) =>
		search((target as HTMLInputElement).value),
	);
	count();
}

addEventListener('beforeunload', (event) => {
	if (rows.some(isTyped)) event.preventDefault();
});
const answer: ListedText[] | string = await (await fetch(address)).json();
if (typeof answer !== 'string' && answer.length > 0) show(answer);
else {
	for (const part of document.querySelectorAll('.intro, search')) part.remove();
	find(document, '#left').textContent =
		typeof answer === 'string'
			? answer
			: 'The site is in one language. To add another one, see docs/translations.md.';
}
