import { checkShape } from './issues.ts';
import { checkAnalytics } from './providers.ts';
import { type Change, company, set, testCases, warned } from './testing/fixture.ts';

const endpoint = 'https://api.web3forms.com/submit';
const access_key = '1e5f0a7c-93bd';

/** Makes the form send requests. */
const send = (request: object): Change[] => [company('request', request)];

const site = '6d1f0a52-7c1b-4b1e-9a53-2f60c4f3b7de';
const policy = 'legal/privacy-policy.yaml';
/** Counts visits, with a privacy policy that begins with these words. */
const count = (service: string, words = '{analytics}'): Change[] => [
	company('analytics', { service, site }),
	(content) => content.write(policy, content.read('legal/terms.yaml')),
	set(policy, 'metaTitle', 'Privacy'),
	set(policy, 'metaDescription', 'What we learn of you, said at the length that is needed here.'),
	set(policy, 'intro', words),
];

testCases(
	[checkShape, checkAnalytics],
	[
		['a form service with everything', send({ endpoint, fields: { access_key }, photos: true })],
		['an empty group', company('request', {})],
		['a name of the form itself', send({ endpoint, fields: { email: 'a' } }), 'fields:', 'line “email”'],
		['a service that the policy tells of', count('umami')],
		[
			'a service that nobody is told of',
			count('umami', 'A policy.'),
			'analytics:',
			'no legal page with {analytics}',
			warned,
		],
		['what another service uses', count('fathom'), 'site:', 'which this service doesn’t use'],
		['a service that isn’t offered', count('google'), 'service:', 'Found: google'],
	],
);
