/**
 * Serves the site as it is when requests go to a form service, with the inbox in its place (tools/inbox/), and when visits are counted. It is built in
 * a copy of its own, and answers once that is done, so that tests of other things don't wait for it.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { preview } from 'vite';
import { makeInbox } from '../../../tools/inbox/inbox.ts';
import { makeScratchCopy } from '../../scratch-copy.ts';

process.once('SIGTERM', () => process.exit());
process.once('exit', () => {
	builder.kill('SIGKILL');
	// The builder may still be writing.
	for (const folder of [copy, photos]) rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

const copy = makeScratchCopy();
const { server: inbox, folder: photos } = makeInbox(() => {});
await once(inbox.listen(0, '127.0.0.1'), 'listening');
const inboxPort = (inbox.address() as AddressInfo).port;

// Counted only at the site's own address, so that other tests see nothing of it.
appendFileSync(
	path.join(copy, 'content/company.yaml'),
	'analytics:\n  service: plausible\n  site: pa-Ab_1\n',
);

const builder = spawn(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], {
	cwd: copy,
	env: { ...process.env, REQUEST_ENDPOINT: `http://localhost:${inboxPort}` },
	stdio: ['ignore', 'pipe', 'pipe'],
});
const printed = Promise.all([text(builder.stdout), text(builder.stderr), once(builder, 'close')]);

const outDir = path.join(copy, 'dist');
mkdirSync(outDir);
const site = await preview({
	configFile: false,
	logLevel: 'error',
	appType: 'mpa',
	build: { outDir },
	preview: { host: '127.0.0.1', port: 0 },
	plugins: [
		{
			name: 'build-first',
			configurePreviewServer({ middlewares }) {
				middlewares.use(async (_, response, next) => {
					const [output, errors] = await printed;
					if (builder.exitCode === 0) next();
					else response.writeHead(500).end(output + errors);
				});
			},
		},
	],
});
const { port } = site.httpServer.address() as AddressInfo;
console.log(`The inbox has port ${inboxPort}, the site that sends to it port ${port}.`);
