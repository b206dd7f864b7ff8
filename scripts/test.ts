/**
 * npm test: everything, from cheap to dear, with one summary at the end. A failed step does not hide the later ones,
 * except that nothing is tested on a site that could not be built.
 */
import { findChromium } from './chromium.ts';
import { type Outcome, runTool } from './run.ts';

interface Step {
	name: string;
	command: string;
	args: string[];
	/** Stops the run when it fails: the later steps need its result. */
	needed?: boolean;
}

const steps: Step[] = [
	{ name: 'check', command: 'node', args: ['scripts/check.ts'] },
	{ name: 'unit', command: 'vitest', args: ['run', '--project', 'unit', '--project', 'rules'] },
	{ name: 'islands', command: 'vitest', args: ['run', '--project', 'islands'] },
	{ name: 'build', command: 'npm', args: ['run', '--silent', 'build'], needed: true },
	{ name: 'pages', command: 'vitest', args: ['run', '--project', 'dist'] },
	{ name: 'browser', command: 'playwright', args: ['test'] },
];

/** Reads how many tests a runner says have passed and failed; a step without tests counts as one. */
function countTests({ ok, output }: Outcome): { passed: number; failed: number } {
	const line = output.match(/^\s*Tests\s+.*$/m)?.[0];
	const text = line ?? output.split('\n').slice(-15).join('\n');
	const passed = Number(text.match(/(\d+) passed/)?.[1] ?? 0);
	const failed = Number(text.match(/(\d+) failed/)?.[1] ?? 0);
	if (passed + failed === 0) return { passed: Number(ok), failed: Number(!ok) };
	// A runner may fail without a failed test, such as by an error outside of them.
	return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

findChromium();
const lines: string[] = [];
const sum = { passed: 0, failed: 0 };

for (const step of steps) {
	console.log(`\n=== ${step.name} ===`);
	const outcome = await runTool(step.command, step.args, true);
	const { passed, failed } = countTests(outcome);
	sum.passed += passed;
	sum.failed += failed;
	lines.push(
		`${outcome.ok ? 'ok    ' : 'FAILED'} ${step.name.padEnd(8)} ${String(passed).padStart(4)} passed, ${failed} failed, ${outcome.seconds.toFixed(0)} s`,
	);
	if (!outcome.ok && step.needed) {
		lines.push('       the later steps were not run, because they need this one');
		break;
	}
}

console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
