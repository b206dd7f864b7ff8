/**
 * npm run bench:load: 1,000 connections for 30 seconds against nginx with our configuration and the files that
 * tools/build/compress.ts writes, by Brotli and by gzip; each beside a bare nginx that hands out the same bytes as a
 * plain file, which is the limit of this machine. On this machine alone, never over a network.
 * The load comes from wrk: a client in JavaScript reads every answer as text, and is the slowest part of the measurement.
 * Ends with 1 when an answer fails. npm run bench:load -- --seconds=5 --connections=100
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { compressSite } from '../build/compress.ts';
import { prepareNginx, startNginx } from '../serve/nginx.ts';

interface Load {
	connections: string;
	/** How long, in seconds. */
	seconds: string;
	/** Folder for the script that wrk runs at its end. */
	directory: string;
}

interface Result {
	/** Answers with another status than 200, and connections that broke or took more than two seconds. */
	failed: number;
	requests: number;
	seconds: number;
	bytes: number;
	/** Milliseconds that half of the answers took at most. */
	p50: number;
	/** The same of 99 %. */
	p99: number;
}

/** Makes wrk print what it measured as JSON: https://github.com/wg/wrk/blob/master/SCRIPTING */
const printResult = `done = function(summary, latency)
	local e = summary.errors
	io.write(string.format('RESULT {"failed":%d,"requests":%d,"seconds":%f,"bytes":%d,"p50":%f,"p99":%f}\\n',
		e.connect + e.read + e.write + e.status + e.timeout, summary.requests, summary.duration / 1e6, summary.bytes,
		latency:percentile(50) / 1e3, latency:percentile(99) / 1e3))
end`;

/**
 * Puts load on an address, and says what came of it.
 * @returns true when every answer was good
 * @throws Error with what to do when there is no wrk, or with its own words when it fails
 */
function press(
	name: string,
	url: string,
	encoding: string,
	{ connections, seconds, directory }: Load,
): boolean {
	const script = join(directory, 'result.lua');
	writeFileSync(script, printResult);
	const header = `accept-encoding: ${encoding}`;
	const { stdout, stderr, error } = spawnSync(
		'wrk',
		['-t', '2', '-c', connections, '-d', `${seconds}s`, '-s', script, '-H', header, url],
		{ encoding: 'utf8' },
	);
	if (error)
		throw new Error('wrk is not on this machine: install it (apt-get install wrk, or brew install wrk).');
	const [, json] = /^RESULT (.*)$/m.exec(stdout) ?? [];
	if (!json) throw new Error(`wrk could not measure ${url}: ${stdout}${stderr}`);
	const result: Result = JSON.parse(json);
	const rate = Math.round(result.requests / result.seconds).toLocaleString('en-US');
	const megabytes = (result.bytes / result.seconds / 1e6).toFixed(0);
	console.log(
		`${name.padEnd(26)} ${rate.padStart(8)} a second, p50 ${result.p50.toFixed(0)} ms, p99 ${result.p99.toFixed(0)} ms, ${megabytes} MB/s, ${result.failed} failed`,
	);
	return result.failed === 0 && result.requests > 0;
}

async function main(): Promise<number> {
	const { values } = parseArgs({
		options: {
			seconds: { type: 'string', default: '30' },
			connections: { type: 'string', default: '1000' },
		},
	});
	if (!existsSync('dist/index.html')) throw new Error('dist holds no built site: run "npm run build" first.');
	prepareNginx();
	const directory = mkdtempSync(join(tmpdir(), 'load-'));
	const load = { connections: values.connections, seconds: values.seconds, directory };
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
		for (const [ending] of encodings) cpSync(join(root, `index.html.${ending}`), join(plain, ending));
		nginx = await startNginx({ root, plain, brotli: true });
		let ok = true;
		for (const [ending, name] of encodings) {
			const encoding = ending === 'gz' ? 'gzip' : ending;
			const answer = await fetch(nginx.url, { headers: { 'accept-encoding': encoding } });
			if (answer.headers.get('content-encoding') !== encoding)
				throw new Error(`nginx does not answer by ${name}.`);
			const { size } = statSync(join(plain, ending));
			ok = press(`/ by ${name}`, nginx.url, encoding, load) && ok;
			ok = press(`plain file of ${size} bytes`, `${nginx.plainUrl}/${ending}`, 'identity', load) && ok;
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
