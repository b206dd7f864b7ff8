import { expect, onTestFinished, test, vi } from 'vitest';
import { listComing } from './facts.ts';

test.for([
	['2026-09-26T12:00-04:00', 0],
	['2026-09-27T12:00-04:00', 1],
	['2026-11-26T23:00-05:00', 1],
	['2026-11-27T01:00-05:00', 0],
] as const)(
	'a day with other hours is announced from two months before until it is over: at %s',
	([now, count]) => {
		vi.useFakeTimers({ toFake: ['Date'] });
		vi.setSystemTime(now);
		onTestFinished(() => void vi.useRealTimers());
		expect(listComing([{ from: '2026-11-26' }])).toHaveLength(count);
	},
);
