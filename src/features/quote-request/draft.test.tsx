import { beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { compose } from '../../components/island/testing/gesture.ts';
import {
	button,
	draftOf,
	field,
	fill,
	goOn,
	openForm,
	openWaitingForm,
	review,
	startFresh,
	storeDraft,
	summary,
	title,
} from './testing/form.tsx';
import { complete, labels } from './testing/request.ts';

beforeEach(startFresh);

test('what is typed is kept at once, and returns at the same step', async () => {
	const { unmount } = await openForm();
	await fill.what();
	const notes = 'Dos gatos 😀\n& "50%"';
	await field('notes').fill(notes);
	expect(draftOf()).toMatchObject({ step: 'where', request: { services: complete.services, notes } });
	await unmount();
	const screen = await openForm();
	await expect.element(title('where')).toBeVisible();
	await expect.element(field('notes')).toHaveValue(notes);
	await expect.element(screen.getByText(labels.status.kept)).toBeVisible();
});

test('a day that has passed since is asked for again, in words', async () => {
	storeDraft('review', { day: '2026-11-20' });
	await openForm();
	await expect.element(title('where')).toBeVisible();
	await expect.element(summary()).toMatchTextContent(labels.errors.dayPast);
	await expect.element(field('day')).toHaveValue('2026-11-20');
});

test('clearing empties the form and the draft, and can be undone', async () => {
	storeDraft('you');
	await openForm();
	await button(labels.actions.clear).click();
	await expect.element(title('what')).toHaveFocus();
	await expect.element(field('items')).toHaveValue('');
	expect(draftOf()).toBeNull();
	await field('items').fill('typed since');
	await button(labels.actions.undo).click();
	await expect.element(title('you')).toHaveFocus();
	expect(draftOf()).toMatchObject({ step: 'you', request: complete });
	await button(labels.actions.undo).click();
	await expect.element(field('items')).toHaveValue('typed since');
	await button(labels.actions.clear).click();
	await button(labels.actions.undo).click();
	await expect.element(field('items')).toHaveValue('typed since');
	await expect.element(button(labels.actions.undo)).not.toBeInTheDocument();
});

test.for(['refused', 'full'])('the form works where storage is %s', async (state) => {
	const fail = () => {
		throw new DOMException(state, 'SecurityError');
	};
	if (state === 'full') vi.spyOn(Storage.prototype, 'setItem').mockImplementation(fail);
	else vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(fail);
	await openForm();
	await fill.what();
	await fill.where();
	await fill.you();
	await expect.element(title('review')).toBeVisible();
});

test('something unreadable in storage is ignored', async () => {
	for (const stored of ['{', 'null', '{"step":"nowhere","request":{"services":"carpet"}}']) {
		sessionStorage.setItem('quote-request', stored);
		const { unmount } = await openForm();
		await expect.element(title('what')).toBeVisible();
		await unmount();
	}
});

test('a service or a part of the day that no longer exists is left out', async () => {
	storeDraft('review', { services: ['chimney', 'tile-grout', 'toString'], part: 'night' });
	await openForm();
	await expect.element(review.text).toHaveValue(expect.not.stringContaining('undefined'));
	expect(draftOf().request).toMatchObject({ services: ['tile-grout'], part: 'any' });
});

test('what is typed before hydration wins over the draft', async () => {
	storeDraft('what', { items: 'old' });
	const { loads } = openWaitingForm();
	await field('items').fill('two rugs');
	await goOn();
	loads[0]?.succeed();
	await expect.element(title('where')).toHaveFocus();
	expect(draftOf()).toMatchObject({ request: { items: 'two rugs', services: complete.services } });
});

test.for([
	['goes on where it is', () => undefined],
	[
		'is kept where a translator has replaced words, and React draws the form anew',
		(island: HTMLElement) => island.querySelector('legend')?.replaceChildren('Elija'),
	],
] as const)('what is being typed when the form hydrates %s', async ([, change]) => {
	const { island, loads } = openWaitingForm();
	change(island);
	await field('items').fill('Ann');
	loads[0]?.succeed();
	await expect.poll(() => island.hasAttribute('ssr')).toBe(false);
	await field('items').click();
	await userEvent.keyboard('{End}a');
	await expect.element(field('items')).toHaveValue('Anna');
	await expect.poll(() => draftOf().request.items).toBe('Anna');
});

test('a word that is still being composed when the form hydrates goes on', async () => {
	const { loads } = openWaitingForm();
	await field('items').click();
	await compose('sof');
	loads[0]?.succeed();
	await expect.poll(() => draftOf()?.request.items).toBe('sof');
	await compose('sofa');
	await expect.element(field('items')).toHaveValue('sofa');
	await expect.poll(() => draftOf()?.request.items).toBe('sofa');
});

test('a prerendered page and one from the back/forward cache take the newest draft when they are shown', async () => {
	storeDraft('what');
	await openForm();
	await button(labels.actions.clear).click();
	storeDraft('what', { items: 'newer' });
	document.dispatchEvent(new Event('prerenderingchange'));
	await expect.element(field('items')).toHaveValue('newer');
	await expect.element(button(labels.actions.undo)).not.toBeInTheDocument();
	sessionStorage.clear();
	dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
	await expect.element(field('items')).toHaveValue('');
});
