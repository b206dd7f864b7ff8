import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';

const robots = async (preview: string) => {
	onTestFinished(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});
	vi.stubEnv('PREVIEW', preview);
	vi.resetModules();
	const { describeRobots } = await import('./site.ts');
	return [describeRobots(true), describeRobots(false)];
};

test('a page may be indexed unless it says otherwise', async () => {
	expect(await robots('')).toEqual(['index, follow, max-image-preview:large', 'noindex, follow']);
});

test('no page of a preview is indexed', async () => {
	expect(await robots('1')).toEqual(['noindex, nofollow', 'noindex, nofollow']);
});

test('a former address leads to the page in its language, else to the content’s, else home', async () => {
	const { listRedirects } = await import('./site.ts');
	const [[, to = ''] = []] = listRedirects(['en'], () => true);
	const lead = (...there: string[]) =>
		listRedirects(['en', 'es'], (address) => there.includes(address))
			.slice(0, 2)
			.map(([, address]) => address);
	expect(lead(to, `/es${to}`)).toEqual([to, `/es${to}`]);
	expect(lead(to)).toEqual([to, to]);
	expect(lead()).toEqual(['/', '/']);
});

test('a page keeps its address, also where a former one is the same', async () => {
	const { writeRedirectPages } = await import('./site.ts');
	const write = (...pages: string[]) => {
		const site = mkdtempSync(path.join(tmpdir(), 'built-'));
		onTestFinished(() => rmSync(site, { recursive: true }));
		for (const page of pages) {
			mkdirSync(path.dirname(`${site}${page}`), { recursive: true });
			writeFileSync(`${site}${page}.html`, 'A page.');
		}
		return writeRedirectPages(site).map(([from]) => from);
	};
	const [first = '', ...others] = write();
	expect(write(first)).toEqual(others);
});
