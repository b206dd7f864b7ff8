import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import labels from '../../content/labels.en.json' with { type: 'json' };
import { readFullPages } from './seo-site.ts';

/** What stands around every page: header and footer. */
const readYaml = (file: string) => parse(readFileSync(`content/${file}.yaml`, 'utf8'));
const links: { href: string }[] = readYaml('navigation').header;
const hasSample = globSync('content/**/*.{yaml,md}').some((file) =>
	/^[\s-]*sample: true\b/m.test(readFileSync(file, 'utf8')),
);

describe.each(readFullPages().map((page) => [page.route, page.document] as const))(
	'%s',
	(route, document) => {
		test('has the link to itself marked in header and menu, or to the section that it belongs to', () => {
			const mark = (href: string) =>
				href === route ? 'page' : href !== '/' && route.startsWith(`${href}/`) ? 'true' : undefined;
			for (const place of ['header nav', 'dialog nav']) {
				const found = document.querySelectorAll(`${place} a`).map((link) => ({
					href: link.getAttribute('href'),
					mark: link.getAttribute('aria-current'),
				}));
				for (const { href } of links) expect(found).toContainEqual({ href, mark: mark(href) });
			}
		});

		test('says so in the footer while samples remain', () => {
			expect(document.querySelector('body > footer')?.text.includes(labels.shell.sample) ?? false).toBe(
				hasSample,
			);
		});
	},
);
