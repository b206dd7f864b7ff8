/**
 * npm test: everything, from fast to slow, with one summary at the end. A failed step does not hide the others,
 * except that nothing is tested on a site that could not be built.
 */
import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { engineNames, findChromium, installEngines, locateEngine } from './browsers.ts';
import { type Counts, readCounts } from './counts.ts';
import { runTool } from './run.ts';

interface Step {
	name: string;
	command: string;
	args: string[];
	/** The runner that writes a report of its tests. */
	runner?: 'vitest' | 'playwright';
	/** Tests the built site, which has to be there. */
	onBuiltSite?: boolean;
}

const vitest = (name: string, ...projects: string[]): Step => ({
	name,
	runner: 'vitest',
	command: 'vitest',
	args: ['run', ...projects.flatMap((project) => ['--project', project])],
});

/**
 * Rounds, one after the other; the steps of a round run side by side, because each of them alone leaves a part of two
 * processors idle: Vitest and the islands' browser use one, and journeys wait for what is to be seen.
 */
const rounds: Step[][] = [
	// The repository's rules are part of the check.
	[{ name: 'check', command: 'node', args: ['tools/test/check.ts'] }, vitest('unit', 'unit')],
	[vitest('islands', 'islands'), { name: 'build', command: 'node', args: ['tools/build/build.ts'] }],
	[
		{ ...vitest('pages', 'dist', 'other content'), onBuiltSite: true },
		{ name: 'browser', runner: 'playwright', command: 'playwright', args: ['test'], onBuiltSite: true },
	],
];

interface Report {
	file?: string;
	args: string[];
	env?: Record<string, string>;
}

/** Where a step's runner writes its report, and what makes it do so beside its own words. */
function askForReport({ name, runner }: Step): Report {
	if (!runner) return { args: [] };
	const file = `.cache/test-${name}.json`;
	rmSync(file, { force: true });
	if (runner === 'vitest')
		return { file, args: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`] };
	return { file, args: ['--reporter=list,json'], env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } };
}

/** Runs what gets programs for this machine; the steps that miss them fail by themselves, the others still say something. */
function prepare(get: () => unknown): void {
	try {
		get();
	} catch (error) {
		console.error(error instanceof Error ? error.message : String(error));
	}
}

const sum: Counts = { passed: 0, failed: 0 };
const lines: string[] = [];
function note(ok: boolean, name: string, words: string): void {
	lines.push(`${ok ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${words}`);
}

mkdirSync('.cache', { recursive: true });
prepare(installEngines);
prepare(findChromium);
// What an earlier build left must not pass for this one's.
rmSync('dist', { recursive: true, force: true });

async function runStep(step: Step): Promise<void> {
	const { name, command, args, onBuiltSite } = step;
	if (onBuiltSite && !existsSync('dist/index.html')) {
		note(false, name, 'not run, because there is no built site');
		sum.failed += 1;
		return;
	}
	const { file, args: more, env = {} } = askForReport(step);
	const { ok, seconds } = await runTool(command, [...args, ...more], { show: `${name.padEnd(8)}│ `, env });
	const { passed, failed } = readCounts(file, ok);
	sum.passed += passed;
	sum.failed += failed;
	note(failed === 0, name, `${passed} passed, ${failed} failed, ${seconds.toFixed(0)} s`);
}

const started = Date.now();
for (const round of rounds) {
	console.log(`\n=== ${round.map(({ name }) => name).join(', ')} ===`);
	await Promise.all(round.map(runStep));
}

const missing = engineNames.filter((name) => !locateEngine(name));
for (const name of missing)
	lines.push(
		`${process.env['CI'] ? 'FAILED' : 'note  '} ${name.padEnd(8)} is not on this machine and could not be installed: its journeys (tests/browser/journeys) did not run`,
	);
// Elsewhere a machine may lack an engine; what decides about a release may not.
if (process.env['CI']) sum.failed += missing.length;

console.log(
	`\n${lines.join('\n')}\n\n${sum.passed} passed, ${sum.failed} failed, ${((Date.now() - started) / 1000).toFixed(0)} s in all`,
);
process.exitCode = sum.failed === 0 ? 0 : 1;
