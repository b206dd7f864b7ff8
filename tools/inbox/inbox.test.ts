import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Arrived, makeInbox } from './inbox.ts';

const said: string[] = [];
const { server, folder } = makeInbox((text) => said.push(text));
let address = '';

beforeAll(async () => {
	await once(server.listen(0, '127.0.0.1'), 'listening');
	address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
	server.closeAllConnections();
	server.close();
	rmSync(folder, { recursive: true, force: true });
});

const post = (fields: Record<string, string | File>, headers: Record<string, string> = {}) => {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
};
const json = { accept: 'application/json' };
const picture = () => sharp({ create: { width: 30, height: 20, channels: 3, background: '#468' } });

test('a request is kept and printed with every name, value and photo', async () => {
	expect(existsSync(folder), 'no folder without photos').toBe(false);
	const taken = await picture()
		.withExif({ IFD0: { Make: 'A phone' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '27/1 57/1 0/1' } })
		.withMetadata({ orientation: 6 })
		.jpeg()
		.toBuffer();
	const cleaned = await picture()
		.withExif({ IFD0: { Make: 'A phone' } })
		.jpeg()
		.toBuffer();
	const answer = await post(
		{
			Name: 'Ana',
			Notes: 'one\ntwo',
			'Photo 1': new File([new Uint8Array(taken)], '../sofa 1.jpg', { type: 'image/jpeg' }),
			'Photo 2': new File([new Uint8Array(cleaned)], 'rug.jpg', { type: 'image/jpeg' }),
			'Photo 3': new File(['text'], 'list.txt', { type: 'text/plain' }),
		},
		json,
	);
	expect(await answer.json()).toEqual({ ok: true });
	expect(answer.headers.get('access-control-allow-origin')).toBe('*');
	const all = (await (await fetch(`${address}/arrived`)).json()) as Arrived[];
	const { fields, photos } = all.at(-1) ?? { fields: [], photos: [] };
	expect(fields).toEqual([
		['Name', 'Ana'],
		['Notes', 'one\r\ntwo'],
	]);
	expect(photos.map(({ name, width, height, hasLocation }) => [name, width, height, hasLocation])).toEqual([
		['../sofa 1.jpg', 20, 30, true],
		['rug.jpg', 30, 20, false],
		['list.txt', undefined, undefined, undefined],
	]);
	expect(readFileSync(photos[0]?.file ?? '')).toEqual(taken);
	const printed = said.join('\n');
	for (const part of ['Name: Ana', 'Photo 1: ../sofa 1.jpg, image/jpeg, 2 KB, 20 × 30 px, WITH', folder])
		expect(printed).toContain(part);
});

test('a word in the notes makes it fail', async () => {
	const statuses = { '[400]': 400, '[500]': 500, '[no]': 200 };
	for (const [word, status] of Object.entries(statuses)) {
		const answer = await post({ Notes: `Try ${word}.` }, json);
		expect(answer.status, word).toBe(status);
		expect(await answer.text(), word).not.toContain('ok');
	}
	await expect(post({ Notes: '[cut]' }, json)).rejects.toThrow();
	const attempts = [await post({ Notes: '[500] [400]' }), await post({ Notes: '[500] [400]' })];
	expect(attempts.map(({ status }) => status)).toEqual([500, 400]);
	const silent = fetch(address, {
		method: 'POST',
		body: new URLSearchParams({ Notes: '[silent]' }),
		signal: AbortSignal.timeout(300),
	});
	await expect(silent).rejects.toThrow('timeout');
});

test('a plain form goes on to the page that it asks for, on the site that it came from', async () => {
	const asked = { _next: 'https://company.example/request-sent' };
	expect((await post(asked)).headers.get('location')).toBe(asked._next);
	const here = await post(asked, { origin: 'http://localhost:4321' });
	expect([here.status, here.headers.get('location')]).toEqual([303, 'http://localhost:4321/request-sent']);
	expect(await (await post({ Name: 'Ana' })).text()).toContain('Thank you');
});

test('a field for files in which none was chosen is no photo', async () => {
	const headers = { 'content-type': 'multipart/form-data; boundary=x' };
	const field = 'Content-Disposition: form-data; name="Photos"; filename=""';
	const body = `--x\r\n${field}\r\nContent-Type: application/octet-stream\r\n\r\n\r\n--x--\r\n`;
	await fetch(address, { method: 'POST', body, headers });
	expect(said.findLast((text) => text.includes('arrived'))).not.toContain('Photos');
});

test('what is no form is refused', async () => {
	const answer = await fetch(address, { method: 'POST', body: '{}', headers: json });
	expect(answer.status).toBe(400);
});
