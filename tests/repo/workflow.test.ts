import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';

interface Step {
	uses?: string;
	run?: string;
	with?: Record<string, string>;
	env?: Record<string, string>;
}
interface Job {
	if?: string;
	needs?: string;
	permissions?: unknown;
	env?: unknown;
	steps: Step[];
}

const file = readFileSync('.github/workflows/publish.yml', 'utf8');
const workflow = parse(file);
const { test: tests, preview, publish }: { test: Job; preview: Job; publish: Job } = workflow.jobs;
const commands = ({ steps }: Job) => steps.flatMap(({ run }) => run ?? []);

test('pull requests and the main branch are tested by the whole suite', () => {
	expect(workflow.on).toMatchObject({ pull_request: null, push: { branches: ['main'] } });
	expect(commands(tests)).toEqual(['.ci/run']);
	expect(readFileSync('.ci/run', 'utf8')).toMatch(/\nnpm ci\nnpm test\n$/);
});

test('publishing waits for the tests, and pull requests are never published', () => {
	expect(publish.needs).toBe('test');
	expect(publish.if).toContain('!failure()');
	expect(publish.if).toContain("github.event_name != 'pull_request'");
});

test('publishing runs what refuses samples, and then only the upload', () => {
	expect(commands(publish)).toEqual([
		'npm ci --omit=dev',
		'npm run ready',
		'npm exec --call "node tools/deploy.ts --upload"',
	]);
});

test('only drafts of this repository have a preview, which never takes the public address', () => {
	expect(preview.if).toContain('head.repo.full_name == github.repository');
	expect(preview.if).toContain("startsWith(github.head_ref, 'cms/')");
	expect(commands(preview).slice(1)).toEqual([
		'npm exec --call "node tools/deploy.ts --preview --dry-run"',
		'npm exec --call "node tools/deploy.ts --preview --upload"',
	]);
});

test('only the step that uploads has the host’s token', () => {
	const withEnv = [tests, preview, publish].flatMap(({ steps }) => steps.filter(({ env }) => env));
	expect(withEnv).toEqual([preview.steps.at(-1), publish.steps.at(-1)]);
	expect([workflow.env, tests.env, preview.env, publish.env]).toEqual(Array(4).fill(undefined));
	expect(file.match(/secrets\./g)).toHaveLength(2);
});

test('the workflow may only read the repository', () => {
	expect(workflow.permissions).toEqual({ contents: 'read' });
	expect([tests.permissions, publish.permissions]).toEqual([undefined, undefined]);
	for (const { uses = '', with: options } of [...tests.steps, ...preview.steps, ...publish.steps])
		if (uses.startsWith('actions/checkout')) expect(options).toEqual({ 'persist-credentials': false });
});

test('every action is one commit, whose version is named beside it', () => {
	const used = file.match(/uses: .*/g) ?? [];
	expect(used).toHaveLength(9);
	for (const line of used) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
	// One action is one version.
	expect(new Set(used).size).toBe(3);
});

test('the workflow has the Node of the project', () => {
	const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
	expect(dependencies.node.split('.')[0]).toBe(readFileSync('.nvmrc', 'utf8').trim());
	for (const { uses = '', with: options } of [...tests.steps, ...preview.steps, ...publish.steps])
		if (uses.startsWith('actions/setup-node')) expect(options?.['node-version-file']).toBe('.nvmrc');
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
