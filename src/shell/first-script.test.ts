import { expect, test, vi } from 'vitest';
import { firstScript } from './first-script.ts';

/** Runs the script as a page does. @returns the month that it has written into the page */
function readMonth(instant: string) {
	const root = { dataset: { month: '' }, setAttribute: vi.fn(), removeAttribute: vi.fn() };
	vi.useFakeTimers({ now: new Date(instant) });
	new Function('document', 'addEventListener', firstScript)({ documentElement: root }, vi.fn());
	vi.useRealTimers();
	return root.dataset.month;
}

test.each([
	['2026-06-01T03:59:59Z', '5'],
	['2026-06-01T04:00:00Z', '6'],
	['2026-12-01T04:59:59Z', '11'],
	['2026-12-01T05:00:00Z', '12'],
])('at %s the hurricane season goes by month %s, that of Florida', (instant, month) => {
	expect(readMonth(instant)).toBe(month);
});
