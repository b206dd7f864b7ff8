import { expect, onTestFinished, test, vi } from 'vitest';
import { describeListPage } from './page-head.ts';

const robots = async (preview: string, siteUrl = '') => {
	onTestFinished(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});
	vi.stubEnv('PREVIEW', preview);
	vi.stubEnv('SITE_URL', siteUrl);
	vi.resetModules();
	const { describeRobots } = await import('./site.ts');
	return [describeRobots(true), describeRobots(false)];
};

test('a page may be indexed unless it says otherwise', async () => {
	expect(await robots('')).toEqual(['index, follow, max-image-preview:large', 'noindex, follow']);
});

test('no page of a preview is indexed', async () => {
	const hidden = ['noindex, nofollow', 'noindex, nofollow'];
	expect(await robots('1')).toEqual(hidden);
	expect(await robots('', 'https://preview.example')).toEqual(hidden);
});

test('a further page of a list says which one it is, in what search results have room for', () => {
	const words = { metaTitle: 'Articles', metaDescription: 'About rugs. '.repeat(13).trim() };
	const write = (number: number) => describeListPage(words, { name: 'blog', number, total: 3 });
	expect(write(1)).toMatchObject(words);
	const { metaTitle, metaDescription } = write(2);
	for (const said of [metaTitle, metaDescription]) expect(said).toMatch(/\b2\b.*\b3\b/);
	expect(metaDescription.length).toBeLessThanOrEqual(160);
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
