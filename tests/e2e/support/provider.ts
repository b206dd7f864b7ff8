import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findFreePort, startEdge } from '../../../tools/serve/edge.ts';

/** What the provider of the form does when it is asked. */
export type Mood = 'answers' | 'slow' | 'refuses' | 'down';

const html =
	'<!doctype html><html lang="en"><title>Provider</title><main><h1>Provider’s form</h1></main></html>';

/** A form provider on a port of its own: another origin, as a real one is. */
export class Provider {
	mood: Mood = 'answers';
	private held: ServerResponse[] = [];
	private server: Server = createServer((_request, response) => {
		response.setHeader('Content-Type', 'text/html; charset=utf-8');
		if (this.mood === 'down') response.destroy();
		else if (this.mood === 'slow') this.held.push(response);
		else {
			if (this.mood === 'refuses') response.setHeader('X-Frame-Options', 'DENY');
			response.end(html);
		}
	});

	/** Begins to listen, and tells the address of the form. */
	async start(): Promise<string> {
		await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
		return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/request`;
	}

	/** Answers what was kept waiting. */
	answer(): void {
		for (const response of this.held.splice(0)) response.end(html);
	}

	stop(): void {
		this.answer();
		this.server.close();
		this.server.closeAllConnections();
	}
}

/** Builds the site with a form provider, as FORM_PROVIDER_URL does for previews, and serves it. */
export async function serveSiteWith(formProvider: string): Promise<{ url: string; stop: () => void }> {
	const directory = mkdtempSync(join(tmpdir(), 'site-with-provider-'));
	const forget = () => rmSync(directory, { recursive: true, force: true });
	const code = await new Promise((resolve) => {
		spawn('node_modules/.bin/astro', ['build', '--outDir', directory, '--silent'], {
			stdio: 'inherit',
			env: { ...process.env, FORM_PROVIDER_URL: formProvider },
		}).once('exit', resolve);
	});
	if (code !== 0) {
		forget();
		throw new Error(`The site with a form provider could not be built: astro ended with ${code}.`);
	}
	const edge = await startEdge({ port: await findFreePort(), directory });
	return {
		url: edge.url,
		stop() {
			edge.stop();
			forget();
		},
	};
}
