import {
	type CoverageAnswer,
	type CoverageData,
	describeCoverage,
	findCoverage,
	findCoverageAt,
} from '../lib/coverage.ts';

let loading: Promise<CoverageData> | undefined;

/** The towns and the words, loaded once. @throws Error when they cannot be had; the next call tries again */
function load(): Promise<CoverageData> {
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
		};
		parts.push(' ', button);
	}
	form.querySelector('[role="status"]')?.replaceChildren(...parts);
	if (isMistake) input.focus();
}

async function answerTyped(form: HTMLFormElement): Promise<void> {
	const data = await load();
	const coverage = findCoverage(form.querySelector('input')?.value ?? '', data);
	show(form, describeCoverage(coverage, data, new Date()), data.words.call);
}

/** Asks the device where it is, for at most ten seconds. */
async function answerPosition(form: HTMLFormElement): Promise<void> {
	const where = await new Promise<GeolocationPosition | undefined>((resolve) => {
		navigator.geolocation.getCurrentPosition(resolve, () => resolve(undefined), {
			timeout: 10_000,
			maximumAge: 300_000,
		});
	});
	if (!where) return show(form, { text: form.dataset['unlocated'] ?? '', isMistake: true });
	const data = await load();
	const { latitude, longitude } = where.coords;
	show(form, describeCoverage(findCoverageAt(latitude, longitude, data), data, new Date()), data.words.call);
}

/**
 * Answers what a visitor did with the form: sent what was typed, or asked for the position. A first touch loads the towns.
 * Without an event the place stands in the address, because it was sent before any script had come.
 */
export async function answer(form: HTMLFormElement, event?: Event): Promise<void> {
	const input = form.querySelector('input');
	const sent = new URLSearchParams(location.search).get('place');
	try {
		if (event?.type === 'submit') await answerTyped(form);
		else if (event?.type === 'click') {
			if ((event.target as Element).closest('[data-locate]')) await answerPosition(form);
		} else if (event) await load();
		else if (sent && input && !input.value) {
			input.value = sent;
			await answerTyped(form);
		}
	} catch {
		// A first touch says nothing yet: the towns are asked for again by the press.
		if (event?.type !== 'focusin') show(form, { text: form.dataset['unloaded'] ?? '' });
	}
}
