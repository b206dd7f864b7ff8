import { createHash } from 'node:crypto';
import { HtmlValidate } from 'html-validate';
import type { HTMLElement } from 'node-html-parser';
import { expect, test } from 'vitest';
import { addressIn, allPages, type BuiltPage, pages, testPages } from './site.ts';

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
					'--frame',
					'--gap',
					'--most',
					'--reveal',
					'--spill',
					'--turn',
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

const draw = (elements: readonly HTMLElement[]) => elements.map(({ outerHTML }) => outerHTML.slice(0, 200));
const readPolicy = ({ document }: BuiltPage) =>
	document
		.querySelectorAll('meta[http-equiv="content-security-policy" i]')
		.map((element) => element.getAttribute('content') ?? '');

testPages('every page is valid HTML, and its headings go down one step at a time', allPages, ({ html }) =>
	validator
		.validateStringSync(html)
		.results.flatMap(({ messages }) =>
			messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
		),
);

testPages(
	'every page has one content security policy; one that only sends the visitor on runs nothing instead',
	allPages,
	(page) => {
		const isRight = page.redirect
			? page.document.querySelectorAll('script, style').length === 0
			: readPolicy(page).length === 1;
		return [isRight ? undefined : `${readPolicy(page).length} policies`];
	},
);

test('a policy allows each inline script and style sheet of its page by hash, and no other', () => {
	for (const page of allPages) {
		const [policy = ''] = readPolicy(page);
		const listHashes = (selector: string) =>
			page.document
				.querySelectorAll(selector)
				.map(({ rawText }) => `'sha256-${createHash('sha256').update(rawText).digest('base64')}'`);
		for (const [directive, hashes] of [
			// What isn't run, such as structured data, needs no permission.
			['script-src', listHashes('script:not([src], [type="application/ld+json"])')],
			['style-src', listHashes('style')],
		] as const) {
			const [, listed = ''] = new RegExp(`${directive} ([^;]*)`).exec(policy) ?? [];
			expect(listed.split(' '), `${page.route}: ${directive}`).toEqual(expect.arrayContaining(hashes));
		}
		if (page.redirect) continue;
		// Attributes can't be allowed by hash (docs/decisions/0006-styles-in-the-page.md).
		const others = policy.replace("style-src-attr 'unsafe-inline'", '');
		expect(others, page.route).not.toMatch(/unsafe-(inline|eval|hashes)/);
		for (const directive of ["default-src 'self'", "object-src 'none'", "base-uri 'none'", 'script-src'])
			expect(policy, page.route).toContain(directive);
	}
});

testPages('every picture has a size, and a page loads at most one eagerly', allPages, ({ document }) => {
	const pictures = document.querySelectorAll('img');
	const unsized = pictures.filter(
		(picture) => !['width', 'height'].every((side) => /^\d+$/.test(picture.getAttribute(side) ?? '')),
	);
	const [, ...eager] = pictures.filter((picture) => picture.getAttribute('loading') !== 'lazy');
	return draw([...unsized, ...eager]);
});

testPages('a page asks for no script or style sheet before it is painted', allPages, ({ document }) =>
	draw(document.querySelectorAll('script[src^="/assets/"]:not(:last-child), link[rel="stylesheet"]')),
);

testPages('no page has an empty list', pages, ({ document }) =>
	// What is hidden is filled in later, when a visitor asks for it.
	draw(
		document.querySelectorAll('ul, ol, dl').filter((list) => !(list.text.trim() || list.closest('[hidden]'))),
	),
);

testPages(
	'every page marks the link to itself or its section in header and menu',
	pages,
	({ route, language, document }) =>
		['body > header nav a', 'dialog nav a'].flatMap((place) => {
			const links = document.querySelectorAll(place);
			const wrong = links.filter((link) => {
				const href = link.getAttribute('href') ?? '';
				const isSection = href !== addressIn(language, '/') && route.startsWith(`${href}/`);
				return (
					link.getAttribute('aria-current') !== (href === route ? 'page' : isSection ? 'true' : undefined)
				);
			});
			return links.length > 0 ? draw(wrong) : `no links in ${place}`;
		}),
);
