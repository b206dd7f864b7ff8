import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { complete, props, words } from './fixture.ts';
import {
	button,
	field,
	fillWhat,
	fillWhere,
	fillYou,
	goOn,
	openForm,
	part,
	review,
	title,
} from './fixture.tsx';
import { QuoteRequest } from './QuoteRequest.island.tsx';

const kept = () => JSON.parse(sessionStorage.getItem('quote-request') ?? 'null');
const keep = (step: string, change = {}) =>
	sessionStorage.setItem('quote-request', JSON.stringify({ step, request: { ...complete, ...change } }));

beforeEach(() => {
	sessionStorage.clear();
	vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T20:00:00Z') });
});
afterEach(() => {
	vi.useRealTimers();
	vi.restoreAllMocks();
});

test('what is typed is kept within a moment, and comes back after a reload at the same step', async () => {
	const { unmount } = await openForm();
	await fillWhat();
	await field('place').fill('33602');
	await field('notes').fill('Dos gatos 😀\n& "50%"');
	await expect.poll(kept).toMatchObject({
		step: 'where',
		request: { services: complete.services, place: '33602', notes: 'Dos gatos 😀\n& "50%"' },
	});
	await unmount();
	const screen = await openForm();
	await expect.element(title('where')).toBeVisible();
	await expect.element(field('place')).toHaveValue('33602');
	await expect.element(field('notes')).toHaveValue('Dos gatos 😀\n& "50%"');
	await expect.element(screen.getByText(words.status.kept)).toBeVisible();
});

test('a keystroke just before the page goes away is kept too', async () => {
	await openForm();
	await field('items').fill('stairs');
	dispatchEvent(new PageTransitionEvent('pagehide'));
	expect(kept()).toMatchObject({ request: { items: 'stairs' } });
});

test('the review comes back complete', async () => {
	keep('review');
	await openForm();
	await expect.element(review.text).toBeVisible();
});

test('a day that has passed since is asked for again', async () => {
	keep('review', { day: '2026-11-20' });
	await openForm();
	await expect.element(title('where')).toBeVisible();
	await expect.element(field('day')).toHaveValue('2026-11-20');
});

test('clearing empties the form and what is kept, and can be undone', async () => {
	keep('you');
	await openForm();
	await expect.element(field('name')).toBeVisible();
	await button(words.actions.clear).click();
	await expect.element(title('what')).toHaveFocus();
	await expect.element(field('items')).toHaveValue('');
	await expect.poll(kept).toBeNull();
	await button(words.actions.undo).click();
	await expect.element(field('items')).toHaveValue(complete.items);
	await expect.poll(kept).toMatchObject({ request: complete });
});

test('an empty form has nothing to clear', async () => {
	await openForm();
	await expect.element(button(words.actions.clear)).not.toBeInTheDocument();
});

test('a browser that refuses storage has a form that works', async () => {
	const refuse = () => {
		throw new DOMException('The operation is insecure.', 'SecurityError');
	};
	vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
	await openForm();
	await fillWhat();
	await fillWhere();
	await fillYou();
	await expect.element(review.text).toBeVisible();
});

test('a full storage has a form that works', async () => {
	vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
		throw new DOMException('Full', 'QuotaExceededError');
	});
	await openForm();
	await fillWhat();
	await expect.element(title('where')).toBeVisible();
});

test('something unreadable in storage is no reason to fail', async () => {
	for (const stored of ['{', '"text"', '{"step":"nowhere","request":{"name":7}}', '[]']) {
		sessionStorage.setItem('quote-request', stored);
		const { unmount } = await openForm();
		await expect.element(title('what')).toBeVisible();
		await unmount();
	}
});

test('pressing the button before the script has come sends nothing anywhere', async () => {
	const place = document.createElement('div');
	place.innerHTML = renderToString(<QuoteRequest {...props} />);
	document.body.append(place);
	const before = location.href;
	await goOn();
	expect(location.href).toBe(before);
	await expect.element(title('what')).toBeVisible();
	expect(part(words.steps.what).test(place.textContent ?? '')).toBe(true);
	place.remove();
});
