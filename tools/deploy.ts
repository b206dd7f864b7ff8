/**
 * npm run deploy: publishes the site, unless the launch check finds something to fix, such as a sample.
 * npm run deploy:preview: publishes it with its samples, at another address that asks search engines to stay away.
 * npm run ready: does everything but the upload, and needs no account, so that the owner can put dist/ on any host.
 */
import { execSync } from 'node:child_process';
import { summarize } from './summary.ts';

const isPreview = process.argv.includes('--preview');
const isDryRun = process.argv.includes('--dry-run');
const run = (command: string): unknown => execSync(command, { stdio: 'inherit' });

try {
	// If the shell sets another value, React would be its slow development build.
	process.env['NODE_ENV'] = 'production';
	const { REQUEST_ENDPOINT: endpoint } = process.env;
	if (endpoint && !(isPreview && endpoint.startsWith('https:'))) {
		console.error(
			`REQUEST_ENDPOINT is ${endpoint}. Only the form of a preview may send requests there, by https.`,
		);
		throw new Error();
	}
	if (isPreview) process.env['PREVIEW'] = '1';
	else run('npm run --silent launch-check');
	run('npm run --silent build');
	if (isDryRun) console.log('Ready: the folder dist is your site. Nothing was published.');
	else {
		// Without a name, Wrangler asks which environment is meant.
		run(`wrangler deploy --config deploy/edge/wrangler.jsonc --env=${isPreview ? 'preview' : ''}`);
		summarize('The site is published.');
	}
} catch {
	console.error('Nothing was published, for the reason above. The live site hasn’t changed.');
	summarize(
		'Nothing was published. The live site hasn’t changed. If nothing above says why, the last lines of the step “npm run deploy” do.',
	);
	process.exitCode = 1;
}
