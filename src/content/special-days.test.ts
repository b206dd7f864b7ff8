import { expect, onTestFinished, test, vi } from 'vitest';

test('a day with other hours is announced from two months before until it is over', async () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	onTestFinished(() => {
		vi.useRealTimers();
		vi.resetModules();
	});
	const isAnnounced = async (now: string) => {
		vi.setSystemTime(now);
		vi.resetModules();
		const { specialDays } = await import('./facts.ts');
		// Thanksgiving of the sample.
		return specialDays.some(({ from }) => from === '2026-11-26');
	};
	expect(await isAnnounced('2026-09-26T12:00-04:00')).toBe(false);
	expect(await isAnnounced('2026-09-27T12:00-04:00')).toBe(true);
	expect(await isAnnounced('2026-11-26T23:00-05:00')).toBe(true);
	expect(await isAnnounced('2026-11-27T01:00-05:00')).toBe(false);
});
