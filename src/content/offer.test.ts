import { expect, onTestFinished, test, vi } from 'vitest';

const offer = {
	text: 'A fifth off.',
	conditions: 'New bookings.',
	ends: '2026-11-28',
};
vi.mock('./read.ts', () => ({ readAll: async () => [offer], readSingle: async () => offer }));

test('an offer is there through its last day, which its conditions name', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	onTestFinished(() => {
		vi.useRealTimers();
	});
	const { getOffer } = await import('./offer.ts');
	vi.setSystemTime('2026-11-28T23:00-05:00');
	expect(await getOffer()).toMatchObject({ conditions: 'New bookings. Offer ends November 28, 2026.' });
	vi.setSystemTime('2026-11-29T01:00-05:00');
	expect(await getOffer()).toBeUndefined();
});
