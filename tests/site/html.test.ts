import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { addressIn, allPages, findFile, pages } from './site.ts';

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
	rules: {
		'empty-heading': 'error',
		'heading-level': ['error', { minInitialRank: 'h1', allowMultipleH1: false }],
		// Values that are computed for one element; everything else is the style sheets'.
		'no-inline-style': [
			'error',
			{
				allowedProperties: [
					'--color-area',
					'--floating-height',
					'--frame',
					'--gap',
					'--most',
					'--reveal',
					'block-size',
					'object-position',
					'view-transition-name',
				],
			},
		],
		// React writes attributes as it names them (srcSet, selected=""), which HTML allows.
		'attr-case': 'off',
		'attribute-boolean-style': 'off',
		'attribute-empty-style': 'off',
		'doctype-style': 'off',
		// Length of titles is tested in words of people: seo-head.test.ts.
		'long-title': 'off',
		// The menu repeats the header's links, so both have one name, as the WAI advises for repeated landmarks; axe
		// looks at those that are shown: https://www.w3.org/WAI/ARIA/apg/practices/landmark-regions/
		'unique-landmark': 'off',
		// Phone numbers are kept on one line by the style sheet.
		'tel-non-breaking': 'off',
		// React's useId writes _r1_: valid since HTML 5.
		'valid-id': ['error', { relaxed: true }],
		'form-dup-name': ['error', { shared: ['checkbox', 'radio', 'submit', 'reset', 'button'] }],
		'aria-label-misuse': ['error', { allowAnyNamable: true }],
		'require-sri': ['error', { target: 'crossorigin' }],
	},
});

/** The file as it is, without the contents of templates, which are no part of the document until script uses them. */
function readHtml(route: string): string {
	const html = readFileSync(findFile(route) ?? '', 'utf8');
	return html.replace(/<template\b[\s\S]*?<\/template>/g, '');
}

describe.each(allPages.map((page) => [page.route, page] as const))('%s', (route, { document, redirect }) => {
	test('is valid HTML, and its headings go down one step at a time', () => {
		const { results } = validator.validateStringSync(readHtml(route));
		const messages = results.flatMap((result) =>
			result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
		);
		expect([...new Set(messages)]).toEqual([]);
	});

	test('has a content security policy that allows no inline script or style sheet except by hash', () => {
		const policies = document.querySelectorAll('meta[http-equiv="content-security-policy" i]');
		// A page that only sends the visitor on has nothing to protect, as long as it runs nothing.
		if (redirect) expect(document.querySelectorAll('script, style')).toHaveLength(0);
		else expect(policies).toHaveLength(1);
		for (const policy of policies.map((element) => element.getAttribute('content') ?? '')) {
			// Attributes can't be allowed by hash (docs/decisions/0006-styles-in-the-page.md).
			const others = policy.replace("style-src-attr 'unsafe-inline'", '');
			expect(others).not.toMatch(/unsafe-(inline|eval|hashes)/);
			for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", 'script-src'])
				expect(policy).toContain(directive);
		}
	});

	test('allows each of its inline scripts and style sheets by hash, and no other', () => {
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const listHashes = (selector: string) =>
			document
				.querySelectorAll(selector)
				.map(({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`);
		// What isn't run, such as structured data, needs no permission.
		const scripts = listHashes('script:not([src], [type="application/ld+json"])');
		const content = policy?.getAttribute('content') ?? '';
		for (const [directive, hashes] of [
			['script-src', scripts],
			['style-src', listHashes('style')],
		] as const) {
			const [, listed = ''] = new RegExp(`${directive} ([^;]*)`).exec(content) ?? [];
			expect(listed.match(/'sha256-[^']*'/g) ?? [], directive).toHaveLength(new Set(hashes).size);
			expect(listed.split(' '), directive).toEqual(expect.arrayContaining(hashes));
		}
	});

	test('has a size for every picture, and loads at most one eagerly', () => {
		const pictures = document.querySelectorAll('img');
		const unsized = pictures.filter(
			(picture) => !['width', 'height'].every((side) => /^\d+$/.test(picture.getAttribute(side) ?? '')),
		);
		expect(unsized.map(({ outerHTML }) => outerHTML)).toEqual([]);
		const eager = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
		expect(eager.length).toBeLessThanOrEqual(1);
	});
});

describe.each(pages.map((page) => [page.route, page] as const))('%s', (route, { document, language }) => {
	test('has no empty list', () => {
		const empty = document.querySelectorAll('ul, ol, dl').filter(({ text }) => text.trim() === '');
		// What is hidden is filled in later, when a visitor asks for it.
		expect(empty.filter((list) => !list.closest('[hidden]')).map(({ outerHTML }) => outerHTML)).toEqual([]);
	});

	test('marks the link to itself or its section in header and menu', () => {
		for (const place of ['body > header nav a', 'dialog nav a']) {
			const links = document.querySelectorAll(place);
			expect(links, place).not.toEqual([]);
			for (const link of links) {
				const href = link.getAttribute('href') ?? '';
				const isSection = href !== addressIn(language, '/') && route.startsWith(`${href}/`);
				const mark = href === route ? 'page' : isSection ? 'true' : undefined;
				expect(link.getAttribute('aria-current'), href).toBe(mark);
			}
		}
	});
});
