import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, statSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
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

const post = (fields: Record<string, string | File>) => {
	const body = new FormData();
	for (const [name, value] of Object.entries(fields)) body.append(name, value);
	return fetch(address, { method: 'POST', body });
};

test('a request is kept and printed with every name, value and photo', async () => {
	expect(existsSync(folder), 'no folder without photos').toBe(false);
	const files = ['../sofa 1.jpg', 'rug.jpg'].map((name) => new File([name], name, { type: 'image/jpeg' }));
	const [sofa, rug] = files as [File, File];
	const answer = await post({ Name: 'Ana', Notes: 'one\ntwo', 'Photo 1': sofa, 'Photo 2': rug });
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
	expect(photos.map(({ field, name, type }) => [field, name, type])).toEqual([
		['Photo 1', '../sofa 1.jpg', 'image/jpeg'],
		['Photo 2', 'rug.jpg', 'image/jpeg'],
	]);
	expect(readFileSync(photos[0]?.file ?? '', 'utf8')).toBe('../sofa 1.jpg');
	// Other people with an account on this machine can’t look at a customer’s photos.
	expect(statSync(folder).mode & 0o077).toBe(0);
	for (const part of ['Name: Ana', 'two', 'field: Photo 1', 'name: ../sofa 1.jpg', folder])
		expect(said.join('\n')).toContain(part);
});

test('a word in brackets tries what a service may do', async () => {
	await expect(post({ Notes: '[cut]' })).rejects.toThrow();
	expect((await post({ Notes: '[500]' })).status).toBe(500);
	expect((await post({ Notes: '[400]' })).status).toBe(400);
});
