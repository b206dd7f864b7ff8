import { expect, test } from 'vitest';
import { analytics, findAnalytics } from './analytics.ts';

const siteUrl = 'https://www.blueheron.com/';
const find = (written: object) =>
	findAnalytics({
		analytics: analytics.parse(written),
		siteUrl,
		links: { booking: 'https://book.blueheron.com/' },
	});

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
		'umami',
		'01234567-89ab-cdef-0123-456789abcdef',
		own,
		'https://stats.blueheron.com/script.js',
		{ 'data-website-id': '01234567-89ab-cdef-0123-456789abcdef' },
		'https://stats.blueheron.com',
	],
])(
	'what stands for the site and for where visits are counted is filled in: %s, %s',
	(service, site, host, script, attributes, counter) => {
		expect(find({ service, site, host })).toMatchObject({
			host: new URL(script).origin,
			counter,
			counting: { origin: 'https://www.blueheron.com', script, attributes },
		});
	},
);

test('without a service, nothing counts visits', () => {
	expect(findAnalytics({ siteUrl, links: {} })).toBeUndefined();
});
