import { checkShape } from './issues.ts';
import { type Change, company, testCases } from './testing/fixture.ts';

const endpoint = 'https://api.web3forms.com/submit';
const access_key = '1e5f0a7c-93bd';

/** Makes the form send requests. */
const send = (request: object): Change[] => [company('request', request)];

const site = '6d1f0a52-7c1b-4b1e-9a53-2f60c4f3b7de';
/** Counts visits. */
const count = (service: string): Change => company('analytics', { service, site });

testCases(checkShape, [
	['a form service with everything', send({ endpoint, fields: { access_key }, photos: true })],
	['an empty group', company('request', {})],
	['a name of the form itself', send({ endpoint, fields: { email: 'a' } }), 'fields:', 'line “email”'],
	['a service that counts visits', count('umami')],
	['what another service uses', count('fathom'), 'site:', 'which this service doesn’t use'],
	['a service that isn’t offered', count('google'), 'service:', 'Found: google'],
]);
