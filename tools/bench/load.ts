/**
 * npm run bench:load: 1,000 connections for 30 seconds against nginx with our configuration and the files that
 * tools/build/compress.ts writes, by Brotli and by gzip; each beside a bare nginx that hands out one plain file of the
 * same size, which is the limit of this machine. On this machine alone, never over a network.
 * Ends with 1 when an answer fails. npm run bench:load -- --seconds=5 --connections=100
 */
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { compressSite } from '../build/compress.ts';
import { prepareNginx, startNginx } from '../serve/nginx.ts';

interface Load {
	connections: number;
	/** How long, in seconds. */
	duration: number;
}

/** Puts load on an address, and says what came of it. @returns true when every answer was good */
async function press(name: string, url: string, encoding: string, load: Load): Promise<boolean> {
	const result = await autocannon({ url, ...load, headers: { 'accept-encoding': encoding } });
	const { errors, timeouts, non2xx, requests, latency, throughput } = result;
	const bad = errors + timeouts + non2xx;
	console.log(
		`${name.padEnd(26)} ${Math.round(requests.average).toLocaleString('en-US').padStart(8)} a second, p50 ${latency.p50} ms, p99 ${latency.p99} ms, ${(throughput.average / 1e6).toFixed(0)} MB/s, ${bad} failed`,
	);
	return bad === 0 && requests.total > 0;
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			seconds: { type: 'string', default: '30' },
			connections: { type: 'string', default: '1000' },
		},
	});
	const load = { connections: Number(values.connections), duration: Number(values.seconds) };
	if (!existsSync('dist/index.html')) throw new Error('dist holds no built site: run "npm run build" first.');
	prepareNginx();
	const directory = mkdtempSync(join(tmpdir(), 'load-'));
	const [root, plain] = [join(directory, 'site'), join(directory, 'plain')];
	let nginx: Awaited<ReturnType<typeof startNginx>> | undefined;
	try {
		cpSync('dist', root, { recursive: true });
		compressSite(root);
		mkdirSync(plain);
		const encodings = [
			['br', 'Brotli'],
			['gz', 'gzip'],
		] as const;
		for (const [ending] of encodings)
			writeFileSync(
				join(plain, ending),
				Buffer.alloc(statSync(join(root, `index.html.${ending}`)).size, 'x'),
			);
		nginx = await startNginx({ root, plain, brotli: true });
		let ok = true;
		for (const [ending, name] of encodings) {
			const encoding = ending === 'gz' ? 'gzip' : ending;
			const answer = await fetch(nginx.url, { headers: { 'accept-encoding': encoding } });
			if (answer.headers.get('content-encoding') !== encoding)
				throw new Error(`nginx does not answer by ${name}.`);
			const { size } = statSync(join(plain, ending));
			ok = (await press(`/ by ${name}`, nginx.url, encoding, load)) && ok;
			ok =
				(await press(`plain file of ${size} bytes`, `${nginx.plainUrl}/${ending}`, 'identity', load)) && ok;
		}
		return ok ? 0 : 1;
	} finally {
		nginx?.stop();
		rmSync(directory, { recursive: true, force: true });
	}
}

try {
	process.exitCode = await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
