import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readCounts } from './counts.ts';

const directory = mkdtempSync(join(tmpdir(), 'counts-'));
afterAll(() => rmSync(directory, { recursive: true }));

function write(report: object): string {
	const file = join(directory, 'report.json');
	writeFileSync(file, JSON.stringify(report));
	return file;
}

test('a step without tests counts as one', () => {
	expect(readCounts(undefined, true)).toEqual({ passed: 1, failed: 0 });
	expect(readCounts(undefined, false)).toEqual({ passed: 0, failed: 1 });
});

test('the reports of both runners are understood', () => {
	expect(readCounts(write({ numPassedTests: 7, numFailedTests: 2 }), false)).toEqual({
		passed: 7,
		failed: 2,
	});
	const stats = { expected: 5, unexpected: 1, flaky: 1, skipped: 1 };
	expect(readCounts(write({ stats }), false)).toEqual({ passed: 5, failed: 3 });
});

test('a runner that fails without a failed test, or without a report, is a failure', () => {
	expect(readCounts(write({ numPassedTests: 7, numFailedTests: 0 }), false)).toEqual({
		passed: 7,
		failed: 1,
	});
	expect(readCounts(join(directory, 'missing.json'), true)).toEqual({ passed: 0, failed: 1 });
});
