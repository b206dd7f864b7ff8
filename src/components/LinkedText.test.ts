import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { renderIn } from '../content/language.ts';
import { Link } from './Link.tsx';
import { LinkedText } from './LinkedText.tsx';

const draw = (text: string, ...pages: string[]) =>
	renderIn({ language: 'en', pages: new Map([['en', new Set(pages)]]) }, () =>
		renderToStaticMarkup(createElement(LinkedText, { text })),
	);

test('a link to a page that is not there is its words', () => {
	expect(draw('[May](/blog/may#a) or [June](/blog/june)', '/blog', '/blog/june')).toBe(
		'May or <a href="/blog/june">June</a>',
	);
});

test('a link to a page whose place another one takes leads there', () => {
	expect(draw('[All](/services), [a quote](/quote)', '/services/rugs', '/services/404')).toBe(
		'<a href="/services/rugs">All</a>, <a href="/contact#form">a quote</a>',
	);
});

test('a link to a page that is in the content’s language alone says so in one piece', () => {
	const html = renderIn({ language: 'es', pages: new Map([['en', new Set(['/privacy'])]]) }, () =>
		renderToStaticMarkup(createElement(Link, { href: '/privacy', lang: 'en' }, 'Privacy')),
	);
	expect(html).toContain('<span><span lang="en">Privacy</span> (en inglés)</span></a>');
});
