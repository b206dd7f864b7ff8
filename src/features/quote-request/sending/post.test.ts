import { expect, test, vi } from 'vitest';
import { complete, context, labels } from '../testing/request.ts';
import { addPhotos, whenAdded } from './photos.ts';
import { findReason, isRefusal, post } from './post.ts';

test.for<[said: unknown, reason: string | undefined]>([
	[{ success: false, message: 'No key' }, 'No key'],
	[{ ok: 'false' }, undefined],
	[{ error: 'Form is disabled' }, 'Form is disabled'],
	[{ errors: ['Wrong email'] }, 'Wrong email'],
	[{ errors: [{ message: 'Wrong email' }] }, 'Wrong email'],
	[{ errors: { email: 'Not an email' } }, 'Not an email'],
	[{ status: 'mail_failed', message: 'No mailbox' }, 'No mailbox'],
	[{ status: 422, title: 'Not valid' }, undefined],
	[{ result: 'error', message: 'Too many' }, 'Too many'],
])('%o refuses the request, for the reason %o', ([said, reason]) => {
	expect(isRefusal(said)).toBe(true);
	expect(findReason(said)).toBe(reason);
});

test.for([
	undefined,
	'error',
	{},
	{ ok: true },
	{ error: '', errors: [], status: 'ok' },
	{ error: 'false', errors: {}, result: 'success' },
	{ error: false, message: 'Thank you. No error, no failure.' },
	{ success: true, errors: ['Photo 2 is large'] },
])('%o does not', (said) => expect(isRefusal(said)).toBe(false));

test('the words of a service that refuses are shown only to those who read the content’s language', async () => {
	let error = 'Form is disabled';
	vi.stubGlobal('fetch', async () => Response.json({ error }, { status: 422 }));
	const words = { refused: 'Refused: {message}', error: 'Error {status}.' };
	const sending = { endpoint: 'https://forms.example/f/1', fields: {}, photos: false, labels: words };
	const send = (more: object) =>
		post(complete, '', { ...context, sending, ...more } as typeof context, new AbortController());
	expect(await send({})).toBe('Refused: Form is disabled');
	const original = {
		labels: { ...labels, language: 'Language' },
		services: context.services,
		sending: undefined,
	};
	expect(await send({ language: 'es', original })).toBe('Error 422.');
	// Some answer with a whole page.
	error = 'x'.repeat(2000);
	expect((await send({}))?.length).toBeLessThan(300);
	vi.unstubAllGlobals();
});

test('photos have the time that a slow phone takes to send them', async () => {
	let request = complete;
	// A photo of an iPhone of a megabyte, which takes 20 seconds at 400 kbit/s.
	const photo = new File(['1234ftypheic', new Uint8Array(999_988)], 'sofa.heic');
	addPhotos([photo], {} as never, (change) => {
		request = change(request);
	});
	await whenAdded();
	vi.useFakeTimers();
	vi.stubGlobal(
		'fetch',
		(_: string, { signal }: { signal: AbortSignal }) =>
			new Promise((_, reject) => signal.addEventListener('abort', reject)),
	);
	for (const [sent, seconds] of [
		[complete, 20],
		[request, 40],
	] as const) {
		const stop = new AbortController();
		const answer = post(sent, '', context, stop);
		await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
		expect(stop.signal.aborted, `${seconds} seconds`).toBe(false);
		await vi.advanceTimersByTimeAsync(1);
		expect(stop.signal.aborted, `${seconds} seconds`).toBe(true);
		await answer;
	}
	vi.useRealTimers();
	vi.unstubAllGlobals();
});
