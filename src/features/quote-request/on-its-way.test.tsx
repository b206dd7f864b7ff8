import { beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { draftKey } from './fields.ts';
import { button, field, startFresh } from './testing/form.tsx';
import { complete, labels } from './testing/request.ts';
import { answerWith, openReview, words } from './testing/sending.tsx';

/** A request that the form is sending. */

const failureBox = page.getByRole('region', { name: words.failed });

beforeEach(startFresh);

test('while it waits, a second press sends nothing, and going back stops it', async () => {
	const fetch = answerWith();
	await openReview();
	await button(words.send).click();
	await button(words.busy).click({ force: true });
	expect(fetch).toHaveBeenCalledOnce();
	await button(labels.actions.back).click();
	expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
	await expect.element(field('name')).toHaveValue(complete.name);
	await button(labels.actions.review).click();
	await expect.element(failureBox).toMatchTextContent(words.silent);
});

test.for([
	['something else is stored', 'other', 'x'],
	['another tab changes the same draft', draftKey, JSON.stringify({ step: 'you', request: { name: 'Bo' } })],
] as const)('a request on its way goes on while %s', async ([, key, value]) => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	const fetch = answerWith(promise);
	await openReview();
	await button(words.send).click();
	await expect.element(button(words.busy)).toBeVisible();
	sessionStorage.setItem(key, value);
	dispatchEvent(new StorageEvent('storage', { key }));
	expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
	await expect.element(button(words.busy)).toBeVisible();
	resolve(Response.json({ ok: true }));
	await expect.element(page.getByRole('heading', { name: words.sent })).toHaveFocus();
});

test('no answer for 20 seconds is a failure', async () => {
	answerWith();
	await openReview();
	vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: new Date('2026-11-21T20:00:00Z') });
	await button(words.send).click();
	await vi.advanceTimersByTimeAsync(19_900);
	expect(failureBox.query()).toBeNull();
	await vi.advanceTimersByTimeAsync(200);
	vi.useRealTimers();
	await expect.element(failureBox).toMatchTextContent(words.silent);
});
