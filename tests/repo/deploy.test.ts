import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

/** What the command starts, each with its words and its environment, in order. */
interface Started {
	words: string;
	env: Record<string, string>;
}

/**
 * Keeps its words and its environment, and fails if it is told to; says of a preview what Wrangler 4.164 says of it. Windows
 * starts no such file.
 */
const program = `#!${process.execPath}
const { appendFileSync, existsSync, readFileSync } = require('node:fs');
const words = [require('node:path').basename(__filename), ...process.argv.slice(2)].join(' ');
appendFileSync('started', JSON.stringify({ words, env: process.env }) + '\\n');
if (existsSync('failing') && words.includes(readFileSync('failing', 'utf8'))) process.exit(1);
const name = /^wrangler preview --name (\\S+)/.exec(words)?.[1];
if (name) appendFileSync(process.env.WRANGLER_OUTPUT_FILE_PATH, [
	{ type: 'wrangler-session', version: 1, wrangler_version: '4.164.0' },
	{ type: 'preview', version: 1, preview_name: name, preview_urls: ['https://' + name + '-home-service-site.someone.workers.dev'] },
].map((line) => JSON.stringify(line) + '\\n').join(''));
`;

let folder = '';
beforeEach(() => {
	folder = mkdtempSync(path.join(tmpdir(), 'deploy-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	for (const name of ['npm', 'wrangler']) {
		writeFileSync(path.join(folder, name), program);
		chmodSync(path.join(folder, name), 0o755);
	}
});

/** Runs tools/deploy.ts with programs that only say what they were asked for. @param failing words of the one that fails */
function deploy(flags: string[], { env = {}, failing }: { env?: NodeJS.ProcessEnv; failing?: string } = {}) {
	if (failing) writeFileSync(path.join(folder, 'failing'), failing);
	const { status, stdout, stderr } = spawnSync(
		process.execPath,
		[path.resolve('tools/deploy.ts'), ...flags],
		{
			cwd: folder,
			encoding: 'utf8',
			env: {
				PATH: `${folder}${path.delimiter}${process.env['PATH']}`,
				HOME: folder,
				GITHUB_STEP_SUMMARY: path.join(folder, 'summary.md'),
				GITHUB_OUTPUT: path.join(folder, 'output'),
				...env,
			},
		},
	);
	const read = (name: string) =>
		existsSync(path.join(folder, name)) ? readFileSync(path.join(folder, name), 'utf8') : '';
	const started: Started[] = read('started')
		.split('\n')
		.filter(Boolean)
		.map((line) => JSON.parse(line));
	return {
		status,
		said: stdout + stderr,
		summary: read('summary.md'),
		output: read('output'),
		started,
		words: started.map((one) => one.words),
	};
}

const check = 'npm run --silent launch-check';
const build = 'npm run --silent build';
const upload = 'wrangler deploy --config deploy/edge/wrangler.jsonc';
const preview = 'wrangler preview --name preview-7 --config deploy/edge/wrangler.jsonc';
const address = 'https://preview-7-home-service-site.someone.workers.dev';

/** What a shell may have left of previews, trials and tests. */
const leftOvers = {
	PREVIEW: '1',
	CONTENT: 'sample',
	REQUEST_ENDPOINT: 'https://trial.example/form',
	NODE_ENV: 'development',
	NODE_OPTIONS: '--no-deprecation',
};
const token = { CLOUDFLARE_API_TOKEN: 'secret', CLOUDFLARE_ACCOUNT_ID: 'account' };

/** Expects what is started to be told nothing of trials: the site would be built for another address or form. */
function expectNoTrials(started: readonly Started[], preview?: string): void {
	for (const { words, env } of started) {
		const { PREVIEW, CONTENT, REQUEST_ENDPOINT, NODE_ENV, NODE_OPTIONS, HOME } = env;
		expect([CONTENT, REQUEST_ENDPOINT, NODE_OPTIONS], words).toEqual(Array(3).fill(undefined));
		expect([PREVIEW, NODE_ENV, HOME], words).toEqual([preview, 'production', folder]);
	}
}

test('publishing checks, builds and uploads, in this order, and only the upload has the host’s token', () => {
	const { status, words, summary, started } = deploy([], { env: { ...leftOvers, ...token } });
	expect(words).toEqual([check, build, upload]);
	expect([status, summary]).toEqual([0, 'The site is published.\n\n']);
	expectNoTrials(started);
	expect(started.map(({ env }) => [env['CLOUDFLARE_API_TOKEN'], env['CLOUDFLARE_ACCOUNT_ID']])).toEqual([
		[undefined, undefined],
		[undefined, undefined],
		['secret', 'account'],
	]);
});

test('behind a proxy, every step reaches the network', () => {
	const network = {
		HTTPS_PROXY: 'http://proxy.example:3128',
		no_proxy: 'localhost',
		NODE_EXTRA_CA_CERTS: '/etc/ssl/own.pem',
	};
	for (const { words, env } of deploy([], { env: network }).started)
		expect(env, words).toMatchObject(network);
});

test('a preview is built with its samples, goes to an address of its own, and says it', () => {
	const { status, words, started, summary, output } = deploy(['--preview', 'preview-7'], { env: leftOvers });
	expect([status, words]).toEqual([0, [build, preview]]);
	expectNoTrials(started, '1');
	expect([summary, output]).toEqual([`The preview: ${address}\n\n`, `address=${address}\n`]);
});

test('a preview that fails says that the live site is as it was', () => {
	const { status, said, summary, output } = deploy(['--preview', 'preview-7'], { failing: 'wrangler' });
	expect([status, output]).toEqual([1, '']);
	for (const report of [said, summary]) expect(report).toContain('The live site hasn’t changed.');
});

test('a site that is made ready goes nowhere', () => {
	const { status, words, said, started } = deploy(['--dry-run'], { env: leftOvers });
	expect([status, words]).toEqual([0, [check, build]]);
	expect(said).toBe('Ready: the folder dist is your site. Nothing was published.\n');
	expectNoTrials(started);
});

test('an upload that stops halfway does not say that nothing changed', () => {
	const { status, said, summary } = deploy([], { failing: 'wrangler' });
	expect(status).toBe(1);
	for (const report of [said, summary]) {
		expect(report).toContain('Visitors may have the new version already');
		expect(report).not.toMatch(/hasn’t changed|Nothing was published|is published/);
	}
});
