import type { CoverageAnswer, CoverageData } from '../lib/coverage.ts';

/**
 * Answers "Do you come here?" beside its field (src/sections/PlaceFinder.tsx). The towns and the rules are loaded when a
 * visitor first touches it; what is typed, and a position, stay on the device. Without script, the form leads to the list
 * of towns.
 */
const load = async () => {
	const [logic, response] = await Promise.all([import('../lib/coverage.ts'), fetch('/service-area.json')]);
	if (!response.ok) throw new Error(`The list of towns answered ${response.status}.`);
	return { ...logic, data: (await response.json()) as CoverageData };
};
let loaded: ReturnType<typeof load> | undefined;
const prepare = () => {
	loaded ??= load();
	loaded.catch(() => {
		// The next press tries again.
		loaded = undefined;
	});
	return loaded;
};

const form = document.querySelector<HTMLFormElement>('[data-place-finder]');
const input = form?.querySelector('input');
const answer = form?.querySelector<HTMLElement>('[role="status"]');
const locate = form?.querySelector<HTMLButtonElement>('[data-locate]');

function show({ text, phone, suggestion, isMistake }: CoverageAnswer, call = ''): void {
	if (!answer || !input) return;
	input.toggleAttribute('aria-invalid', Boolean(isMistake));
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
	answer.replaceChildren(...parts);
	if (isMistake) input.focus();
}

const reportFailure = (name: 'unloaded' | 'unlocated') =>
	show({ text: form?.dataset[name] ?? '', isMistake: name === 'unlocated' });

form?.addEventListener('focusin', () => void prepare().catch(() => undefined));
form?.addEventListener('submit', async (event) => {
	event.preventDefault();
	try {
		const { findCoverage, describeCoverage, data } = await prepare();
		show(describeCoverage(findCoverage(input?.value ?? '', data), data, new Date()), data.words.call);
	} catch {
		reportFailure('unloaded');
	}
});

// Sent before this script had come, the form led here: the question is answered now.
const asked = new URLSearchParams(location.search).get('place');
if (asked && input && !input.value) {
	input.value = asked;
	form?.requestSubmit();
}

if (locate && 'geolocation' in navigator) locate.hidden = false;
locate?.addEventListener('click', () =>
	navigator.geolocation.getCurrentPosition(
		async ({ coords }) => {
			try {
				const { findCoverageAt, describeCoverage, data } = await prepare();
				const coverage = findCoverageAt(coords.latitude, coords.longitude, data);
				show(describeCoverage(coverage, data, new Date()), data.words.call);
			} catch {
				reportFailure('unloaded');
			}
		},
		() => reportFailure('unlocated'),
		{ timeout: 10_000, maximumAge: 300_000 },
	),
);
