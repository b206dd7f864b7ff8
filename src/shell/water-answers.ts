/**
 * What /water-damage-help does beyond being read (src/shell/water-help.ts loads it): the answers choose and order the
 * steps, the clock says how much of the drying window is left, and all of it is kept on the device alone. Without it the
 * page is one list of all steps.
 */
import { formatTimeLeft, fromLocalInput, readDryingWindow, toLocalInput } from '../lib/drying-window.ts';
import { createState, isBlank, readState, type WaterState, waterKey } from '../lib/water-state.ts';
import { chooseSteps, orderGroups } from '../lib/water-steps.ts';
import { setUpLog } from './loss-log.ts';

const find = <Found extends HTMLElement>(selector: string) =>
	document.querySelector<Found>(selector) as Found;
const findAll = <Found extends HTMLElement>(selector: string, within: ParentNode = document) => [
	...within.querySelectorAll<Found>(selector),
];
const split = (value = '') => value.split(' ').filter(Boolean);

const questions = find('#questions');
const choices = findAll<HTMLInputElement>('[name=water], [name=wet]', questions);
const since = find<HTMLInputElement>('#since');
const clock = find('[data-clock]');
const shown = find('[data-shown]');
const kept = find('[data-kept]');
const cleared = find('[data-cleared]');
const buttons = (name: string) => find(`[data-action=${name}]`);
const groups = findAll('[data-group]').map((element) => ({
	id: element.dataset['group'] ?? '',
	element,
	list: element.querySelector('ol') as HTMLOListElement,
	steps: findAll('[data-step]', element).map((item) => ({
		item,
		id: item.dataset['step'] ?? '',
		box: item.querySelector('input') as HTMLInputElement,
		water: split(item.dataset['water']),
		wet: split(item.dataset['wet']),
		time: item.dataset['time'],
	})),
}));
const steps = groups.flatMap((group) => group.steps);

let state: WaterState = createState();
/** What the last clearing took away. */
let before: WaterState | undefined;
/** False once storage is refused or full: the page works on with what it holds itself, and says so. */
let isKept = true;

function refuse(): void {
	isKept = false;
	kept.textContent = kept.dataset['refused'] ?? '';
}

function restore(): void {
	try {
		if (isKept) state = readState(localStorage.getItem(waterKey));
	} catch {
		refuse();
	}
}

function keep(): void {
	try {
		if (isBlank(state)) localStorage.removeItem(waterKey);
		else localStorage.setItem(waterKey, JSON.stringify(state));
	} catch {
		refuse();
	}
	show();
}

const readName = (choice: HTMLInputElement) =>
	choice.closest('label')?.querySelector('[data-name]')?.textContent ?? '';
const readNames = (name: string) =>
	choices
		.filter((choice) => choice.name === name && choice.checked)
		.map(readName)
		.join(', ');
const showLog = setUpLog(
	() => state,
	() => ({ since: state.since, water: readNames('water'), wet: readNames('wet') }),
	keep,
);

/** Draws the clock. @returns which steps the time asks for */
function showClock(): 'early' | 'over' | undefined {
	const window = state.since === undefined ? undefined : readDryingWindow(state.since, Date.now());
	clock.hidden = !window || window.state === 'future';
	if (!window || window.state === 'future') return undefined;
	const time = 'left' in window ? formatTimeLeft(window.left, document.documentElement.lang) : '';
	const text = (clock.dataset[window.state] ?? '').replace('{time}', time);
	const status = clock.querySelector('[role=status]');
	// Said anew only when it has changed.
	if (status && status.textContent !== text) status.textContent = text;
	return window.state === 'over' ? 'over' : 'early';
}

/** Puts elements in this order, and leaves those alone that stand right already. */
function arrange(parent: HTMLElement, elements: readonly HTMLElement[]): void {
	const focused = document.activeElement as HTMLElement | null;
	if (elements.every((element, index) => parent.children[index] === element)) return;
	parent.prepend(...elements);
	// A moved element loses the focus.
	if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
}

function show(): void {
	for (const choice of choices)
		choice.checked = choice.name === 'wet' ? state.wet.includes(choice.value) : state.water === choice.value;
	for (const { id, box } of steps) box.checked = state.done.includes(id);
	if (state.since !== fromLocalInput(since.value) && document.activeElement !== since)
		since.value = state.since === undefined ? '' : toLocalInput(state.since);
	const answers = { water: state.water, wet: state.wet, time: showClock() };
	let count = 0;
	for (const { element, list, steps: all } of groups) {
		const chosen = chooseSteps(all, answers);
		for (const step of all) step.item.hidden = !chosen.includes(step);
		arrange(
			list,
			chosen.map(({ item }) => item),
		);
		element.hidden = chosen.length === 0;
		count += chosen.length;
	}
	const first = choices.find((choice) => choice.checked && choice.dataset['first'])?.dataset['first'];
	arrange(
		find('[data-groups]'),
		orderGroups(groups, first).map(({ element }) => element),
	);
	const text =
		count < steps.length
			? (shown.dataset['shown'] ?? '')
					.replace('{shown}', String(count))
					.replace('{total}', String(steps.length))
			: '';
	if (shown.textContent !== text) shown.textContent = text;
	buttons('clear').hidden = isBlank(state);
	buttons('undo').hidden = !before || !isBlank(state);
	showLog();
}

/** Says what is wrong with the time, once the visitor has left the field. */
function checkSince(): void {
	const wrong = since.validity.badInput
		? 'incomplete'
		: state.since !== undefined && readDryingWindow(state.since, Date.now()).state === 'future'
			? 'future'
			: undefined;
	since.ariaInvalid = String(wrong !== undefined);
	find('#since-error').textContent = (wrong && since.dataset[wrong]) ?? '';
}

function readChoices(): void {
	const checked = choices.filter((choice) => choice.checked);
	state.water = checked.find(({ name }) => name === 'water')?.value;
	state.wet = checked.filter(({ name }) => name === 'wet').map(({ value }) => value);
}

questions.addEventListener('input', ({ target }) => {
	if (target === since) state.since = fromLocalInput(since.value);
	else readChoices();
	keep();
});
since.addEventListener('blur', checkSince);
since.addEventListener('change', () => since.ariaInvalid === 'true' && checkSince());
find('[data-groups]').addEventListener('input', () => {
	state.done = steps.filter(({ box }) => box.checked).map(({ id }) => id);
	keep();
});
buttons('now').addEventListener('click', () => {
	state.since = Date.now();
	keep();
	checkSince();
});
buttons('clear').addEventListener('click', () => {
	before = state;
	state = createState();
	keep();
	checkSince();
	cleared.textContent = cleared.dataset['cleared'] ?? '';
	buttons('undo').focus();
});
buttons('undo').addEventListener('click', () => {
	state = before ?? state;
	keep();
	cleared.textContent = '';
	buttons('clear').focus();
});

// The clock of a phone that slept, a page that comes back, and another tab with the same page.
setInterval(show, 60_000);
for (const name of ['pageshow', 'visibilitychange', 'storage'] as const)
	addEventListener(name, () => {
		restore();
		show();
	});
restore();
// What was pressed before this script had come, with what was kept.
if (choices.some((choice) => choice.checked)) readChoices();
for (const { id, box } of steps) if (box.checked && !state.done.includes(id)) state.done.push(id);
keep();
