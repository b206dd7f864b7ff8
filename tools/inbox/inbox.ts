/** npm run inbox: takes the requests of a site on this machine, and prints them. */
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { stringify } from 'yaml';
import { explain, runCommand } from '../command.ts';

/** A request as it arrived: every name and value in order, and its photos, each with its field ("Photo 1") and the file it is saved in. */
export interface Arrived {
	fields: [name: string, value: string][];
	photos: Record<'field' | 'name' | 'type' | 'file', string>[];
}

/** What the inbox does when a request contains a word. */
const trials: Record<string, string> = {
	'[400]': 'refuse it, and say that the email is wrong',
	'[500]': 'fail',
	'[no]': 'say that it’s a failure, with the status of a success',
	'[cut]': 'cut the connection',
	'[silent]': 'never answer',
};

/** Reads a posted form, of several parts or not, and saves its photos. @param start of their file names @throws TypeError if it's no form, or the connection is cut */
async function readForm(request: IncomingMessage, folder: string, start: string): Promise<Arrived> {
	const body = Readable.toWeb(request) as ReadableStream;
	const headers = { 'content-type': request.headers['content-type'] ?? '' };
	const arrived: Arrived = { fields: [], photos: [] };
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	for (const [name, value] of await new Response(body, { headers }).formData()) {
		if (typeof value === 'string') arrived.fields.push([name, value]);
		// A browser sends a field for files also without any: as an empty file.
		else if (value.name !== '') {
			const { name: own, type } = value;
			const saved = `${start}-${arrived.photos.length + 1}-${own.slice(-80)}`;
			const file = path.join(folder, saved.replace(/[^\w.-]+/g, '-'));
			writeFileSync(file, await value.bytes());
			arrived.photos.push({ field: name, name: own, type, file });
		}
	}
	return arrived;
}

function answerJson(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

function answer(trial: string | undefined, response: ServerResponse): void {
	if (trial === '[cut]') response.req.socket.destroy();
	else if (trial === '[500]') response.writeHead(500).end('Something failed.');
	else if (trial === '[400]')
		answerJson(response, 400, { errors: [{ message: 'Email should be an email' }] });
	else if (trial === '[no]') answerJson(response, 200, { success: false, message: 'Invalid access key' });
	else if (trial !== '[silent]') answerJson(response, 200, { ok: true });
}

const print = ({ fields, photos }: Arrived): string =>
	stringify([...fields.map(([name, value]) => ({ [name]: value.replaceAll('\r', '') })), ...photos]);

/**
 * A form service on this machine, which takes requests as one on the internet does. At /arrived it lists them as JSON.
 * @param say prints what happens
 * @returns the server, which listens to no port yet, and the temporary folder that it makes for photos
 */
export function makeInbox(say: (text: string) => void): { server: Server; folder: string } {
	const folder = path.join(tmpdir(), `inbox-${Date.now()}`);
	const all: Arrived[] = [];
	let count = 0;
	const server = createServer(async (request, response) => {
		// What is cut on a connection that was used before, browsers send again by themselves.
		response.setHeader('connection', 'close');
		if (request.method !== 'POST' && request.method !== 'OPTIONS')
			return request.url === '/arrived'
				? answerJson(response, 200, all)
				: response.writeHead(405).end('This is an inbox. Post a form to it.');
		// Forms of other sites post here, too. What has arrived, they may not read.
		response.setHeader('access-control-allow-origin', '*');
		response.setHeader('access-control-allow-headers', '*');
		if (request.method === 'OPTIONS') return response.writeHead(204).end();
		count += 1;
		const name = `Request ${count}`;
		response.on('finish', () => say(`${name} was answered with ${response.statusCode}.`));
		response.on('close', () => response.writableFinished || say(`${name} got no answer.`));
		try {
			const arrived = await readForm(request, folder, `${count}`);
			const trial = Object.keys(trials).find((word) => JSON.stringify(arrived.fields).includes(word));
			all.push(arrived);
			say(`\n${name} arrived at ${new Date().toLocaleTimeString('en-US')}:\n${print(arrived)}`);
			answer(trial, response);
		} catch (error) {
			say(`\n${name} can’t be taken: ${explain(error)}`);
			answerJson(response, 400, { errors: [{ message: 'This is not a form.' }] });
		}
	});
	return { server, folder };
}

const welcome = (port: number, folder: string) =>
	`The inbox is open. To send requests to it, start the site in another terminal:
  REQUEST_ENDPOINT=http://localhost:${port} npm start
Photos are saved in ${folder}
To see what a visitor sees when sending fails, write one of these words in the notes:
${Object.entries(trials)
	.map(([word, effect]) => `  ${word.padEnd(10)}${effect}`)
	.join('\n')}
Press Ctrl-C to stop.`;

if (import.meta.main)
	await runCommand(async () => {
		const { server, folder } = makeInbox(console.log);
		const open = (port: number) => once(server.listen(port, '127.0.0.1'), 'listening');
		// Another inbox or npm run edit may have the port. Any other does, because it is printed.
		await open(4322).catch(() => open(0));
		console.log(welcome((server.address() as AddressInfo).port, folder));
	});
