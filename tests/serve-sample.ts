/** Serves the sample's built site as npm run serve does the owner's. Arguments go to Wrangler: "--port 4331". */
import './of-sample.ts';
import { spawn } from 'node:child_process';
import { siteFolder } from '../src/source/content-folder.ts';

const server = spawn(`npm run serve -- --assets ${siteFolder} ${process.argv.slice(2).join(' ')}`, {
	shell: true,
	stdio: 'inherit',
});
process.once('SIGTERM', () => server.kill());
server.once('exit', (code) => process.exit(code ?? 0));
