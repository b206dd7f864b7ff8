import { set, testCases, warned } from './testing/fixture.ts';

const site = '6d1f0a52-7c1b-4b1e-9a53-2f60c4f3b7de';
const count = (service: string, words = '{analytics}', more = {}) => [
	set('company.yaml', 'analytics', { service, site, ...more }),
	set('legal/terms.yaml', 'intro', words),
];

testCases([
	['a service that a legal page tells of', count('umami')],
	['a service by its name', count('umami', 'We count visits with Umami.')],
	[
		'a service that nobody is told of',
		count('umami', 'A policy.'),
		'analytics:',
		'without a word in content/legal',
		warned,
	],
	[
		'a service that a legal page denies',
		count('umami', 'We don’t use analytics. {analytics}'),
		'We don’t use',
		'Found: We don’t use analytics.\n',
		warned,
	],
	['what another service uses', count('fathom'), 'site:', 'which this service doesn’t use'],
	[
		'a server that a service can’t have',
		count('cloudflare', '{analytics}', { site: '0123456789abcdef0123456789abcdef', host: 'https://a.com' }),
		'host:',
		'although this service runs on its own servers only',
	],
	['a service that isn’t offered', count('google'), 'service:', 'Found: google'],
]);
