import { expect, test } from 'vitest';
import { findAnalytics } from '../../src/content/schema/analytics.ts';
import { company, contentIn } from '../content.ts';
import { addressIn, allPages, pages } from './site.ts';

const path = '/embed/appointment-request';
/** The pages of our own form in each language: with no service chosen, and for each service one where it is. */
const ours = allPages.filter((page) => `${page.path}/`.startsWith(`${path}/`));
/** The form that a page frames: the provider's that the owner set, or our own. */
const provider = company.links?.formProvider;
/** What may be framed: the provider's page, and the sites that it leads to. */
const framed = provider ? [provider, ...(company.links.formSites ?? [])] : [];

test('a page frames and links only the form that is set, with the rights that it may have', () => {
	const framing = pages.filter(({ document }) => document.querySelector('#form'));
	expect(framing).not.toEqual([]);
	for (const page of framing) {
		const { route, language, document } = page;
		const [, service = ''] = /^\/services(\/.+)/.exec(page.path) ?? [];
		const form = provider ?? addressIn(language, path + service);
		expect(document.querySelector('#form iframe')?.getAttribute('src'), route).toBe(form);
		const tab = document.querySelector(`#form a[href="${form}"]`);
		// A provider must not reach the page.
		expect(tab?.getAttribute('rel'), route).toBe(provider && 'noopener noreferrer');
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const [, sources] = /frame-src ([^;]*)/.exec(policy?.getAttribute('content') ?? '') ?? [];
		expect(sources?.trim(), route).toBe(
			["'self'", ...new Set(framed.map((url) => new URL(url).origin))].join(' '),
		);
	}
});

test('only the page of a form that sends requests may reach its service', () => {
	const endpoint = provider ? undefined : company.request?.endpoint;
	const counter = company.analytics ? ` ${findAnalytics(company)?.counter}` : '';
	for (const page of [...pages, ...ours]) {
		const { route, document } = page;
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const service = ours.includes(page) && endpoint && new URL(endpoint).origin;
		const mayAsk = service ? ` ${service}` : '';
		for (const may of [`connect-src 'self'${counter}${mayAsk};`, "form-action 'self';"])
			expect(policy?.getAttribute('content'), route).toContain(may);
	}
});

test.each(ours)('our form at $route has the service of its page chosen, and is not indexed', (page) => {
	const { labels, services } = contentIn(page.language);
	const service = services.find(({ id }, _, { length }) => page.path === `${path}/${id}` || length === 1);
	const chosen = page.document.querySelectorAll('[name="services"][checked]');
	const isOnly = services.length === 1;
	expect(chosen.map((box) => box.getAttribute('value'))).toEqual(service && !isOnly ? [service.id] : []);
	// The only one is a fact.
	if (isOnly) {
		expect(page.document.querySelector('form')?.text).toContain(service?.card.shortName ?? service?.title);
		expect(page.document.querySelectorAll('[type="checkbox"][value]:not([aria-describedby])')).toEqual([]);
	}
	const { what, emergency } = labels.quoteForm.steps;
	expect(page.document.querySelector('h1')?.text).toContain(service?.emergency ? emergency : what);
	expect(page.document.querySelector('html')?.getAttribute('lang')).toMatch(page.language);
	expect(page.indexed).toBe(false);
	expect(page.document.querySelector('link[rel="canonical"]')).toBeNull();
});
