import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
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

const json = { accept: 'application/json' };
const post = (fields: Record<string, string | File>, headers: Record<string, string> = {}) => {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return fetch(address, { method: 'POST', body, headers, redirect: 'manual' });
};

test('a request is kept and printed with every name, value and photo', async () => {
	expect(existsSync(folder), 'no folder without photos').toBe(false);
	const picture = sharp({ create: { width: 30, height: 20, channels: 3, background: '#468' } }).jpeg();
	const taken = await picture.clone().withMetadata({ orientation: 6 }).toBuffer();
	const files = [
		new File([new Uint8Array(taken)], '../sofa 1.jpg', { type: 'image/jpeg' }),
		new File([new Uint8Array(await picture.toBuffer())], 'rug.jpg', { type: 'image/jpeg' }),
		new File(['text'], 'list.txt', { type: 'text/plain' }),
	] as const;
	const sent = { Name: 'Ana', Notes: 'one\ntwo', 'Photo 1': files[0], 'Photo 2': files[1], List: files[2] };
	const answer = await post(sent, json);
	expect(await answer.json()).toEqual({ ok: true });
	expect(answer.headers.get('access-control-allow-origin')).toBe('*');
	const list = await fetch(`${address}/arrived`);
	expect(list.headers.get('access-control-allow-origin'), 'other sites can’t read it').toBe(null);
	const [arrived] = (await list.json()) as Arrived[];
	const { fields, photos } = arrived ?? { fields: [], photos: [] };
	expect(fields).toEqual([
		['Name', 'Ana'],
		['Notes', 'one\r\ntwo'],
	]);
	expect(photos.map(({ name, width, height, hasMetadata }) => [name, width, height, hasMetadata])).toEqual([
		['../sofa 1.jpg', 20, 30, true],
		['rug.jpg', 30, 20, false],
		['list.txt', undefined, undefined, undefined],
	]);
	expect(readFileSync(photos[0]?.file ?? '')).toEqual(taken);
	// Other people with an account on this machine can’t look at a customer’s photos.
	expect(statSync(folder).mode & 0o077).toBe(0);
	for (const part of ['Name: Ana', 'two', 'field: Photo 1', 'name: ../sofa 1.jpg', folder])
		expect(said.join('\n')).toContain(part);
});

test('a form that a browser has sent by itself is thanked', async () =>
	expect(await (await post({ Name: 'Ana' })).text()).toContain('Thank you'));

test('a word in brackets tries what a service may do', async () => {
	await expect(post({ Notes: '[cut]' }, json)).rejects.toThrow();
	expect((await post({ Notes: '[500]' }, json)).status).toBe(500);
	expect((await post({ Notes: '[400]' }, json)).status).toBe(400);
});
