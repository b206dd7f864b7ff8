import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';

function canListen(port: number, host: string): Promise<boolean> {
	return new Promise((resolve) => {
		const probe = createServer()
			.once('error', (error) =>
				resolve('code' in error && error.code !== 'EADDRINUSE' && error.code !== 'EACCES'),
			)
			.once('listening', () => probe.close(() => resolve(true)));
		probe.listen(port, host);
	});
}

/** True when nothing listens on the port of this machine, by IPv4 or (where the machine has it) IPv6. */
export const isPortFree = async (port: number): Promise<boolean> =>
	(await canListen(port, '127.0.0.1')) && (await canListen(port, '::1'));

/** A port that is free at this moment. */
export function findFreePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer().once('error', reject);
		probe.listen(0, '127.0.0.1', () => {
			const address = probe.address();
			probe.close(() =>
				address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.')),
			);
		});
	});
}

export interface EdgeServer {
	url: string;
	/** Resolves when the server has ended by itself. */
	closed: Promise<number | null>;
	stop: () => void;
}

/**
 * Serves a built folder with the open-source edge runtime (workerd through wrangler dev), so that clean addresses,
 * redirects, headers and the nearest 404 page behave as in production.
 * @param options.directory the built site; dist by default
 * @throws Error when it does not answer within 60 seconds
 */
export async function startEdge(options: {
	port: number;
	directory?: string;
	log?: 'inherit' | 'ignore';
}): Promise<EdgeServer> {
	const { port, directory, log = 'ignore' } = options;
	const args = [
		'dev',
		'--config',
		'deploy/edge/wrangler.jsonc',
		'--ip',
		'127.0.0.1',
		'--port',
		String(port),
		'--inspector-port',
		'0',
		'--show-interactive-dev-session=false',
		'--log-level',
		'error',
	];
	if (directory) args.push('--assets', directory);
	const child: ChildProcess = spawn('node_modules/.bin/wrangler', args, {
		stdio: ['ignore', log, log],
		detached: true,
		env: {
			...process.env,
			// No telemetry, no question for a newer version, no look-up of where this machine stands: nothing goes out.
			WRANGLER_SEND_METRICS: 'false',
			WRANGLER_SEND_ERROR_REPORTS: 'false',
			WRANGLER_HIDE_BANNER: 'true',
			WRANGLER_WRITE_LOGS: 'false',
			CLOUDFLARE_CF_FETCH_ENABLED: 'false',
			CI: '1',
		},
	});
	const closed = new Promise<number | null>((resolve) => child.once('exit', resolve));
	const stop = () => {
		// The whole group: wrangler starts workerd as a child of its own.
		if (child.pid && child.exitCode === null) {
			try {
				process.kill(-child.pid, 'SIGTERM');
			} catch {
				// It had ended in between.
			}
		}
	};
	const url = `http://localhost:${port}`;
	for (const deadline = Date.now() + 60_000; Date.now() < deadline; ) {
		if (child.exitCode !== null)
			throw new Error(
				'The edge runtime ended at once. Run "npx wrangler dev --config deploy/edge/wrangler.jsonc" to see why.',
			);
		const answers = await fetch(url).then(
			() => true,
			() => false,
		);
		if (answers) return { url, closed, stop };
		await new Promise((resolve) => setTimeout(resolve, 200));
	}
	stop();
	throw new Error(`The edge runtime did not answer on ${url} within 60 seconds.`);
}
