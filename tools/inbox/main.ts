/** npm run inbox: takes the requests of a site on this machine, and prints them. */
import { parseArgs } from 'node:util';
import { makeInbox, trials } from './inbox.ts';

/** Reads the port that was asked for. @throws Error that says what to type */
function readPort(): number {
	const { values } = parseArgs({ options: { port: { type: 'string', default: '4322' } } });
	const port = Number(values.port);
	if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
	throw new Error(`“${values.port}” is no port.`);
}

const explainInUse = (port: number, other = port === 5322 ? 5422 : 5322) =>
	`Port ${port} is in use, maybe by another inbox or by npm run edit. Stop that, or use another port for both:
  npm run inbox -- --port ${other}
  REQUEST_ENDPOINT=http://localhost:${other} npm start`;

const welcome = (port: number, folder: string) =>
	`The inbox is open. To send requests to it, start the site in another terminal:
  REQUEST_ENDPOINT=http://localhost:${port} npm start
Photos are saved in ${folder}
To see what a visitor sees when sending fails, write one of these words in the notes:
${Object.entries(trials)
	.map(([word, effect]) => `  ${word.padEnd(10)}${effect}`)
	.join('\n')}
Of several words, each attempt takes the next one.
Press Ctrl-C to stop.`;

try {
	const port = readPort();
	const { server, folder } = makeInbox(console.log);
	server.once('error', (error: NodeJS.ErrnoException) => {
		console.error(error.code === 'EADDRINUSE' ? explainInUse(port) : error.message);
		process.exitCode = 1;
	});
	server.listen(port, '127.0.0.1', () => console.log(welcome(port, folder)));
} catch (error) {
	console.error(`${error instanceof Error ? error.message : error}
Type npm run inbox, or with another port: npm run inbox -- --port 5322`);
	process.exitCode = 1;
}
