import '../../styles/site.css';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { formatLabel } from '../../lib/text.ts';
import { draftKey } from './fields.ts';
import { QuoteRequest } from './QuoteRequest.island.tsx';
import { button, draftOf, field, review, startFresh } from './testing/form.tsx';
import { complete, labels, writeComplete } from './testing/request.ts';
import {
	answerWith,
	listSent,
	openReview,
	past,
	sendingContext,
	service,
	words,
} from './testing/sending.tsx';

const sentTitle = page.getByRole('heading', { name: words.sent });
const failureBox = page.getByRole('region', { name: words.failed });
const accepted = () => Response.json({ ok: true });
const refused = (said: unknown, status = 400) => Response.json(said, { status });

/** An answer whose connection breaks after its first words. */
const breakOff = (said: string) =>
	new Response(
		new ReadableStream({
			start(stream) {
				stream.enqueue(new TextEncoder().encode(said));
				stream.error(new TypeError('cut'));
			},
		}),
	);

beforeEach(startFresh);

test('the form sends what the review shows, and then shows what was sent', async () => {
	const fetch = answerWith(accepted());
	await openReview({ notes: 'one\ntwo', consent: true });
	await expect.element(review.copy).not.toBeInTheDocument();
	await button(words.send).click();
	await expect.element(sentTitle).toHaveFocus();
	const [fields = {}] = listSent(fetch);
	expect(fetch.mock.calls[0]?.[0]).toBe(service.endpoint);
	expect(fields).toMatchObject({
		access_key: 'abc',
		[labels.request.services]: 'Carpet, Leather',
		email: complete.email,
		_gotcha: '',
	});
	const number = String(fields[words.number]);
	expect(number).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/);
	const text = writeComplete(
		[labels.request.consent, labels.request.agreed],
		[words.number, number],
		[labels.request.notes, 'one\ntwo'],
	);
	expect(document.body.textContent).toContain(text);
	for (const value of Object.values(fields)) if (value !== 'abc') expect(text).toContain(value);
	expect(draftOf().request.name).toBe('');
	await expect
		.element(page.getByRole('link', { name: past.words, exact: false }))
		.toHaveAttribute('href', past.href);
	await button(words.more).click();
	await expect.element(field('items')).toHaveValue('');
	expect(draftOf()).toBeNull();
});

test.each([
	['the reason of a refusal', refused({ errors: [{ message: 'Wrong email' }] }), 'Wrong email'],
	['the status of an answer without words', new Response('<p>', { status: 500 }), '500'],
	['a connection that breaks', new TypeError('cut'), words.silent],
	['an answer that breaks off', breakOff('{"ok":tr'), words.silent],
])('%s is told with the other ways, and another try has the same number', async (_, answer, reason) => {
	const fetch = answerWith(answer, accepted());
	await openReview();
	await button(words.send).click();
	await expect.element(failureBox).toHaveFocus();
	await expect.element(failureBox).toMatchTextContent(reason);
	await expect.element(review.copy).toBeVisible();
	await button(words.again).click();
	await expect.element(sentTitle).toBeVisible();
	const [first, second] = listSent(fetch);
	expect(second?.[words.number]).toBe(first?.[words.number]);
});

test('a corrected request keeps its number, and is no failure any more', async () => {
	const fetch = answerWith(refused({}), accepted());
	await openReview();
	await button(words.send).click();
	await expect.element(failureBox).toBeVisible();
	await button(labels.actions.back).click();
	await field('name').fill('Anna');
	await button(labels.actions.review).click();
	await expect.element(failureBox).not.toBeInTheDocument();
	await expect.element(page.getByText(words.changed)).toBeVisible();
	await button(words.send).click();
	await expect.element(sentTitle).toBeVisible();
	const [first, second] = listSent(fetch);
	expect(second?.[words.number]).toBe(first?.[words.number]);
});

test('an emergency is asked to call, at whatever time', async () => {
	answerWith(accepted());
	await openReview({ services: ['burst-pipe'] });
	await button(words.send).click();
	await expect.element(button(`${labels.flood.question} ${labels.flood.call}`, 'link')).toBeVisible();
});

test('a failure keeps its reason over steps and a reload', async () => {
	answerWith(refused({ error: 'Too many requests' }, 429));
	await openReview();
	await button(words.send).click();
	await expect.element(failureBox).toBeVisible();
	await button(labels.actions.back).click();
	await button(labels.actions.review).click();
	await expect.element(failureBox).toMatchTextContent('Too many requests');
	await render(<QuoteRequest {...sendingContext} />);
	await expect.element(failureBox.last()).toMatchTextContent('Too many requests');
});

const drop = (file: File) => {
	const dataTransfer = new DataTransfer();
	dataTransfer.items.add(file);
	document.querySelector('form')?.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
};

test('a photo that is dropped while the request is on its way stops it, and goes along until it is removed', async () => {
	const fetch = answerWith(new Promise<Response>(() => undefined), refused({}), accepted());
	await openReview();
	await button(words.send).click();
	await expect.poll(() => fetch.mock.calls.length).toBe(1);
	const picture = await new OffscreenCanvas(8, 8).getContext('2d')?.canvas.convertToBlob();
	drop(new File([picture ?? ''], 'rug.png', { type: 'image/png' }));
	await expect.element(review.text).toHaveValue(expect.stringContaining('rug.jpg'));
	expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
	await button(words.send).click();
	await expect.element(failureBox).toBeVisible();
	expect(listSent(fetch)[1]?.['Photo 1']).toMatchObject({ name: 'rug.jpg', type: 'image/jpeg' });
	await button(`${labels.review.change} ${labels.request.pictures}`).click();
	await button(formatLabel(words.photos.remove, { name: 'rug.jpg' })).click();
	await button(labels.actions.review).click();
	await button(words.send).click();
	await expect.element(sentTitle).toBeVisible();
	expect(listSent(fetch)[2]).not.toHaveProperty('Photo 1');
});

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

test('a request on its way goes on while another tab changes the same draft', async () => {
	const { promise, resolve } = Promise.withResolvers<Response>();
	const fetch = answerWith(promise);
	await openReview();
	await button(words.send).click();
	await expect.element(button(words.busy)).toBeVisible();
	sessionStorage.setItem(draftKey, JSON.stringify({ step: 'you', request: { name: 'Bo' } }));
	dispatchEvent(new StorageEvent('storage', { key: draftKey }));
	expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(false);
	await expect.element(button(words.busy)).toBeVisible();
	resolve(accepted());
	await expect.element(sentTitle).toHaveFocus();
});
