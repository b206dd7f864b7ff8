import { readFileSync } from 'node:fs';
import { HtmlValidate } from 'html-validate';
import { describe, expect, test } from 'vitest';
import { dist, readPages } from './seo-site.ts';

const validator = new HtmlValidate({
	root: true,
	extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
	rules: {
		'no-inline-style': 'error',
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

const pages = readPages().map((page) => [page.route, page] as const);

/** The file as it is, without the contents of templates, which are no part of the document until script uses them. */
function readHtml(route: string): string {
	const html = readFileSync(`${dist}${route === '/' ? '/index' : route}.html`, 'utf8');
	return html.replace(/<template\b[\s\S]*?<\/template>/g, '');
}

describe.each(pages)('%s', (route, page) => {
	const { document } = page;
	const html = readHtml(route);

	test('is valid HTML', () => {
		const { results } = validator.validateStringSync(html);
		const messages = results.flatMap((result) =>
			result.messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
		);
		expect([...new Set(messages)]).toEqual([]);
	});

	test('has a content security policy that allows no inline script or style except by hash', () => {
		const policies = document.querySelectorAll('meta[http-equiv="content-security-policy" i]');
		// A page that only sends the visitor on has nothing to protect, as long as it runs nothing.
		if (page.redirect) expect(document.querySelectorAll('script, style')).toHaveLength(0);
		else expect(policies).toHaveLength(1);
		for (const policy of policies.map((element) => element.getAttribute('content') ?? '')) {
			expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)/);
			for (const directive of [
				"default-src 'self'",
				"object-src 'none'",
				"base-uri 'none'",
				'script-src',
				'style-src',
			])
				expect(policy).toContain(directive);
		}
	});

	test('carries no style attribute and no event attribute', () => {
		const wrong = document.querySelectorAll('*').flatMap((element) => {
			const names = Object.keys(element.attributes).filter(
				(name) => name === 'style' || /^on[a-z]+$/i.test(name),
			);
			return names.map((name) => `<${element.rawTagName} ${name}="${element.getAttribute(name)}">`);
		});
		expect(wrong).toEqual([]);
	});

	test('reserves the space of every picture and describes it', () => {
		const wrong = document.querySelectorAll('img').filter((image) => {
			const isSized =
				/^\d+$/.test(image.getAttribute('width') ?? '') && /^\d+$/.test(image.getAttribute('height') ?? '');
			return !isSized || image.getAttribute('alt') === undefined;
		});
		expect(wrong.map((image) => image.outerHTML)).toEqual([]);
	});

	test('loads at most one picture before the others', () => {
		const first = document
			.querySelectorAll('img')
			.filter((image) => image.getAttribute('loading') !== 'lazy');
		expect(first.length, first.map((image) => image.getAttribute('alt')).join(' | ')).toBeLessThanOrEqual(1);
	});
});
