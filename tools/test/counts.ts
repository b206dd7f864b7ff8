import { readFileSync } from 'node:fs';

export interface Counts {
	passed: number;
	failed: number;
}

/** https://vitest.dev/guide/reporters#json-reporter */
interface VitestReport {
	numPassedTests: number;
	numFailedTests: number;
}

/** https://playwright.dev/docs/test-reporters#json-reporter */
interface PlaywrightReport {
	stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * How many tests passed and failed, from the JSON report of Vitest or Playwright. A step that fails without a failed
 * test, such as by an error outside of them or before the report was written, counts as one failure.
 * @param file the report; undefined for a step without tests, which counts as one itself
 */
export function readCounts(file: string | undefined, ok: boolean): Counts {
	if (!file) return { passed: Number(ok), failed: Number(!ok) };
	let report: VitestReport | PlaywrightReport;
	try {
		report = JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport;
	} catch {
		return { passed: 0, failed: 1 };
	}
	const { passed, failed } =
		'stats' in report
			? {
					passed: report.stats.expected,
					// No test is skipped on purpose: one that did not run is one that failed.
					failed: report.stats.unexpected + report.stats.flaky + report.stats.skipped,
				}
			: { passed: report.numPassedTests, failed: report.numFailedTests };
	return { passed, failed: ok ? failed : Math.max(failed, 1) };
}
