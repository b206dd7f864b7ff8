import { type CoverageAnswer, type CoverageData, describeCoverage, findCoverage } from './coverage.ts';

let loading: Promise<CoverageData> | undefined;

/** The towns and the words, loaded once. @throws Error when they cannot be had; the next call tries again */
export function load(): Promise<CoverageData> {
	loading ??= fetch('/service-area.json').then((response) => {
		if (!response.ok) throw new Error(`The list of towns answered ${response.status}.`);
		return response.json() as Promise<CoverageData>;
	});
	loading.catch(() => {
		loading = undefined;
	});
	return loading;
}

function show(
	form: HTMLFormElement,
	{ text, phone, suggestion, isMistake }: CoverageAnswer,
	call = '',
): void {
	const input = form.querySelector('input');
	if (!input) return;
	input.ariaInvalid = String(Boolean(isMistake));
	const parts: (Node | string)[] = [text];
	if (phone) {
		const link = document.createElement('a');
		link.href = `tel:+1${phone.replace(/\D/g, '')}`;
		link.textContent = call.replace('{number}', phone);
		parts.push(' ', link);
	}
	if (suggestion) {
		const button = document.createElement('button');
		button.type = 'submit';
		button.textContent = suggestion.text;
		button.onclick = () => {
			input.value = suggestion.town;
			// The next answer takes this button away, and the focus with it.
			input.focus();
		};
		parts.push(' ', button);
	}
	form.querySelector('[role="status"]')?.replaceChildren(...parts);
	if (isMistake && form.contains(document.activeElement)) input.focus();
}

/** How many questions were asked; only the last is answered, however late the towns come. */
let questions = 0;

/** Answers what was typed when it was sent. */
export async function answer(form: HTMLFormElement, typed: string): Promise<void> {
	questions += 1;
	const question = questions;
	const data = await load().catch(() => undefined);
	if (question !== questions) return;
	if (data) show(form, describeCoverage(findCoverage(typed, data), data, new Date()), data.words.call);
	else show(form, { text: form.dataset['unloaded'] ?? '' });
}
