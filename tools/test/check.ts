/** npm run check: types, lint, content, unused code and repository rules, side by side; one line each. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Outcome, runTool } from './run.ts';

type Command = [command: string, ...args: string[]];

/** Everything that decides what the checker of .astro files says, with the types that Astro wrote of the collections. */
const astroInputs = [
	'src/**/*.{astro,ts,tsx,css}',
	'.astro/*.d.ts',
	'astro.config.ts',
	'tsconfig*.json',
	'package-lock.json',
];
/** Holds their fingerprint as it was when they last passed. */
const astroPassed = '.cache/astro-check.txt';

function readFingerprint(): string {
	const hash = createHash('sha256');
	for (const file of globSync(astroInputs).sort()) hash.update(`${file}\n`).update(readFileSync(file));
	return hash.digest('hex');
}
const hasPassed = existsSync(astroPassed) && readFileSync(astroPassed, 'utf8') === readFingerprint();

const checkAstro: Command[] = [
	['astro', 'check', '--tsconfig', 'tsconfig.astro.json', '--minimumFailingSeverity', 'hint'],
];

const checks: [name: string, ...commands: Command[]][] = [
	['content', ['node', 'tools/check/main.ts']],
	['lint', ['biome', 'ci', '--colors=off', '--error-on-warnings', '.']],
	[
		'types',
		// Writes the types of the collections, then looks at .astro files only, by TypeScript 6, which is written in
		// JavaScript: the rest is a third of the work for TypeScript 7. That one remembers what has not changed; this one
		// remembers nothing, so we do.
		...(hasPassed ? [] : checkAstro),
		[
			'node',
			'node_modules/typescript-native/bin/tsc',
			...['--project', '.', '--singleThreaded', '--incremental', '--tsBuildInfoFile', '.cache/types.json'],
		],
	],
	[
		'unused',
		['knip', '--cache', '--cache-location', '.cache/knip', '--no-progress', '--treat-config-hints-as-errors'],
	],
	['rules', ['vitest', 'run', '--project', 'rules', '--reporter', 'dot']],
];

/** Runs one check's commands until one fails. */
async function runCheck(commands: Command[]): Promise<Outcome> {
	const sum: Outcome = { ok: true, output: '', seconds: 0 };
	for (const [command, ...args] of commands) {
		const { ok, output, seconds } = await runTool(command, args);
		sum.ok = ok;
		sum.output += output;
		sum.seconds += seconds;
		if (!ok) break;
	}
	return sum;
}

mkdirSync('.cache', { recursive: true });
const results = await Promise.all(
	checks.map(async ([name, ...commands]) => {
		const outcome = await runCheck(commands);
		console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${outcome.seconds.toFixed(1)} s`);
		return { name, ...outcome };
	}),
);

if (results.find(({ name }) => name === 'types')?.ok) writeFileSync(astroPassed, readFingerprint());
for (const { name, output } of results.filter(({ ok }) => !ok))
	console.log(`\n--- ${name} ---\n${output.trim()}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
