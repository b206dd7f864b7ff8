import { expect, test } from 'vitest';
import { findReason, isRefusal } from './post.ts';

test.for<[said: unknown, reason: string | undefined]>([
	[{ success: false, message: 'No key' }, 'No key'],
	[{ ok: 'false' }, undefined],
	[{ error: 'Form is disabled' }, 'Form is disabled'],
	[{ error: true, message: 'Form is off' }, 'Form is off'],
	[{ error: { message: 'Closed' } }, 'Closed'],
	[{ errors: 'No such form' }, 'No such form'],
	[{ errors: ['Wrong email'] }, 'Wrong email'],
	[{ errors: [{ message: 'Wrong email' }] }, 'Wrong email'],
	[{ errors: { email: 'Not an email' } }, 'Not an email'],
	[{ status: 'mail_failed', message: 'No mailbox' }, 'No mailbox'],
	[{ status: 'FAIL' }, undefined],
	[{ status: 422, title: 'Not valid' }, undefined],
	[{ result: 'error', message: 'Too many' }, 'Too many'],
	[{ ok: true, success: false }, undefined],
])('%o refuses the request, for the reason %o', ([said, reason]) => {
	expect(isRefusal(said)).toBe(true);
	expect(findReason(said)).toBe(reason);
});

test.for([
	undefined,
	'error',
	null,
	[],
	{},
	{ ok: true },
	{ error: '', errors: [], status: 'ok' },
	{ error: 'false', errors: {}, result: 'success' },
	{ error: null, errors: 0, status: 200 },
	{ error: false, message: 'Thank you. No error, no failure.' },
	{ success: true, errors: ['Photo 2 is large'] },
])('%o does not', (said) => expect(isRefusal(said)).toBe(false));
