import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { readFullPages } from './seo-site.ts';

/** The form that a page frames: the provider's that the owner set, or our own. */
const { links } = parse(readFileSync('content/company.yaml', 'utf8'));
const provider: string | undefined = links?.formProvider;
const form = provider ?? '/embed/appointment-request';

const pages = readFullPages().filter(({ document }) => document.querySelector('#form'));

describe.each(pages.map(({ route, document }) => [route, document] as const))('%s', (_route, document) => {
	test('frames the form that is set, and opens it in a tab with the rights that it may have', () => {
		expect(document.querySelector('#form iframe')?.getAttribute('src')).toBe(form);
		const tab = document.querySelector(`#form a[href="${form}"]`);
		// What was typed so far goes along to our own form; a provider must not reach the page.
		expect(tab?.getAttribute('rel')).toBe(provider ? 'noopener noreferrer' : 'opener');
	});

	test('allows frames of that form alone', () => {
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const sources = policy
			?.getAttribute('content')
			?.match(/frame-src ([^;]*)/)?.[1]
			?.trim();
		expect(sources).toBe(["'self'", ...(provider ? [new URL(provider).origin] : [])].join(' '));
	});
});

test('a visitor finds the form on some page', () => {
	expect(pages).not.toEqual([]);
});
