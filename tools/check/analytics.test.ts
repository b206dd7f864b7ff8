import { type Change, set, testCases, warned } from './testing/fixture.ts';

const site = '6d1f0a52-7c1b-4b1e-9a53-2f60c4f3b7de';
const policy = 'legal/privacy-policy.yaml';
/** Counts visits, with a privacy policy that begins with these words. */
const count = (service: string, words = '{analytics}'): Change[] => [
	set('company.yaml', 'analytics', { service, site }),
	(content) => content.write(policy, content.read('legal/terms.yaml')),
	set(policy, 'metaTitle', 'Privacy'),
	set(policy, 'metaDescription', 'What we learn of you, said at the length that is needed here.'),
	set(policy, 'intro', words),
];

testCases([
	['a service that the policy tells of', count('umami')],
	['a service by its name', count('umami', 'We count visits with Umami.')],
	[
		'a service that nobody is told of',
		count('umami', 'A policy.'),
		'analytics:',
		`a word in content/${policy}`,
		warned,
	],
	['what another service uses', count('fathom'), 'site:', 'which this service doesn’t use'],
	['a service that isn’t offered', count('google'), 'service:', 'Found: google'],
]);
