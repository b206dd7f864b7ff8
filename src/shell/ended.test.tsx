import { expect, test } from 'vitest';

test('an offer is gone from the day after its last day, and not before', async () => {
	document.documentElement.dataset['today'] = '2026-07-01';
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
});
