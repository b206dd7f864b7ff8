import { beforeEach, expect, test } from 'vitest';
import { buildConfig } from '../../tools/editor/config.ts';
import { type Happening, readWorkflow, runWorkflow } from './run-workflow.ts';
import { createStandIn, type StandIn } from './stand-in.ts';

const preview = readWorkflow('preview');

let place: StandIn;
beforeEach(() => {
	place = createStandIn();
	place.save('$50');
});

/** Saves a draft as the editing page does: a branch, which GitHub merges with main for its pull request. */
function saveDraft(number: number, words: string, files?: Record<string, string>): Happening {
	place.git('switch', '-q', '-C', `cms/${number}`, 'main');
	const sha = place.save(words, files);
	const ref = `refs/pull/${number}/merge`;
	place.git('update-ref', ref, sha);
	place.git('switch', '-q', 'main');
	const event = { number, pull_request: { head: { sha, repo: { full_name: 'owner/site' } } } };
	return { event_name: 'pull_request', ref, sha, run_id: number, run_attempt: 1, event };
}

test('each draft is at an address of its own, which its commit has as a status', () => {
	const drafts = [saveDraft(7, '$60'), saveDraft(8, '$70')];
	for (const draft of drafts) expect(runWorkflow(preview, draft, place)).toBe(true);
	expect([place.read('draft-7'), place.read('draft-8'), place.read('online')]).toEqual([
		'$60',
		'$70',
		undefined,
	]);
	const { preview_context: context } = buildConfig({ repository: 'owner/site', drafts: true }).backend as {
		preview_context?: string;
	};
	const said = place
		.read('said')
		?.split('\n')
		.filter((line) => line.startsWith('gh '));
	expect(said).toEqual(
		drafts.map(
			({ sha, event }) =>
				`gh api repos/owner/site/statuses/${sha} -f state=success -f context=${context} -f target_url=https://draft-${event?.number}.someone.workers.dev host: run:yes`,
		),
	);
});

test('a draft that is run again is shown as it is now', () => {
	const older = saveDraft(7, '$60');
	saveDraft(7, '$65');
	runWorkflow(preview, older, place);
	expect(place.read('draft-7')).toBe('$65');
});

test('a pull request of a fork gets no preview, and no token', () => {
	const draft = saveDraft(7, '$60');
	const event = { number: 7, pull_request: { head: { sha: '', repo: { full_name: 'somebody/site' } } } };
	expect(runWorkflow(preview, { ...draft, event }, place)).toBe(false);
	expect(place.read('said')).toBe(undefined);
});

test('what a draft changes in the code never runs with a token', () => {
	const thief = `import { execSync } from 'node:child_process';\nexecSync('npm run --silent build && gh stolen');\n`;
	runWorkflow(preview, saveDraft(7, '$60', { 'tools/deploy.ts': thief }), place);
	const stolen = place
		.read('said')
		?.split('\n')
		.filter((line) => line.includes('stolen'));
	expect(stolen).toEqual(['gh stolen host: run:']);
	expect(place.read('draft-7')).toBe('$60');
});
