import { expect, test, vi } from 'vitest';
import { firstScript } from './first-script.ts';

/** Runs the script as a page does. @returns the day that it has written into the page */
function readDay(instant: string) {
	const root = { dataset: { today: '' }, setAttribute: vi.fn(), removeAttribute: vi.fn() };
	vi.useFakeTimers({ now: new Date(instant) });
	new Function('document', 'addEventListener', firstScript)({ documentElement: root }, vi.fn());
	vi.useRealTimers();
	return root.dataset.today;
}

test.each([
	['2026-06-01T03:59:59Z', '2026-05-31'],
	['2026-06-01T04:00:00Z', '2026-06-01'],
	['2026-12-01T04:59:59Z', '2026-11-30'],
	['2026-12-01T05:00:00Z', '2026-12-01'],
])('at %s it is %s in Florida', (instant, day) => {
	expect(readDay(instant)).toBe(day);
});
