/** npm run check: types, lint, content, unused code and repository rules, side by side; one line each. */
import { runTool } from './run.ts';

const checks: [name: string, command: string, args: string[]][] = [
	['content', 'node', ['scripts/check-content.ts']],
	['lint', 'biome', ['ci', '--colors=off', '--error-on-warnings', '.']],
	['types', 'astro', ['check', '--minimumFailingSeverity', 'hint']],
	['unused', 'knip', []],
	['rules', 'vitest', ['run', '--project', 'rules', '--reporter', 'dot']],
];

const results = await Promise.all(
	checks.map(async ([name, command, args]) => {
		const outcome = await runTool(command, args);
		console.log(`${outcome.ok ? 'ok    ' : 'FAILED'} ${name.padEnd(8)} ${outcome.seconds.toFixed(1)} s`);
		return { name, ...outcome };
	}),
);

for (const result of results.filter(({ ok }) => !ok))
	console.log(`\n--- ${result.name} ---\n${result.output.trim()}`);
process.exitCode = results.every(({ ok }) => ok) ? 0 : 1;
