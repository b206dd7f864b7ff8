import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { setTimeout } from 'node:timers/promises';
import { describePhoto, type PhotoFacts, readPhoto } from './photo.ts';

/** A request as it arrived: every name and value in order, and its photos with the files they are saved in. */
export interface Arrived {
	fields: [name: string, value: string][];
	photos: (PhotoFacts & { file: string })[];
}

/** What the inbox does when a request contains a word. */
export const trials: Record<string, string> = {
	'[400]': 'refuse it, and say that the email is wrong',
	'[500]': 'fail',
	'[no]': 'say that it’s a failure, with the status of a success',
	'[cut]': 'cut the connection',
	'[silent]': 'never answer',
	'[slow]': 'answer after 3 seconds',
};

/** Reads a posted form, of several parts or not. @throws TypeError if it's no form, or the connection is cut */
async function readForm(request: IncomingMessage): Promise<[string, string | File][]> {
	const body = Readable.toWeb(request) as ReadableStream;
	const headers = { 'content-type': request.headers['content-type'] ?? '' };
	const form = await new Response(body, { headers }).formData();
	// A browser sends a field for files also without any: as an empty file.
	return [...form].filter(([, value]) => typeof value === 'string' || value.name !== '');
}

/** Saves the photos of a form. @param start of each file's name */
async function save(form: [string, string | File][], folder: string, start: number): Promise<Arrived> {
	const arrived: Arrived = { fields: [], photos: [] };
	mkdirSync(folder, { recursive: true, mode: 0o700 });
	for (const [name, value] of form) {
		if (typeof value === 'string') arrived.fields.push([name, value]);
		else {
			const bytes = Buffer.from(await value.arrayBuffer());
			const own = `${start}-${arrived.photos.length + 1}-${value.name.slice(-80)}`;
			const file = path.join(folder, own.replace(/[^\w.-]+/g, '-'));
			writeFileSync(file, bytes);
			arrived.photos.push({ ...(await readPhoto(name, value, bytes)), file });
		}
	}
	return arrived;
}

/** The page that a form without script asks for. Its path alone, because the site is on this machine, whatever its own address. */
function findNextPage({ fields }: Arrived, { origin }: IncomingMessage['headers']): string | undefined {
	const next = fields.find(([name]) => name === '_next')?.[1];
	const url = next ? URL.parse(next, origin) : null;
	return url && origin && URL.canParse(origin) ? new URL(url.pathname, origin).href : url?.href;
}

function answerJson(response: ServerResponse, status: number, body: unknown): void {
	response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** The word by which a request asks to fail. Of several, each attempt to send the same request takes the next one. */
function findTrial({ fields }: Arrived, earlier: Arrived[]): string | undefined {
	const sent = JSON.stringify(fields);
	const attempts = earlier.filter((other) => JSON.stringify(other.fields) === sent).length;
	const words = (sent.match(/\[\w+\]/g) ?? []).filter((word) => word in trials);
	return words[attempts] ?? words.at(-1);
}

/** Answers as the request asks for. */
async function answer(
	arrived: Arrived,
	trial: string | undefined,
	request: IncomingMessage,
	response: ServerResponse,
): Promise<void> {
	if (trial === '[silent]') return;
	if (trial === '[cut]') return void request.socket.destroy();
	if (trial === '[slow]') await setTimeout(3000);
	if (trial === '[500]')
		return void response.writeHead(500, { 'content-type': 'text/plain' }).end('Something failed.');
	if (trial === '[400]')
		return answerJson(response, 400, { errors: [{ message: 'Email should be an email' }] });
	if (trial === '[no]') return answerJson(response, 200, { success: false, message: 'Invalid access key' });
	if (request.headers.accept?.includes('json')) return answerJson(response, 200, { ok: true });
	const next = findNextPage(arrived, request.headers);
	if (next) response.writeHead(303, { location: next }).end();
	else response.writeHead(200, { 'content-type': 'text/plain' }).end('Thank you. Your request has arrived.');
}

const describeArrived = ({ fields, photos }: Arrived): string =>
	[
		...fields.map(([name, value]) => `  ${name}: ${value.replace(/\r?\n/g, '\n    ')}`),
		...photos.flatMap((photo) => [`  ${photo.field}: ${describePhoto(photo)}`, `    ${photo.file}`]),
	].join('\n');

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
		// Forms of other sites post here, too.
		response.setHeader('access-control-allow-origin', '*');
		response.setHeader('access-control-allow-headers', '*');
		// What is cut on a connection that was used before, browsers send again by themselves.
		response.setHeader('connection', 'close');
		if (request.method === 'OPTIONS') return response.writeHead(204).end();
		if (request.method !== 'POST')
			return request.url === '/arrived'
				? answerJson(response, 200, all)
				: response.writeHead(405).end('This is an inbox. Post a form to it.');
		count += 1;
		const name = `Request ${count}`;
		response.on('finish', () => say(`${name} was answered with ${response.statusCode}.`));
		response.on('close', () => response.writableFinished || say(`${name} got no answer.`));
		try {
			const arrived = await save(await readForm(request), folder, count);
			const trial = findTrial(arrived, all);
			all.push(arrived);
			say(`\n${name} arrived at ${new Date().toLocaleTimeString('en-US')}:\n${describeArrived(arrived)}`);
			await answer(arrived, trial, request, response);
		} catch (error) {
			say(`\n${name} can’t be read: ${error instanceof Error ? error.message : error}`);
			answerJson(response, 400, { errors: [{ message: 'This is not a form.' }] });
		}
	});
	return { server, folder };
}
