import { expect, test } from 'vitest';
import type { LaunchReport } from '../check/launch.ts';
import { deploy } from './deploy.ts';

const ready: LaunchReport = { isReady: true, blockers: 0, notices: 0, groups: [] };

/** Publishes with programs that only note that they were called. @param failing the one that fails */
async function publish(report: LaunchReport, failing?: string) {
	const called: string[] = [];
	const result = await deploy(report, async (command, ...args) => {
		called.push([command, ...args].join(' '));
		return command !== failing;
	});
	return { ...result, called };
}

test('what stands in the way of a launch is told in a few lines, and nothing is built or published', async () => {
	const items = ['ada', 'ben'].map((what, line) => ({ file: 'content/team.yaml', line, what }));
	const group = { title: 'Other samples', blocks: true, why: 'Made up.', remedy: 'Replace.', items };
	const report: LaunchReport = { isReady: false, blockers: 2, notices: 0, groups: [group] };
	expect(await publish(report)).toEqual({
		ok: false,
		text: 'Not ready for launch: 2 things stand in the way.\n    2  Other samples\nNothing was published. npm run launch-check lists each with its place.',
		called: [],
	});
});

test('what is ready is built and then published', async () => {
	const { ok, called } = await publish(ready);
	expect(ok).toBe(true);
	expect(called).toEqual(['npm run --silent build', 'wrangler deploy --config deploy/edge/wrangler.jsonc']);
});

test('a site that could not be built is not published', async () => {
	const { ok, text, called } = await publish(ready, 'npm');
	expect(ok).toBe(false);
	expect(text).toContain('Nothing was published.');
	expect(called).toHaveLength(1);
});

test('a host that refuses the site is told', async () => {
	const { ok, text } = await publish(ready, 'wrangler');
	expect({ ok, text }).toEqual({
		ok: false,
		text: 'The host did not take the site, for the reason above. What was online stays.',
	});
});
