/** npm start: checks the content, builds, and serves dist/ on http://localhost:4321 (PORT changes it). */

import { runTool } from '../test/run.ts';
import { isPortFree, startEdge } from './edge.ts';

const port = Number(process.env['PORT'] ?? 4321);

async function main(): Promise<number> {
	if (!Number.isInteger(port) || port < 1 || port > 65_535) {
		console.error(
			`PORT is "${process.env['PORT']}", which isn’t a port number. Use one from 1 to 65535, such as PORT=8080 npm start.`,
		);
		return 1;
	}
	if (!(await isPortFree(port))) {
		console.error(
			`Another program is using port ${port}. Stop it, or choose another port: PORT=${port + 1} npm start`,
		);
		return 1;
	}
	const build = await runTool('npm', ['run', '--silent', 'build'], { show: '' });
	if (!build.ok) return 1;
	const server = await startEdge({ port, log: 'inherit' });
	console.log(`\nYour site is running at ${server.url} (press Ctrl-C to stop it).`);
	for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => server.stop());
	await server.closed;
	return 0;
}

try {
	process.exitCode = await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : String(error));
	process.exitCode = 1;
}
