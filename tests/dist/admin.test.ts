import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { dist } from './seo-site.ts';

const company = parse(readFileSync('content/company.yaml', 'utf8')) as {
	editor?: { repository: string; branch?: string };
};
const page = `${dist}/admin.html`;

test('the editing page is there when company.yaml names a repository, and not a byte of it otherwise', () => {
	expect([existsSync(page), existsSync(`${dist}/admin`)]).toEqual(
		company.editor ? [true, true] : [false, false],
	);
	const pages = globSync(`${dist}/**/*.{html,xml,txt}`).filter((file) => !file.endsWith('admin.html'));
	expect(pages.filter((file) => /["'>/]admin["'</]/.test(readFileSync(file, 'utf8')))).toEqual([]);
});

if (company.editor)
	test('the editing page is found by no search engine, and talks to the Git host alone', () => {
		const html = readFileSync(page, 'utf8');
		expect(html).toContain('<meta name="robots" content="noindex, nofollow" />');
		const policy = html.match(/content-security-policy" content="([^"]*)"/)?.[1] ?? '';
		expect([...new Set(policy.match(/https:\/\/[^ ;]+/g))].toSorted()).toEqual([
			'https://api.github.com',
			'https://avatars.githubusercontent.com',
			'https://raw.githubusercontent.com',
		]);
		expect(policy).toContain('default-src');
		expect(html).toContain(`"repo":"${company.editor?.repository}"`);
		for (const [, file = ''] of html.matchAll(/(?:src|href)="\/(admin\/[^"]+)"/g))
			expect(existsSync(`${dist}/${file}`), file).toBe(true);
	});
