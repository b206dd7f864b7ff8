import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import '../../components/island/replay.ts';
import { openWaitingIsland } from '../../components/island/testing/waiting-island.tsx';
import { complete, props, words } from './fixture.ts';
import { back, button, field, goOn, openForm, review, title } from './fixture.tsx';
import { keepTyped } from './keep-typed.ts';
import { QuoteRequest } from './QuoteRequest.island.tsx';

/** The draft among several pages, loads and returns: the newest state wins, and what was cleared never comes back. */

const kept = () => JSON.parse(sessionStorage.getItem('quote-request') ?? 'null');
const keep = (step: string, change = {}) =>
	sessionStorage.setItem('quote-request', JSON.stringify({ step, request: { ...complete, ...change } }));

beforeEach(() => {
	sessionStorage.clear();
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
});
afterEach(() => vi.useRealTimers());

test('letters typed before the script has come win over the kept ones, and are neither lost nor doubled', async () => {
	keep('what', { items: 'old' });
	const { island, asked } = openWaitingIsland(<QuoteRequest {...props} />);
	keepTyped(island, 'quote-request');
	await field('items').fill('two rugs');
	asked[0]?.arrive();
	await expect.element(button(words.services['carpet-cleaning'], 'checkbox')).toBeChecked();
	await expect.element(field('items')).toHaveValue('two rugs');
	await goOn();
	await expect.element(title('where')).toHaveFocus();
	await expect.poll(kept).toMatchObject({ request: { items: 'two rugs', services: complete.services } });
});

test('what is typed before the script has come is kept when the page goes away', async () => {
	const { island } = openWaitingIsland(<QuoteRequest {...props} />);
	keepTyped(island, 'quote-request');
	await field('items').fill('two rugs');
	dispatchEvent(new PageTransitionEvent('pagehide'));
	expect(kept()).toMatchObject({ request: { items: 'two rugs' } });
});

test('fields that the browser has filled again don’t bring back what was cleared', async () => {
	const { island, asked } = openWaitingIsland(<QuoteRequest {...props} />);
	const items = island.querySelector<HTMLInputElement>('[name=items]');
	if (items) items.value = 'cleared elsewhere';
	await goOn();
	asked[0]?.arrive();
	await expect.element(field('items')).toHaveValue('');
});

describe('a page that comes back from the back/forward cache', () => {
	const comeBack = () => dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));

	test('shows what was typed on another page since', async () => {
		keep('what');
		await openForm();
		keep('where', { items: 'newer' });
		comeBack();
		await expect.element(title('where')).toBeVisible();
		await back().click();
		await expect.element(field('items')).toHaveValue('newer');
	});

	test('is empty when the form was cleared on another page, and does not write the old draft again', async () => {
		keep('what');
		await openForm();
		await expect.element(field('items')).toHaveValue(complete.items);
		sessionStorage.clear();
		comeBack();
		await expect.element(field('items')).toHaveValue('');
		for (const type of ['blur', 'pagehide']) dispatchEvent(new Event(type));
		expect(kept()).toBeNull();
	});

	test('offers no Undo for what was cleared before it was left', async () => {
		keep('what');
		await openForm();
		await button(words.actions.clear).click();
		await expect.element(button(words.actions.undo)).toBeVisible();
		await expect.poll(kept).toBeNull();
		comeBack();
		await expect.element(button(words.actions.undo)).not.toBeInTheDocument();
	});
});

test('a page that was loaded ahead takes the newest draft when it is shown', async () => {
	await openForm();
	keep('what', { items: 'newer' });
	document.dispatchEvent(new Event('prerenderingchange'));
	await expect.element(field('items')).toHaveValue('newer');
});

test('a second reload while the draft is restored does not lose the step', async () => {
	keep('review');
	await openForm();
	dispatchEvent(new PageTransitionEvent('pagehide'));
	expect(kept()).toMatchObject({ step: 'review' });
});

test('a draft with a service or a part of the day that is gone goes on with the rest', async () => {
	keep('review', { services: ['chimney', 'tile-grout'], part: 'night' });
	const { container } = await openForm();
	await expect.element(review.text).toBeVisible();
	expect(container.querySelector<HTMLTextAreaElement>('textarea[readonly]')?.value).not.toContain(
		'undefined',
	);
});
