import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { repository } from '../../src/site/site.ts';
import { dist } from './site.ts';

test('the editing page exists only when company.yaml names a repository', () => {
	for (const name of ['admin.html', 'admin']) expect(existsSync(`${dist}/${name}`), name).toBe(!!repository);
});

test('no page links to the editing page', () => {
	const pages = globSync(`${dist}/**/*.{html,xml,txt}`).filter((file) => !file.endsWith('admin.html'));
	expect(pages.filter((file) => /["'>/]admin["'</]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

if (repository)
	test('the editing page is not indexed, and loads only its own files and the Git host', () => {
		const html = readFileSync(`${dist}/admin.html`, 'utf8');
		expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
		const policy = /content="(default-src 'none'[^"]*)"/.exec(html)?.[1] ?? '';
		expect(new Set(policy.match(/https:\/\/[^ ;]+/g))).toEqual(
			new Set([
				'https://api.github.com',
				'https://avatars.githubusercontent.com',
				'https://raw.githubusercontent.com',
			]),
		);
		const files = [...html.matchAll(/(?:src|href)="\/(admin\/[^"]+)"/g)].map(([, file]) => `${dist}/${file}`);
		expect(files.filter((file) => !existsSync(file))).toEqual([]);
		expect(files.some((file) => readFileSync(file, 'utf8').includes(String(repository?.repository)))).toBe(
			true,
		);
	});
