import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company, contentIn } from '../content.ts';
import { addressIn, allPages, languages, languagesOf, pages, readMeta } from './site.ts';

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
	expect(allPages.filter((page) => page.path === '/request-sent')).toHaveLength(
		endpoint ? languages.length : 0,
	);
	for (const page of [...pages, ...ours]) {
		const { route, document } = page;
		const policy = document.querySelector('meta[http-equiv="content-security-policy" i]');
		const mayBeSent = ours.includes(page) && endpoint ? ` ${new URL(endpoint).origin}` : '';
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

test('our form on a service’s page has that service chosen, and asks what happened if it is an emergency', () => {
	for (const language of languages) {
		const { labels, services } = contentIn(language);
		const { what, emergency } = labels.quoteForm.steps;
		const here = services.filter(({ id }) => languagesOf(`/services/${id}`).includes(language));
		const forms = [
			{ address: path, chosen: [], question: what },
			...here.map((service) => ({
				address: `${path}/${service.id}`,
				chosen: [service.id],
				question: service.emergency ? emergency : what,
			})),
		];
		const built = ours.filter((page) => page.language === language);
		expect(built.map((page) => page.path).sort()).toEqual(forms.map(({ address }) => address).sort());
		for (const { address, chosen, question } of forms) {
			const document = built.find((page) => page.path === address)?.document;
			const boxes = document?.querySelectorAll('[name="services"][checked]') ?? [];
			expect(
				boxes.map((box) => box.getAttribute('value')),
				address,
			).toEqual(chosen);
			expect(document?.querySelector('h1')?.text, address).toContain(question);
		}
	}
});

test.each(ours)('our form at $route is not indexed', (page) => {
	expect(readMeta(page, 'robots')).toContain('noindex');
	expect(page.document.querySelector('link[rel="canonical"]')).toBeNull();
});
