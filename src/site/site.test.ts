import { expect, onTestFinished, test, vi } from 'vitest';

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
