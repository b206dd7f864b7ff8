/**
 * npm run deploy: publishes the site, unless the launch check finds something to fix, such as a sample.
 * npm run deploy:preview: publishes it with its samples, at another address that asks search engines to stay away.
 * npm run ready: does everything but the upload, and needs no account, so that the owner can put dist/ on any host.
 * With --upload, only the upload: the workflow gives its token to that step alone (.github/workflows/publish.yml).
 */
import { spawnSync } from 'node:child_process';
import { summarize } from './summary.ts';

const isPreview = process.argv.includes('--preview');

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
const building = { ...pick(needed), NODE_ENV: 'production', ...(isPreview && { PREVIEW: '1' }) };
/** What the host's program has besides: packages that build the site never see the token. */
const uploading = { ...building, ...pick(['CLOUDFLARE_API_TOKEN', 'CLOUDFLARE_ACCOUNT_ID']) };

/** Runs a command. @returns whether it did what it should */
const run = (command: string, env: NodeJS.ProcessEnv): boolean =>
	spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0;

const build = (): boolean =>
	(isPreview || run('npm run --silent launch-check', building)) && run('npm run --silent build', building);

// Without a name, Wrangler asks which environment is meant.
const upload = (): boolean =>
	run(`wrangler deploy --config deploy/edge/wrangler.jsonc --env=${isPreview ? 'preview' : ''}`, uploading);

function fail(message: string, more: string): void {
	console.error(message);
	summarize(`${message} ${more}`);
	process.exitCode = 1;
}

if (!process.argv.includes('--upload') && !build())
	fail(
		'Nothing was published, for the reason above. The live site hasn’t changed.',
		'If nothing above says why, the last lines of the step “npm run ready” do.',
	);
else if (process.argv.includes('--dry-run'))
	console.log('Ready: the folder dist is your site. Nothing was published.');
else if (upload()) summarize('The site is published.');
// The host may fail after the new version is online, such as when it connects the domain.
else
	fail(
		'The upload stopped, for the reason above. Visitors may have the new version already, or still the one before: open the site to see. To try again, publish once more.',
		'If nothing above says why, the last lines of the step that uploads do.',
	);
