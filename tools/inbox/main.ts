/** npm run inbox: takes the requests of a site on this machine, and prints them. */
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { runCommand } from '../command.ts';
import { makeInbox, trials } from './inbox.ts';

const welcome = (port: number, folder: string) =>
	`The inbox is open. To send requests to it, start the site in another terminal:
  REQUEST_ENDPOINT=http://localhost:${port} npm start
Photos are saved in ${folder}
To see what a visitor sees when sending fails, write one of these words in the notes:
${Object.entries(trials)
	.map(([word, effect]) => `  ${word.padEnd(10)}${effect}`)
	.join('\n')}
Press Ctrl-C to stop.`;

await runCommand(async () => {
	const { server, folder } = makeInbox(console.log);
	const open = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
	// Another inbox or npm run edit may have the port. Any other does, because it is printed.
	await open(4322).catch(() => open(0));
	console.log(welcome((server.address() as AddressInfo).port, folder));
});
