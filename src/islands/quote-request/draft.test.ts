import { expect, test } from 'vitest';
import { mergeRequests, toRequest } from './draft.ts';
import { complete } from './fixture.ts';
import { blankRequest } from './request.ts';

test('what was kept comes back as it was', () => {
	expect(toRequest(JSON.parse(JSON.stringify(complete)))).toEqual(complete);
});

test('what does not fit is forgotten, the rest is kept', () => {
	expect(toRequest({ name: 'Ana', phone: 813, services: 'carpet', consent: 'yes', extra: 1 })).toEqual({
		...blankRequest,
		name: 'Ana',
	});
	for (const stored of [null, undefined, 3, 'text', []]) expect(toRequest(stored)).toEqual(blankRequest);
});

test('what was typed before the script came wins over what was kept', () => {
	const typed = { ...blankRequest, name: 'Bea', services: ['tile-grout' as const] };
	expect(mergeRequests(complete, typed)).toEqual({ ...complete, name: 'Bea', services: ['tile-grout'] });
});
