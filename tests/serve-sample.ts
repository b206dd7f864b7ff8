/** Serves the sample's built site as npm run serve does the owner's. Arguments go to Wrangler: "--port 4331". */
import './of-sample.ts';
import { spawn } from 'node:child_process';
import { siteFolder } from '../src/source/content-folder.ts';

// There is no code to bundle, for which Wrangler would look at files all the time.
const serve = `npm run serve -- --no-bundle --assets ${siteFolder}`;
const options = { shell: true, stdio: 'inherit', detached: true } as const;
const server = spawn(`${serve} ${process.argv.slice(2).join(' ')}`, options);
// With all that they have started: npm, Wrangler and its runtime.
for (const signal of ['SIGTERM', 'SIGINT'])
	process.once(signal, () => server.pid && process.kill(-server.pid, 'SIGTERM'));
server.once('exit', (code) => process.exit(code ?? 0));
