import { beforeEach, expect, test } from 'vitest';
import { groupOf, type Happening, isStarted, readWorkflow, runJob, runWorkflow } from './run-workflow.ts';
import { createStandIn, type StandIn } from './stand-in.ts';

const workflows = {
	publish: readWorkflow('publish'),
	preview: readWorkflow('preview'),
	test: readWorkflow('test'),
};
const { publish, preview } = workflows;
const { build, upload } = publish.jobs as Record<'build' | 'upload', (typeof publish.jobs)[string]>;

const main = 'refs/heads/main';
const draft = 'refs/pull/7/merge';
const night: Happening = { event_name: 'schedule', ref: main };
const byHand: Happening = { event_name: 'workflow_dispatch', ref: main };
const push = (...files: string[]): Happening => ({ event_name: 'push', ref: main, files });
const pullRequest = (...files: string[]): Happening => ({ event_name: 'pull_request', ref: draft, files });

test.each<[string, Happening, string[]]>([
	['a save', push('content/company.yaml', 'content/photos/van.jpg'), ['publish']],
	['a change of code', push('src/pages/index.astro'), ['publish', 'test']],
	['a change of both', push('content/company.yaml', 'package.json'), ['publish', 'test']],
	['the night', night, ['publish']],
	['“Run workflow”', byHand, ['publish']],
	['a draft', pullRequest('content/company.yaml'), ['preview']],
	['a pull request with code', pullRequest('src/pages/index.astro'), ['test']],
	[
		'a pull request with both',
		pullRequest('content/company.yaml', 'src/page-script.ts'),
		['preview', 'test'],
	],
	['a push to another branch', { ...push('src/page-script.ts'), ref: 'refs/heads/trial' }, []],
])('%s starts what it has to', (_, happening, started) => {
	const all = Object.entries(workflows).filter(([, workflow]) => isStarted(workflow, happening));
	expect(all.map(([name]) => name).sort()).toEqual(started);
});

test('runs of main wait for each other from start to end, and give way to none of another branch', () => {
	const groups = [push('content/company.yaml'), night, byHand].map((happening) =>
		groupOf(publish, happening),
	);
	expect(new Set(groups).size).toBe(1);
	expect(publish.concurrency['cancel-in-progress'] ?? false).toBe(false);
	expect(groups).not.toContain(groupOf(publish, { ...byHand, ref: 'refs/heads/cms/prices' }));
	expect(groupOf(preview, pullRequest())).not.toBe(
		groupOf(preview, { ...pullRequest(), ref: 'refs/pull/8/merge' }),
	);
});

let place: StandIn;
beforeEach(() => {
	place = createStandIn();
});

test('a save is built and put online, with files that begin with a dot', () => {
	const sha = place.save('closed for the hurricane');
	expect(runWorkflow(publish, { ...push(), sha }, place)).toBe(true);
	expect(place.read('online')).toBe('closed for the hurricane');
	expect(place.read('summary.md')).toBe('The site is published.');
});

test('of two saves the newer one is online, also after the older one is run again', () => {
	const older = { ...push(), sha: place.save('$50'), run_id: 1, run_attempt: 1 };
	runWorkflow(publish, older, place);
	runWorkflow(publish, { ...push(), sha: place.save('$60'), run_id: 2, run_attempt: 1 }, place);
	expect(place.read('online')).toBe('$60');
	runWorkflow(publish, { ...older, run_attempt: 2 }, place);
	expect(place.read('online')).toBe('$60');
});

test('“Re-run failed jobs” doesn’t upload what an older save has built', () => {
	const older = { ...push(), sha: place.save('$50'), run_id: 1, run_attempt: 1 };
	place.breakHost();
	expect(() => runWorkflow(publish, older, place)).toThrow('The upload stopped');
	place.mendHost();
	runWorkflow(publish, { ...push(), sha: place.save('$60'), run_id: 2, run_attempt: 1 }, place);
	expect(() => runJob(upload, { ...older, run_attempt: 2 }, place)).toThrow('Failed to restore');
	expect(place.read('online')).toBe('$60');
});

test('what is refused by day is refused at night', () => {
	const sha = place.save('a slip');
	for (const happening of [
		{ ...push(), sha },
		{ ...night, sha },
	])
		expect(() => runWorkflow(publish, happening, place)).toThrow('Nothing was published');
	expect(place.read('online')).toBe(undefined);
});

test('another branch is never published, and nothing is where the repository knows no host', () => {
	const sha = place.save('a trial');
	expect(runWorkflow(publish, { ...byHand, ref: 'refs/heads/cms/prices', sha }, place)).toBe(false);
	expect(runWorkflow(publish, { ...push(), sha }, { ...place, account: '' })).toBe(false);
	expect(place.read('said')).toBe(undefined);
});

test('only the upload is given the host’s token', () => {
	const sha = place.save('words');
	runWorkflow(publish, { ...push(), sha }, place);
	const said = place
		.read('said')
		?.split('\n')
		.filter((line) => /(?:host|run):yes/.test(line));
	expect(said).toEqual([
		'npm exec --call node tools/deploy.ts --upload host:yes run:',
		'wrangler deploy --config deploy/edge/wrangler.jsonc host:yes run:',
	]);
	expect(build.steps.at(-1)?.uses).toMatch(/^actions\/cache\/save@/);
});
