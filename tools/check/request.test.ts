import { expect, onTestFinished, test, vi } from 'vitest';
import { parseCompany } from '../../src/content/schema/company.ts';
import { checkLaunch } from './launch.ts';
import { type Change, checkAfter, reportAfter, set, testCases, warned } from './testing/fixture.ts';

const endpoint = 'https://api.web3forms.com/submit';
const access_key = '1e5f0a7c-93bd';

/** Makes the form send requests, with a legal page that says who receives them. */
const send = (request: object, named = 'Requests go to {requestService}.'): Change[] => [
	set('company.yaml', 'request', request),
	set('legal/terms.yaml', 'intro', named),
];

testCases([
	['a form service with everything', send({ endpoint, fields: { access_key }, photos: true })],
	['a form service by its name', send({ endpoint }, 'We use Web3Forms.')],
	['an empty group', set('company.yaml', 'request', {})],
	[
		'a form service that no legal page names',
		send({ endpoint }, 'We use a web host.'),
		'endpoint:',
		'Found: api.web3forms.com, which no legal page names\n',
		warned,
	],
	[
		'what a form service asks for, without the service',
		send({ fields: { access_key }, photos: true }, 'Web3Forms'),
		'request:',
		'Found: nothing, without which “fields” and “photos” do nothing\n  Why:   Without an endpoint, the form sends nothing itself.',
		'or delete “request”:\n         endpoint: "https://formspree.io/f/abcdwxyz"',
		warned,
	],
	[
		'a form service and the page of a provider',
		[...send({ endpoint }), set('company.yaml', 'links.formProvider', 'https://forms.blueheron.com/')],
		'endpoint:',
		`Found: ${endpoint}, although “links” has a “formProvider”`,
		warned,
	],
	[
		'the code of a form, in place of its address',
		send({ endpoint: '<form action="https://formspree.io/f/meqywvab" method="POST">' }, 'Formspree'),
		'endpoint:',
		'Only the address in it:\n         endpoint: "https://formspree.io/f/meqywvab"',
	],
	[
		'a name that the form fills in itself',
		send({ endpoint, fields: { email: 'us@blueheron.com' } }),
		'email: us@',
		'Found: “email”, which the form fills in itself\n',
		'Fix:   Delete this line.',
	],
	[
		'a key beside the fields',
		send({ endpoint, fields: { subject: 'Hi' }, access_key }),
		'access_key:',
		`put it under “fields”:\n         fields:\n           subject: "Hi"\n           access_key: "${access_key}"`,
	],
]);

test('two unknown names are reported together', async () => {
	const { lines } = await reportAfter(send({ endpont: endpoint, photo: true }, 'Web3Forms'));
	expect(lines).toEqual([`endpont: ${endpoint}`, 'photo: true']);
});

test('spaces around the address, a name and a value reach no form', async () => {
	const request = { endpoint: ` ${endpoint} `, fields: { ' access_key ': ` ${access_key} ` } };
	const { content, problems } = await checkAfter(send(request));
	expect(problems).toEqual([]);
	const company = content.sources.find(({ name }) => name === 'company');
	expect(parseCompany(company?.text ?? '').request).toMatchObject({ endpoint, fields: { access_key } });
});

test.each([
	['a key', endpoint, access_key, undefined],
	['a key of the documentation', endpoint, 'YOUR_ACCESS_KEY_HERE', 'YOUR_ACCESS_KEY_HERE'],
	['a key in braces', endpoint, '{your-access-key}', '{your-access-key}'],
	['the key of our example', endpoint, '0a1b2c3d-4e5f', '0a1b2c3d-4e5f'],
	['an address with braces', 'https://formspree.io/f/{form_id}', access_key, '{form_id}'],
	['the address of our example', 'https://formspree.io/f/abcdwxyz', access_key, 'abcdwxyz'],
])('the launch check looks at %s', async (_, address, key, found) => {
	const { content, problems } = await checkAfter(send({ endpoint: address, fields: { access_key: key } }));
	expect(problems).toEqual([]);
	const launch = await checkLaunch(content);
	const told = launch.filter(({ field }) => field === 'a made-up address or key of your form service');
	expect(told.map((problem) => problem.found)).toEqual(found ? [found] : []);
	expect(launch.map(({ field }) => field)).not.toContain('where requests are sent');
});

test('the launch check refuses an address for development', async () => {
	vi.stubEnv('REQUEST_ENDPOINT', 'http://localhost:4000');
	onTestFinished(() => {
		vi.unstubAllEnvs();
	});
	const { content } = await checkAfter([]);
	expect(await checkLaunch(content)).toContainEqual(
		expect.objectContaining({ severity: 'launch', found: 'http://localhost:4000' }),
	);
});
