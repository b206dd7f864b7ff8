import { expect, test } from 'vitest';
import { toRequest } from './draft.ts';
import { complete, words } from './fixture.ts';
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

test('a service or a part of the day that the form does not know any more is left out', () => {
	const old = { ...complete, services: ['chimney', 'tile-grout', 'toString'], part: 'night' };
	expect(toRequest(old, words)).toEqual({ ...complete, services: ['tile-grout'], part: 'any' });
});
