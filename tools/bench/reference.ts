import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

/** As many parts as a page of the site has, about: parsing and laying them out costs what it costs this machine now. */
const parts = 120;

const sentence = 'A page of plain words, which no design, font, picture or script makes slower.';
const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Reference page</title><meta name="description" content="What a page takes at least."><link rel="icon" href="data:,">
<main><h1>Reference page</h1>${Array.from(
	{ length: parts },
	(_, index) =>
		`<section><h2>Part ${index + 1}</h2><p>${sentence}</p><ul><li>${sentence}</li><li>${sentence}</li></ul></section>`,
).join('\n')}</main></html>`;

/**
 * Serves the page that measured times are compared with: only HTML, so that its times say how fast the machine is just
 * now, and never change with the site (docs/decisions/0027-times-beside-a-reference.md).
 */
export async function startReference(): Promise<{ url: string; stop: () => void }> {
	const body = gzipSync(html);
	const server = createServer((_request, response) => {
		response
			.writeHead(200, {
				'content-type': 'text/html; charset=utf-8',
				'content-encoding': 'gzip',
				'content-length': body.length,
			})
			.end(body);
	});
	await new Promise<void>((resolve) => server.listen(0, resolve));
	return {
		url: `http://localhost:${(server.address() as AddressInfo).port}/`,
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
}
