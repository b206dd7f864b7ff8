import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company } from '../content.ts';
import { addressIn, allPages, languages, pages, readMeta } from './site.ts';

const path = '/embed/appointment-request';
/** The page of our own form in each language. */
const ours = allPages.filter((page) => page.path === path);
/** The form that a page frames: the provider's that the owner set, or our own. */
const provider = company.links?.formProvider;
/** What may be framed: the provider's page, and the sites that it leads to. */
const framed = provider ? [provider, ...(company.links.formSites ?? [])] : [];

test('a page frames and links only the form that is set, with the rights that it may have', () => {
	const framing = pages.filter(({ document }) => document.querySelector('#form'));
	expect(framing).not.toEqual([]);
	for (const { route, language, document } of framing) {
		const form = provider ?? addressIn(language, path);
		expect(document.querySelector('#form iframe')?.getAttribute('src'), route).toBe(form);
		const tab = document.querySelector(`#form a[href="${form}"]`);
		// What was typed so far goes along to our own form; a provider must not reach the page.
		expect(tab?.getAttribute('rel'), route).toBe(provider ? 'noopener noreferrer' : 'opener');
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const [, sources] = /frame-src ([^;]*)/.exec(policy?.getAttribute('content') ?? '') ?? [];
		expect(sources?.trim(), route).toBe(
			["'self'", ...new Set(framed.map((url) => new URL(url).origin))].join(' '),
		);
	}
});

test('what only a form needs that sends requests is in no other', () => {
	const endpoint = provider ? undefined : company.request?.endpoint;
	const [script = ''] = globSync('dist/assets/QuoteRequest.*.js');
	expect(readFileSync(script, 'utf8').includes('_gotcha')).toBe(Boolean(endpoint));
	expect(allPages.filter((page) => page.path === '/request-sent')).toHaveLength(endpoint ? ours.length : 0);
	for (const page of [...pages, ...ours]) {
		const { route, document } = page;
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const mayBeSent = page.path === path && endpoint ? ` ${new URL(endpoint).origin}` : '';
		for (const directive of ['connect-src', 'form-action'])
			expect(policy?.getAttribute('content'), route).toContain(`${directive} 'self'${mayBeSent};`);
	}
});

test.each(ours)(
	'our form at $route asks for a part of the day only if the company is open then',
	({ document }) => {
		const props = document.querySelector('astro-island')?.getAttribute('props') ?? '';
		// Astro writes each value with its kind before it.
		const [, parts] = JSON.parse(props).labels[1].parts;
		const { week } = company.hours;
		// Midnight is the end of the day, and the hours after it are no morning.
		const closesAfter = (time: string, closes: string) => closes === '00:00' || closes > time;
		expect('morning' in parts).toBe(
			week.some(({ opens, closes }) => opens < '12:00' && closesAfter('05:00', closes)),
		);
		expect('evening' in parts).toBe(week.some(({ closes }) => closesAfter('17:00', closes)));
	},
);

test('our form is there in every language of the site', () => {
	expect(ours.map(({ language }) => language)).toEqual(languages);
});

test.each(ours)('our form at $route is not indexed', (page) => {
	expect(readMeta(page, 'robots')).toContain('noindex');
	expect(page.document.querySelector('link[rel="canonical"]')).toBeNull();
});
