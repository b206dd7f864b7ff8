import { expect, test, vi } from 'vitest';

test('an offer is gone from the first minute after its last day in Florida, and not before', async () => {
	vi.useFakeTimers({ now: new Date('2026-07-01T04:00:00Z'), toFake: ['Date'] });
	const [ended, lastDay] = ['2026-06-30', '2026-07-01'].map((day) => {
		const band = document.createElement('section');
		band.dataset['ends'] = day;
		band.textContent = 'Ten percent off';
		document.body.append(band);
		return band;
	});
	await import('./ended.ts');
	expect(ended?.checkVisibility()).toBe(false);
	expect(lastDay?.checkVisibility()).toBe(true);
	vi.useRealTimers();
});
