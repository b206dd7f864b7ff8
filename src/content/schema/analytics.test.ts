import { expect, test } from 'vitest';
import { analytics, findAnalytics } from './analytics.ts';

const siteUrl = 'https://www.blueheron.com/';
const find = (written: object) =>
	findAnalytics({
		analytics: analytics.parse(written),
		siteUrl,
		links: { booking: 'https://book.blueheron.com/' },
	});

const id = '6d1f0a52-7c1b-4b1e-9a53-2f60c4f3b7de';
const token = '0123456789abcdef0123456789abcdef';
const own = 'https://stats.blueheron.com/';

test.each([
	[
		'cloudflare',
		token,
		undefined,
		'https://static.cloudflareinsights.com/beacon.min.js',
		{ 'data-cf-beacon': `{"token": "${token}"}` },
		'https://cloudflareinsights.com',
	],
	[
		'plausible',
		'blueheron.com',
		undefined,
		'https://plausible.io/js/script.js',
		{ 'data-domain': 'blueheron.com' },
		'https://plausible.io',
	],
	[
		'plausible',
		'pa-Ab_1',
		own,
		'https://stats.blueheron.com/js/pa-Ab_1.js',
		{},
		'https://stats.blueheron.com',
	],
	[
		'umami',
		id,
		undefined,
		'https://cloud.umami.is/script.js',
		{ 'data-website-id': id, 'data-exclude-search': 'true' },
		'https://gateway.umami.is',
	],
	[
		'umami',
		id,
		own,
		'https://stats.blueheron.com/script.js',
		{ 'data-website-id': id, 'data-exclude-search': 'true' },
		'https://stats.blueheron.com',
	],
	[
		'goatcounter',
		'heron',
		undefined,
		'https://gc.zgo.at/count.js',
		{ 'data-goatcounter': 'https://heron.goatcounter.com/count' },
		'https://heron.goatcounter.com',
	],
	[
		'goatcounter',
		'heron',
		own,
		'https://stats.blueheron.com/count.js',
		{ 'data-goatcounter': 'https://stats.blueheron.com/count' },
		'https://stats.blueheron.com',
	],
	[
		'fathom',
		'ABCDEFGH',
		undefined,
		'https://cdn.usefathom.com/script.js',
		{ 'data-site': 'ABCDEFGH' },
		'https://cdn.usefathom.com',
	],
])('%s is loaded as it asks to be: %s', (service, site, host, script, attributes, counter) => {
	expect(find({ service, site, host })).toMatchObject({
		host: new URL(script).origin,
		counter,
		counting: { origin: 'https://www.blueheron.com', script, attributes },
	});
});

test('each service is told of an event in its own way, and Cloudflare of none', () => {
	const told = [
		['plausible', 'pa-a'],
		['umami', id],
		['goatcounter', 'heron'],
		['fathom', 'ABCDEFGH'],
		['cloudflare', token],
	]
		.map(([service, site]) => find({ service, site })?.counting)
		.map((counting) => [counting?.call, counting?.events.call]);
	expect(told).toEqual([
		['plausible', 'Call'],
		['umami.track', 'Call'],
		['goatcounter.count', { path: 'Call', title: 'Call', event: true }],
		['fathom.trackEvent', 'Call'],
		[undefined, 'Call'],
	]);
});

test('without a service, nothing counts visits', () => {
	expect(findAnalytics({ siteUrl, links: {} })).toBeUndefined();
});
