import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

export interface Outcome {
	ok: boolean;
	/** Everything that was printed, without colors. */
	output: string;
	/** Seconds it took. */
	seconds: number;
}

const environment = { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NO_COLOR: '1', FORCE_COLOR: '0' };

interface Options {
	/** Prints whole lines of output as they come, each behind these words, so that programs side by side can be told apart. */
	show?: string;
	/** Added to the environment. */
	env?: Record<string, string>;
	/** Where it runs; here by default. */
	cwd?: string;
}

/** Runs a program of node_modules/.bin (or node itself). */
export function runTool(command: string, args: string[], { show, env, cwd }: Options = {}): Promise<Outcome> {
	const started = Date.now();
	return new Promise((resolve) => {
		const child = spawn(command, args, {
			stdio: ['ignore', 'pipe', 'pipe'],
			...(cwd !== undefined && { cwd }),
			env: { ...environment, ...env, PATH: `node_modules/.bin:${process.env['PATH']}` },
		});
		let output = '';
		for (const stream of [child.stdout, child.stderr]) {
			stream.setEncoding('utf8').on('data', (text: string) => {
				output += text;
			});
			if (show !== undefined)
				createInterface({ input: stream }).on('line', (line) => console.log(`${show}${line}`));
		}
		const finish = (ok: boolean) => resolve({ ok, output, seconds: (Date.now() - started) / 1000 });
		child.once('error', (error) => {
			output += `${command} could not be started: ${error.message}\n`;
			finish(false);
		});
		child.once('close', (code) => finish(code === 0));
	});
}
