/**
 * Serves the sample's site as it is when requests go to a form service, with the inbox in its place, and when
 * visits are counted. It answers once it's built, so that tests of other things don't wait for it.
 */
import { once } from 'node:events';
import { appendFileSync, cpSync, mkdirSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { preview } from 'vite';
import { siteOf } from '../../../src/source/content-folder.ts';
import { buildSite } from '../../build-site.ts';
import { inbox } from './inbox.ts';

process.once('SIGTERM', () => process.exit());

await once(inbox.listen(0, '127.0.0.1'), 'listening');
const inboxPort = (inbox.address() as AddressInfo).port;

// Counted only at the site's own address, so that other tests see nothing of it.
const content = '.cache/companies/sending';
rmSync(content, { recursive: true, force: true });
cpSync('sample', content, { recursive: true });
appendFileSync(
	path.join(content, 'company.yaml'),
	'analytics:\n  service: plausible\n  site: sending.example\n',
);
process.env['REQUEST_ENDPOINT'] = `http://localhost:${inboxPort}`;
const built = buildSite(content);

const outDir = siteOf(content);
mkdirSync(outDir, { recursive: true });
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
				middlewares.use(async ({ url = '', headers: { referer = '' } }, response, next) => {
					const wrong = await built;
					// At such an address, a page gets the form's script late.
					const [, state] = /QuoteRequest.*\.js/.test(url) ? referer.split('?') : [];
					if (state === 'slow') await setTimeout(1000);
					if (wrong) response.writeHead(500).end(wrong);
					else next();
				});
			},
		},
	],
});
const { port } = site.httpServer.address() as AddressInfo;
console.log(`The inbox has port ${inboxPort}, the site that sends to it port ${port}.`);
