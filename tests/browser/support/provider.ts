import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type Site, startSite } from '../journeys/support/site.ts';
import { formPath } from './quote-form.ts';

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

/** Where the site says which form it frames: the frame, the link to it in a new tab, and the policy for frames. */
const built = {
	frame: `src="${formPath}"`,
	tab: `href="${formPath}" target="_blank" rel="opener"`,
	policy: "frame-src 'self';",
};

/**
 * Serves the site with a form provider in the place of its own form, as a build with one is; that a build is so is tested
 * on the content of another company (tests/dist/form-provider.test.ts).
 */
export const serveSiteWith = (upstream: string, formProvider: string): Promise<Site> =>
	startSite(upstream, {
		alter: (html) =>
			html
				.replaceAll(built.frame, `src="${formProvider}"`)
				.replaceAll(built.tab, `href="${formProvider}" target="_blank" rel="noopener noreferrer"`)
				.replace(built.policy, `frame-src 'self' ${new URL(formProvider).origin};`),
	});
