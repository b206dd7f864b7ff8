import { expect, onTestFinished, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { parseCompany } from '../../src/content/schema/company.ts';
import { checkLaunch } from './launch.ts';
import { type Change, checkAfter, reportAfter, set, testCases, write } from './testing/fixture.ts';
import { searchWords } from './testing/small-content.ts';

const endpoint = 'https://api.web3forms.com/submit';
const access_key = '1e5f0a7c-93bd';

/** A privacy policy, which names these providers. */
const policy = (providers: string[], texts = ['We keep little.']) =>
	write(
		'legal/privacy-policy.yaml',
		stringify(
			{
				title: 'Privacy',
				...searchWords('privacy'),
				dateLabel: 'From',
				date: '2025-05-01',
				intro: 'What we keep.',
				sections: [
					...texts.map((text, index) => ({ title: `Data ${index}`, text })),
					{ title: 'Service providers', list: providers },
				],
			},
			{ lineWidth: 0 },
		),
	);
const send = (request: unknown, named = 'The form service {requestService}.'): Change[] => [
	set('company.yaml', 'request', request),
	policy([named]),
];

testCases([
	['a form service with everything', send({ endpoint, fields: { access_key }, photos: true })],
	['a form service by its name', send({ endpoint }, 'We use Web3Forms.')],
	['an empty group', set('company.yaml', 'request', {})],
	[
		'an address without https',
		send({ endpoint: 'formspree.io/f/meqywvab' }, 'Formspree'),
		'endpoint:',
		'Fix:   endpoint: "https://formspree.io/f/meqywvab"',
	],
	[
		'the code of a form, in place of its address',
		send({ endpoint: '<form action="https://formspree.io/f/meqywvab" method="POST">' }, 'Formspree'),
		'endpoint:',
		'Only the address in it:\n         endpoint: "https://formspree.io/f/meqywvab"',
	],
	[
		'what a form service asks for, without the service',
		send({ fields: { access_key }, photos: true }, 'Web3Forms'),
		'request:',
		'Found: nothing, although “fields” and “photos” need it\n  Why:   Without an endpoint, the form sends nothing itself.',
		'or delete “request”:\n         endpoint: "https://formspree.io/f/abcdwxyz"',
		'The site is still built.',
	],
	[
		'a form service and the page of a provider',
		[...send({ endpoint }), set('company.yaml', 'links.formProvider', 'https://forms.blueheron.com/')],
		'endpoint:',
		`Found: ${endpoint}, although “links” has a “formProvider”`,
		'The site is still built.',
	],
	[
		'no key',
		send({ endpoint, fields: { access_key: null } }),
		'access_key:',
		'Found: nothing after the colon\n',
		'Delete this line, or fill it in:\n         access_key: "',
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
	[
		'a policy that doesn’t name the service',
		send({ endpoint, photos: true }, 'The web host.'),
		'- title: Service providers',
		'the privacy policy\n  Found: no word about api.web3forms.com, which receives the requests\n',
		'- "The form service {requestService}. When you send the quote form, it receives what you entered and your photos and,',
		'The site is still built.',
	],
]);

test('two unknown names are reported together', async () => {
	const { lines } = await reportAfter(send({ endpont: endpoint, photo: true }, 'Web3Forms'));
	expect(lines).toEqual([`endpont: ${endpoint}`, 'photo: true']);
});

test('spaces around the address, a name and a value reach no form', async () => {
	const change = send({ endpoint: ` ${endpoint} `, fields: { ' access_key ': ` ${access_key} ` } });
	const { content, problems } = await checkAfter(change);
	expect(problems).toEqual([]);
	const company = content.sources.find(({ name }) => name === 'company');
	expect(parseCompany(company?.text ?? '').request).toEqual({
		endpoint,
		fields: { access_key },
		photos: false,
	});
});

const old = [
	'It stays there, even after you send the request, until you clear the form or close the tab. The form sends us nothing by itself. We get your request when you send it by text message or email, or paste the copied text into a message.',
	'The draft stays on your device, even after you send the request, until you clear the form or close the tab. We see it only if you send it by text message.',
];
test('sentences of a policy are named that the form makes wrong, each with one that is true', async () => {
	const sends = set('company.yaml', 'request', { endpoint });
	const { lines, problems } = await reportAfter([sends, policy(['{requestService}'], old)]);
	expect(problems.map(({ found }, index) => [lines[index]?.slice(6, 24), found.slice(0, 25)])).toEqual([
		['It stays there, ev', 'The form sends us nothing'],
		['It stays there, ev', 'We get your request when '],
		['It stays there, ev', 'It stays there, even afte'],
		['The draft stays on', 'The draft stays on your d'],
		['The draft stays on', 'We see it only if you sen'],
	]);
	const corrected = problems.map(({ write: sentence }) => sentence);
	expect((await checkAfter([sends, policy(['{requestService}'], corrected)])).problems).toEqual([]);
});

const yourKey = (fields: object, more: object = { endpoint }) => send({ ...more, fields });
test.each<[name: string, changes: Change[], found?: string]>([
	['a key', yourKey({ access_key, subject: 'Your request to {company}' })],
	['a key of the documentation', yourKey({ access_key: 'YOUR_ACCESS_KEY_HERE' }), 'YOUR_ACCESS_KEY_HERE'],
	['a key in braces', yourKey({ access_key: '{your-access-key}' }), '{your-access-key}'],
	['the key of our example', yourKey({ access_key: '0a1b2c3d-4e5f' }), '0a1b2c3d-4e5f'],
	[
		'an address with braces',
		send({ endpoint: 'https://formspree.io/f/{form_id}' }, 'Formspree'),
		'{form_id}',
	],
	[
		'the address of our example',
		send({ endpoint: 'https://formspree.io/f/abcdwxyz' }, 'Formspree'),
		'abcdwxyz',
	],
])('the launch check looks at %s', async (_, changes, found) => {
	const { content, problems } = await checkAfter(changes);
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
