import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readWorkflow } from './run-workflow.ts';

const names = globSync('.github/workflows/*.yml').map((file) => file.replace(/^.*[\\/]|\.yml$/g, ''));
const workflows = names.map(readWorkflow);
const steps = workflows.flatMap(({ jobs }) => Object.values(jobs).flatMap((job) => job.steps));

test('a workflow may only read the repository, and say where a preview is', () => {
	expect(names.sort()).toEqual(['preview', 'publish', 'test']);
	for (const { permissions, jobs, env } of workflows) {
		expect([permissions, env]).toEqual([{ contents: 'read' }, undefined]);
		for (const job of Object.values(jobs)) expect(job.env).toBe(undefined);
	}
	const more = workflows.flatMap(({ jobs }) =>
		Object.values(jobs).flatMap(({ permissions }) => (permissions ? [permissions] : [])),
	);
	expect(more).toEqual([{ contents: 'read', statuses: 'write' }]);
	for (const { uses = '', with: options } of steps)
		if (uses.startsWith('actions/checkout')) expect(options?.['persist-credentials']).toBe(false);
});

test('every action is one commit, whose version is named beside it', () => {
	const lines = names.flatMap(
		(name) => readFileSync(`.github/workflows/${name}.yml`, 'utf8').match(/(?<=- )uses: .*/g) ?? [],
	);
	const versions = new Map<string, Set<string>>();
	for (const line of lines) {
		const [, action = '', version = ''] =
			/^uses: ([\w-]+\/[\w-]+)(?:\/\w+)?@([0-9a-f]{40} # v\d+\.\d+\.\d+)$/.exec(line) ?? [];
		versions.set(action, (versions.get(action) ?? new Set()).add(version));
	}
	expect([...versions.keys()].sort()).toEqual(['actions/cache', 'actions/checkout', 'actions/setup-node']);
	for (const [action, used] of versions) expect([...used], action).toHaveLength(1);
});

test('every package in the lock file has a hash, and none names a registry', () => {
	const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
		packages: Record<string, { integrity?: string; resolved?: string }>;
	};
	const { '': _, ...installed } = packages;
	expect(Object.keys(installed).length).toBeGreaterThan(300);
	for (const [name, { integrity, resolved }] of Object.entries(installed))
		expect([integrity?.slice(0, 7), resolved], name).toEqual(['sha512-', undefined]);
});
