import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What goes wrong between the visitor and the site. The same for every engine, because the server does it. */
export interface Faults {
	/** Paths that are never answered: the connection breaks. */
	lost?: RegExp;
	/** Milliseconds that answers to some paths wait. */
	late?: { path: RegExp; milliseconds: number };
	/** Bytes a second of all answers together. */
	speed?: number;
	/** Headers added to every page. */
	headers?: Record<string, string>;
	/** Changes a page on its way. */
	alter?: (html: string, path: string) => string;
}

export interface Site {
	url: string;
	/** Errors, violations of the content policy and files that did not come, as the pages told them. */
	seen: string[];
	/** Can be changed at any time. */
	faults: Faults;
	stop: () => void;
}

/** Where pages tell what went wrong in them; a picture, because pictures of the own site are always allowed. */
const reportPath = '/--seen';

/**
 * Shows the page whose path follows the question mark with script off: in a frame that forbids it, because only then all
 * engines can still be asked what they show.
 */
export const withoutScriptPath = '/--without-script';

/**
 * Runs in every page before anything else, and reports what a console would show. It stands before the meta element of
 * the content policy, which therefore does not apply to it. Firefox calls an early load of a module failed when the module
 * has come another way meanwhile; one that really fails is told when it is imported. It also calls failed what it stops
 * loading because the visitor goes on: hence the delay, within which such a page is gone; when it comes back from the
 * cache of the browser, it says nothing of that.
 */
const recorder = `<script>(() => {
	const tell = (text) => { new Image().src = '${reportPath}?' + encodeURIComponent(text + ' (' + location.pathname + ')'); };
	const late = [];
	let isLeft = false;
	addEventListener('pagehide', () => { isLeft = true; late.forEach(clearTimeout); });
	addEventListener('pageshow', () => setTimeout(() => { isLeft = false; }, 200));
	addEventListener('error', ({ target, message }) => target.rel === 'modulepreload' || (target instanceof Element ? isLeft || late.push(setTimeout(tell, 200, 'not loaded: ' + (target.src || target.href || target.outerHTML))) : tell(message)), true);
	addEventListener('unhandledrejection', ({ reason }) => tell('not caught: ' + reason));
	addEventListener('securitypolicyviolation', (event) => tell('against the policy: ' + event.violatedDirective + ' ' + event.blockedURI));
	const { error } = console;
	console.error = (...words) => { error(...words); tell('console: ' + words.join(' ')); };
})()</script>`;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function read(answer: IncomingMessage): Promise<Buffer> {
	const parts: Buffer[] = [];
	for await (const part of answer) parts.push(part as Buffer);
	return Buffer.concat(parts);
}

/**
 * Stands between a browser and the served site, on a port of its own: a new origin, with nothing stored and nothing cached.
 * @param upstream address of the edge runtime
 */
export async function startSite(upstream: string, faults: Faults = {}): Promise<Site> {
	const agent = new Agent({ keepAlive: true });
	const seen: string[] = [];
	const site: Site = { url: '', seen, faults, stop };

	const fetchUpstream = (incoming: IncomingMessage) =>
		new Promise<IncomingMessage>((resolve, reject) => {
			const headers = { ...incoming.headers, 'accept-encoding': 'identity' };
			delete headers['if-none-match'];
			request(new URL(incoming.url ?? '/', upstream), { agent, method: incoming.method ?? 'GET', headers })
				.once('response', resolve)
				.once('error', reject)
				.end();
		});

	async function send(body: Buffer, response: ServerResponse): Promise<void> {
		const { speed } = site.faults;
		if (!speed) return void response.end(body);
		for (let start = 0; start < body.length; start += 4096) {
			response.write(body.subarray(start, start + 4096));
			await wait((4096 / speed) * 1000);
		}
		response.end();
	}

	async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
		const { pathname, search } = new URL(incoming.url ?? '/', upstream);
		if (pathname === reportPath) {
			seen.push(decodeURIComponent(search.slice(1)));
			return void response.writeHead(204).end();
		}
		if (pathname === withoutScriptPath) {
			const page = `<!doctype html><title>Without script</title><style>body { margin: 0 } iframe { border: 0; width: 100vw; height: 100vh; display: block }</style><iframe sandbox="allow-same-origin allow-popups" src="${search.slice(1)}"></iframe>`;
			return void response.writeHead(200, { 'content-type': 'text/html' }).end(page);
		}
		const { lost, late, headers, alter } = site.faults;
		if (lost?.test(pathname)) return void response.destroy();
		if (late?.path.test(pathname)) await wait(late.milliseconds);
		const upstreamAnswer = await fetchUpstream(incoming);
		let body = await read(upstreamAnswer);
		const all = { ...upstreamAnswer.headers };
		if (all['content-type']?.startsWith('text/html')) {
			const html = body.toString('utf8').replace('<head>', `<head>${recorder}`);
			body = Buffer.from(alter?.(html, pathname) ?? html);
			Object.assign(all, headers);
			delete all.etag;
		}
		delete all['transfer-encoding'];
		all['content-length'] = String(body.length);
		response.writeHead(upstreamAnswer.statusCode ?? 502, all);
		await send(body, response);
	}

	const server = createServer((incoming, response) => {
		answer(incoming, response).catch(() => response.destroy());
	});
	function stop(): void {
		server.close();
		server.closeAllConnections();
		agent.destroy();
	}
	await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
	site.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
	return site;
}
