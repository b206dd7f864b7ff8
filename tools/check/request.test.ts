import { afterEach, expect, test, vi } from 'vitest';
import { checkRequestLaunch } from './request.ts';
import { type Change, checkAfter, set, testCases, warned } from './testing/fixture.ts';

const endpoint = 'https://api.web3forms.com/submit';
const access_key = '1e5f0a7c-93bd';
const form = 'https://forms.blueheron.com/';

/** Makes the form send requests, with a legal page that says who receives them. */
const send = (request: object, named = 'Requests go to {requestService}.'): Change[] => [
	set('company.yaml', 'request', request),
	set('legal/terms.yaml', 'intro', named),
];
const provider = (url: string) => set('company.yaml', 'links.formProvider', url);

testCases([
	['a form service with everything', send({ endpoint, fields: { access_key }, photos: true })],
	['a form service by its name', send({ endpoint }, 'We use Web3Forms.')],
	['an empty group', set('company.yaml', 'request', {})],
	['a service that nobody names', send({ endpoint }, 'We use a host.'), 'endpoint:', 'no legal page', warned],
	['a lone key', send({ fields: { access_key } }, 'Web3Forms'), 'request:', 'nothing, without', warned],
	['two forms at once', [...send({ endpoint }), provider(form)], 'endpoint:', 'has a “formProvider”', warned],
	['a name of the form itself', send({ endpoint, fields: { email: 'a' } }), 'fields:', 'line “email”'],
	[
		'a key beside the fields',
		send({ endpoint, fields: { subject: 'Hi' }, access_key }),
		'access_key:',
		`put it under “fields”:\n         fields:\n           subject: "Hi"\n           access_key: "${access_key}"`,
	],
]);

afterEach(() => {
	vi.unstubAllGlobals();
});
/** What keeps requests from arriving, where the provider's page answers like this. */
async function findAfter(changes: Change[], answer: () => unknown = () => ({ ok: true, url: form })) {
	vi.stubGlobal('fetch', async () => answer());
	const { content } = await checkAfter(changes);
	return (await checkRequestLaunch(content)).map(({ severity, found }) => `${severity}: ${found}`);
}

test.each([
	['a key', endpoint, access_key],
	['a key of the documentation', endpoint, 'YOUR_ACCESS_KEY_HERE', 'YOUR_ACCESS_KEY_HERE'],
	['a key in braces', endpoint, '{your-access-key}', '{your-access-key}'],
	['the key of our example', endpoint, '0a1b2c3d-4e5f', '0a1b2c3d-4e5f'],
	['an address with braces', 'https://formspree.io/f/{form_id}', access_key, '{form_id}'],
	['the address of our example', 'https://formspree.io/f/abcdwxyz', access_key, 'abcdwxyz'],
])('the launch check looks at %s', async (_, address, key, found?: string) => {
	const told = await findAfter(send({ endpoint: address, fields: { access_key: key } }));
	expect(told).toEqual(found ? [`launch: ${found}`] : []);
});

const refuse = () => {
	throw new TypeError('fetch failed');
};
const elsewhere = () => ({ ok: true, url: 'https://short.com/f' });
test.each<[name: string, changes: Change[], answer?: () => unknown, found?: string]>([
	['opens', [provider(form)]],
	['is gone', [provider(form)], () => ({ status: 404, url: form }), `launch: ${form}, which answers 404`],
	['doesn’t answer', [provider(form)], refuse, `warning: ${form}, which answers nothing`],
	['leads away', [provider(form)], elsewhere, `launch: ${form}, which leads to https://short.com`],
	['is named', [provider(form), set('company.yaml', 'links.formSites', ['https://short.com/'])], elsewhere],
])('the launch check opens the form provider’s page, which %s', async (_, changes, answer, found) => {
	expect(await findAfter(changes, answer)).toEqual(found ? [found] : []);
});
