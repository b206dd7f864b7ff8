/** Serves the sample's built site as npm run serve does the owner's. Arguments go to Wrangler: "--port 4331". */
import './of-sample.ts';
import { spawn } from 'node:child_process';
import { siteFolder } from '../src/source/content-folder.ts';

// There is no code to bundle, for which Wrangler would look at files all the time.
const serve = `npm run serve -- --no-bundle --assets ${siteFolder}`;
const server = spawn(`${serve} ${process.argv.slice(2).join(' ')}`, { shell: true, stdio: 'inherit' });
process.once('SIGTERM', () => server.kill());
server.once('exit', (code) => process.exit(code ?? 0));
