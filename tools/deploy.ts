/**
 * npm run deploy: publishes the site, unless the launch check finds something to fix, such as a sample.
 * npm run ready: does everything but the upload (--dry-run), and needs no account, so that the owner can put dist/ on any host.
 * npm run deploy:preview: shows it with its samples as a preview of the host (--preview and a name), at an address of its own that
 * asks search engines to stay away. The same name is the same address.
 * With --upload, only the upload: the workflows give their token to that alone (.github/workflows).
 */
import { spawnSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { summarize } from './summary.ts';

const { preview, ...only } = parseArgs({
	options: { preview: { type: 'string' }, 'dry-run': { type: 'boolean' }, upload: { type: 'boolean' } },
}).values;

/**
 * What programs need of the shell, by name: where they are, where they keep things, and how they reach the network. Nothing
 * else of the shell can change the site, such as what previews and trials are built with.
 */
const needed = [
	'PATH HOME LANG TMPDIR XDG_CONFIG_HOME CI GITHUB_STEP_SUMMARY',
	'HTTP_PROXY HTTPS_PROXY NO_PROXY http_proxy https_proxy no_proxy NODE_EXTRA_CA_CERTS',
	// Windows.
	'APPDATA COMSPEC LOCALAPPDATA PATHEXT SYSTEMROOT TEMP TMP USERPROFILE',
].flatMap((names) => names.split(' '));
const pick = (names: readonly string[]): NodeJS.ProcessEnv =>
	Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** What the site is built with. In development, React would be its slow build. */
const building = { ...pick(needed), NODE_ENV: 'production', ...(preview && { PREVIEW: '1' }) };
/** What the host's program has besides: packages that build the site never see the token. */
const uploading = { ...building, ...pick(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']) };

const run = (command: string, env: NodeJS.ProcessEnv): boolean =>
	spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0;

const build = (): boolean =>
	(preview !== undefined || run('npm run --silent launch-check', building)) &&
	run('npm run --silent build', building);

const config = '--config deploy/edge/wrangler.jsonc';

/** Uploads the site. @returns what to tell of it; undefined if it isn't there */
function upload(): string | undefined {
	if (!preview) return run(`wrangler deploy ${config}`, uploading) ? 'The site is published.' : undefined;
	// What Wrangler says to other programs: https://developers.cloudflare.com/workers/wrangler/system-environment-variables/
	const told = path.join(tmpdir(), `preview-${Date.now()}.json`);
	const env = { ...uploading, WRANGLER_OUTPUT_FILE_PATH: told };
	if (!run(`wrangler preview --name ${preview} ${config}`, env)) return undefined;
	const lines = readFileSync(told, 'utf8').trim().split('\n');
	const { preview_urls: [address] = [] } =
		lines.map((line) => JSON.parse(line)).find(({ type }) => type === 'preview') ?? {};
	const { GITHUB_OUTPUT: output } = process.env;
	if (address && output) appendFileSync(output, `address=${address}\n`);
	return address && `The preview: ${address}`;
}

function fail(message: string): void {
	console.error(message);
	summarize(`${message} If nothing above says why, the last lines of the step that failed do.`);
	process.exitCode = 1;
}

if (!only.upload && !build())
	fail('Nothing was published, for the reason above. The live site hasn’t changed.');
else if (only['dry-run']) console.log('Ready: the folder dist is your site. Nothing was published.');
else {
	const done = upload();
	if (done) summarize(done);
	else if (preview) fail('The preview isn’t there, for the reason above. The live site hasn’t changed.');
	// The host may fail after the new version is online, such as when it connects the domain.
	else
		fail(
			'The upload stopped, for the reason above. Visitors may have the new version already, or still the one before: open the site to see. To try again, publish once more.',
		);
}
