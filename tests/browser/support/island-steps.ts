import type { Page } from '@playwright/test';
import { areas, readList, services } from '../../content.ts';
import { field, next } from './quote-form.ts';
import { sendingSite } from './sending.ts';
import { hold } from './test.ts';

/** What a visitor does next. */
type Step = (page: Page) => Promise<unknown>;

/** An island in a part of a page, and what a visitor does there. Each step changes the words. */
export interface Part {
	site?: string;
	path: string;
	selector: string;
	steps: Step[];
}

const inTurn =
	(...steps: Step[]): Step =>
	async (page) => {
		for (const step of steps) await step(page);
	};
/** Presses one of several, from 0, or from -1 for the last. */
function press(selector: string, index = 0): Step {
	return (page) => page.locator(selector).nth(index).click();
}
function fill(name: Parameters<typeof field>[1], text: string): Step {
	return async (page) => {
		await field(page, name).fill(text);
		// The answer to a place waits for that.
		await field(page, name).blur();
	};
}
function ask(place: string): Step {
	return async (page) => {
		await page.locator('#place-finder').fill(place);
		await page.locator('#place-finder').press('Enter');
	};
}
function addFile(file: string): Step {
	return (page) => page.locator('[type="file"]').first().setInputFiles(file);
}
/** Presses a button that copies, where the clipboard takes the text, or refuses it. */
function copy(selector: string, works: boolean): Step {
	return async (page) => {
		await page.evaluate((isAllowed) => {
			const writeText = () => (isAllowed ? Promise.resolve() : Promise.reject(new Error('refused')));
			Object.assign(navigator.clipboard, { writeText });
		}, works);
		await page.locator(selector).click();
	};
}
const countRooms =
	(count: string): Step =>
	(page) =>
		page.locator('details input').first().fill(count);
const filter =
	(index: number): Step =>
	(page) =>
		page.locator('select').selectOption({ index });
const moveSlider: Step = (page) => page.locator('#gallery [type="range"]').press('End');
const choose = (id: string | undefined): Step => press(`[name="services"][value="${id}"]`);
const goOn: Step = (page) => next(page).click();
/** Sends the request, and waits for the answer. */
const send: Step = async (page) => {
	await goOn(page);
	await page.locator('[type="submit"][aria-disabled]').waitFor({ state: 'detached' });
};
const back = press('footer button[class*="outline"]');
const clear = press('footer button.as-link');

const town = areas[0]?.towns[0]?.name ?? '';
const places = ['99999', '33602', 'Orlando', 'Atlanta GA', '336', town, '', `${town}q`];
const priced = readList<{ service: string }>('prices')[0]?.service;
const emergency = services.find((service) => service.emergency)?.id;

/** Lets the towns arrive, which the first question asks for. */
const arrivals = new WeakMap<Page, () => void>();

/** The islands, with every kind of answer that they give. */
export const parts: Record<string, Part> = {
	'the place finder': {
		path: '/service-areas',
		selector: 'main',
		steps: [
			async (page) => {
				arrivals.set(page, await hold(page, '**/service-area.json'));
				await ask('33602')(page);
			},
			async (page) => arrivals.get(page)?.(),
			...places.map(ask),
			press('#place-finder-answer button'),
		],
	},
	'the list of reviews': {
		path: '/testimonials',
		selector: '#reviews',
		steps: [...[1, 2, 0].map(filter), ...[0, 0, 1].map((index) => press('#reviews summary', index))],
	},
	'the carousel': {
		path: '/',
		selector: '#reviews',
		steps: [-1, -1, -2].map((index) => press('#reviews button', index)),
	},
	'the pictures before and after': {
		path: '/',
		selector: '#gallery',
		steps: [
			inTurn(press('#gallery button', -1), moveSlider),
			...[-1, -2].map((index) => press('#gallery button', index)),
		],
	},
	'the form': {
		path: '/embed/appointment-request',
		selector: 'main',
		steps: [
			inTurn(choose(services[0]?.id), goOn),
			back,
			inTurn(choose(services[0]?.id), goOn),
			choose(priced),
			press('summary'),
			...['2', 'some', '40', '', '3'].map(countRooms),
			choose(emergency),
			goOn,
			goOn,
			...places.map((place) => fill('place', place)),
			press('[role="status"] button'),
			...[990, 995, 1012, 1020, 3].map((length) => fill('notes', 'é'.repeat(length))),
			goOn,
			goOn,
			inTurn(fill('phone', '12'), goOn),
			inTurn(fill('email', 'ana'), goOn),
			fill('name', 'Ana'),
			inTurn(fill('phone', '813 555 0142'), fill('email', ''), goOn),
			copy('[data-channel="copy"]', true),
			copy('[data-channel="copy"]', false),
			clear,
			press('[role="status"] + button'),
			back,
			(page) => page.reload(),
			fill('name', 'Anna'),
		],
	},
	'the form that sends': {
		site: sendingSite,
		path: '/embed/appointment-request',
		selector: 'main',
		steps: [
			addFile('dist/apple-touch-icon.png'),
			// No picture.
			addFile('package.json'),
			press('main li button'),
			choose(emergency),
			goOn,
			inTurn(fill('place', town), fill('notes', '[silent] [500]'), goOn),
			inTurn(fill('name', 'Ana'), fill('phone', '813 555 0142'), goOn),
			goOn,
			back,
			goOn,
			send,
			back,
			back,
			inTurn(fill('notes', ''), goOn),
			goOn,
			send,
			copy('footer button:nth-child(2)', true),
			copy('footer button:nth-child(2)', false),
			press('footer button', 2),
		],
	},
};
