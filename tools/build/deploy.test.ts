import { expect, test } from 'vitest';
import type { LaunchReport } from '../check/launch.ts';
import { deploy, type Edition } from './deploy.ts';

const ready: LaunchReport = { isReady: true, blockers: 0, notices: 0, groups: [] };

/** Publishes with programs that only note that they were called. @param failing the one that fails */
async function publish(edition: Partial<Edition>, failing?: string) {
	const called: string[] = [];
	const result = await deploy(
		{ problems: [], report: ready, ...edition },
		async (command, args, env = {}) => {
			const settings = Object.entries(env).map(([name, value]) => `${name}=${value}`);
			called.push([...settings, command, ...args].join(' '));
			return command !== failing;
		},
	);
	return { ...result, called };
}

const group = {
	title: 'Other samples',
	blocks: true,
	why: 'Made up.',
	remedy: 'Replace.',
	items: ['ada', 'ben'].map((what, line) => ({ file: 'content/team.yaml', line, what })),
};
const withSamples: LaunchReport = { isReady: false, blockers: 2, notices: 0, groups: [group] };

test('what stands in the way of a launch is told in a few lines, and nothing is built or published', async () => {
	expect(await publish({ report: withSamples })).toEqual({
		ok: false,
		text: 'Not ready to launch: 2 things to fix.\n    2  Other samples\nNothing was published. To see each one, run: npm run launch-check',
		called: [],
	});
});

test('a preview is published with its samples, for no search engine and at an address of its own', async () => {
	const { ok, called } = await publish({ report: withSamples, isPreview: true });
	expect(ok).toBe(true);
	expect(called).toEqual([
		'PREVIEW=1 npm run --silent build',
		'wrangler deploy --config deploy/edge/wrangler.jsonc --env=preview',
	]);
});

test('a mistake in the content is told as the content check tells it, before anything is built', async () => {
	const problem = {
		file: 'content/team.yaml',
		line: 3,
		field: 'the name',
		found: 'nothing',
		why: 'W.',
		write: 'X',
	};
	for (const isPreview of [false, true]) {
		const { ok, text, called } = await publish({ problems: [problem], isPreview });
		expect({ ok, called }).toEqual({ ok: false, called: [] });
		expect(text).toContain('content/team.yaml, line 3: the name\n  Found: nothing\n  Why:   W.\n  Fix:   X');
		expect(text).toContain('The live site hasn’t changed.');
	}
});

test('what is ready is built and then published', async () => {
	const { ok, called } = await publish({});
	expect(ok).toBe(true);
	expect(called).toEqual([
		'npm run --silent build',
		'wrangler deploy --config deploy/edge/wrangler.jsonc --env=',
	]);
});

test('a site that could not be built is not published', async () => {
	const { ok, text, called } = await publish({}, 'npm');
	expect(ok).toBe(false);
	expect(text).toContain('Nothing was published.');
	expect(called).toHaveLength(1);
});

test('a host that refuses the site is told', async () => {
	const { ok, text } = await publish({}, 'wrangler');
	expect({ ok, text }).toEqual({
		ok: false,
		text: 'The host didn’t accept the site, for the reason above. The live site hasn’t changed.',
	});
});
