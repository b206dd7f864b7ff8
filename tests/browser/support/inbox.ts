import { createServer } from 'node:http';
import { Readable } from 'node:stream';

/** A request as it arrived: every name and value in order, and its photos, each with its field ("Photo 1") and its bytes in Base64. */
export interface Arrived {
	fields: [name: string, value: string][];
	photos: Record<'field' | 'name' | 'type' | 'bytes', string>[];
}

const all: Arrived[] = [];

/**
 * A form service on this machine, which takes requests as one on the internet does. At /arrived it lists them. It refuses one with
 * "[400]" in it, and never answers one with "[silent]".
 */
export const inbox = createServer(async (request, response) => {
	// What is cut on a connection that was used before, browsers send again by themselves.
	response.setHeader('connection', 'close');
	if (request.url === '/arrived') return void response.end(JSON.stringify(all));
	response.setHeader('access-control-allow-origin', '*');
	response.setHeader('access-control-allow-headers', '*');
	if (request.method === 'OPTIONS') return void response.end();
	const headers = { 'content-type': request.headers['content-type'] ?? '' };
	const body = new Response(Readable.toWeb(request) as ReadableStream, { headers });
	// A page that is left cuts the connection.
	const form = await body.formData().catch(() => new FormData());
	const arrived: Arrived = { fields: [], photos: [] };
	for (const [field, value] of form) {
		if (typeof value === 'string') arrived.fields.push([field, value]);
		// A browser sends a field for files also without any: as an empty file.
		else if (value.name !== '') {
			const bytes = (await value.bytes()).toBase64();
			arrived.photos.push({ field, name: value.name, type: value.type, bytes });
		}
	}
	all.push(arrived);
	const said = String(arrived.fields);
	const refusal = said.includes('[400]') && { errors: [{ message: 'Email should be an email' }] };
	if (said.includes('[silent]')) return;
	response.writeHead(refusal ? 400 : 200, { 'content-type': 'application/json' });
	response.end(JSON.stringify(refusal || { ok: true }));
});
