/**
 * npm test: everything, from cheap to dear, with one summary at the end. A failed step does not hide the later ones,
 * except that nothing is tested on a site that could not be built.
 */
import { existsSync, rmSync } from 'node:fs';
import { findChromium } from './browsers.ts';
import { type Outcome, runTool } from './run.ts';

interface Step {
	name: string;
	command: string;
	args: string[];
	/** Tests the built site, which has to be there. */
	onBuiltSite?: boolean;
}

const steps: Step[] = [
	{ name: 'check', command: 'node', args: ['tools/test/check.ts'] },
	{ name: 'unit', command: 'vitest', args: ['run', '--project', 'unit', '--project', 'rules'] },
	{ name: 'islands', command: 'vitest', args: ['run', '--project', 'islands'] },
	{ name: 'build', command: 'node', args: ['tools/build/build.ts'] },
	{ name: 'pages', command: 'vitest', args: ['run', '--project', 'dist'], onBuiltSite: true },
	{ name: 'browser', command: 'playwright', args: ['test'], onBuiltSite: true },
];

/** The last number that a runner prints before a word: "12 passed". */
const readCount = (text: string, word: string) =>
	Number([...text.matchAll(new RegExp(`(\\d+) ${word}\\b`, 'g'))].at(-1)?.[1] ?? 0);

/** How many tests a runner says have passed and failed; a step without tests counts as one. */
function countTests({ ok, output }: Outcome): { passed: number; failed: number } {
	const vitest = [...output.matchAll(/^\s*Tests\s.*$/gm)].at(-1)?.[0];
	const text =
		vitest ?? [...output.matchAll(/^\s+\d+ (?:passed|failed|interrupted|did not run)\b.*$/gm)].join('\n');
	const passed = readCount(text, 'passed');
	const failed = readCount(text, 'failed') + readCount(text, 'interrupted') + readCount(text, 'did not run');
	if (passed + failed === 0) return { passed: Number(ok), failed: Number(!ok) };
	// A runner may fail without a failed test, such as by an error outside of them.
	return { passed, failed: ok ? failed : Math.max(failed, 1) };
}

try {
	findChromium();
} catch (error) {
	// The steps without a browser still have something to say; those with one fail by themselves.
	console.error(error instanceof Error ? error.message : String(error));
}

const lines: string[] = [];
const sum = { passed: 0, failed: 0 };
// What an earlier build left must not pass for this one's.
rmSync('dist', { recursive: true, force: true });

for (const { name, command, args, onBuiltSite } of steps) {
	if (onBuiltSite && !existsSync('dist/index.html')) {
		lines.push(`FAILED ${name.padEnd(8)} not run, because there is no built site`);
		sum.failed += 1;
		continue;
	}
	console.log(`\n=== ${name} ===`);
	const outcome = await runTool(command, args, true);
	const { passed, failed } = countTests(outcome);
	sum.passed += passed;
	sum.failed += failed;
	const verdict = outcome.ok ? 'ok    ' : 'FAILED';
	lines.push(
		`${verdict} ${name.padEnd(8)} ${passed} passed, ${failed} failed, ${outcome.seconds.toFixed(0)} s`,
	);
}

console.log(`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed`);
process.exitCode = sum.failed === 0 ? 0 : 1;
