import { afterEach, expect, test, vi } from 'vitest';
import { checkLaunch, describeRequests } from './launch.ts';
import { answer, checkAfter, end, type Typed } from './testing/fixture.ts';

afterEach(() => {
	vi.unstubAllGlobals();
});
/** What the launch check says after changes, besides what the examples of the small content are told. */
async function findAfter(typed: Typed, answer?: () => unknown) {
	vi.stubGlobal('fetch', async () => answer?.());
	const ready = await checkLaunch((await checkAfter({})).content);
	const known = new Set(ready.map((problem) => JSON.stringify({ ...problem, line: 0 })));
	return (await checkLaunch((await checkAfter(typed)).content))
		.filter((problem) => !known.has(JSON.stringify({ ...problem, line: 0 })))
		.map(({ severity, field, found }) => `${severity}: ${field}: ${found}`);
}

const quote = { text: 'On time.', author: 'Finn G.', rating: 5, sample: true };
const invented = (name: string) => `launch: an invented review: ${name}`;
const madeUp = (found: string) => `launch: a made-up phone number, address or ZIP code: ${found}`;
const blank = (found: string) => `launch: an example in place of your own words: ${found}`;
const request = (endpoint: string, key = '1e5f0a7c-93bd') => ({
	'company: request': { endpoint, fields: { access_key: key } },
});
const web3forms = 'https://api.web3forms.com/submit';
const notYours = (found: string) => `launch: a made-up address or key of your form service: ${found}`;

test.each<[what: string, typed: Typed, ...told: string[]]>([
	['nothing of a content that is ready', {}],
	[
		'samples at any depth, and what is no longer one',
		{ 'company: sample': 'yes', 'team: 0.sample': true, 'gallery: 0.sample': 'no' },
		'launch: a sample: Blue Heron',
		'launch: a sample: marisol-reyes',
	],
	[
		'invented reviews, wherever they are quoted',
		{
			'reviews: 1.sample': true,
			'services/tile-grout: testimonials.0.sample': true,
			'gallery: 0.testimonial': 'We sat on it the same evening.',
			'gallery: 0.sample': true,
			'pages/quote: quotes.items': [quote],
		},
		...['second', 'sofa', 'Dora E.', 'Finn G.'].map(invented),
	],
	[
		'what is reserved for fiction, in the facts and in texts',
		{
			'company: phones.0.number': '(813) 555-0199',
			'company: email': 'hello@blueheron.example',
			'areas: 0.towns': [{ name: 'Miramar', zips: ['00000', '33025'] }],
			[answer]: 'Text 555-0123, (352) 555 0199 or 352.555.0110, or come to 100 Sample Street.',
			[end]: 'See [here](https://example.com/help).',
		},
		...[
			'(813) 555-0199',
			'hello@blueheron.example',
			'00000',
			'555-0123',
			'(352) 555 0199',
			'352.555.0110',
			'100 Sample Street',
		].map(madeUp),
		madeUp('[here](https://example.com/help'),
	],
	['nothing of a word in braces with “example” in its name', { [end]: 'Such as {form.example}.' }],
	[
		'the blanks of a new site and examples, which no link is',
		{
			[answer]: 'First paragraph.\n\nWrite to us@yourcompany.com.',
			'team: 0.title': '[Your town] and around',
			'team: 0.description': '[Your guide](/contact)',
		},
		blank('[Your town]'),
		blank('yourcompany.com'),
	],
	['nothing of a form service’s own key', request(web3forms)],
	...['YOUR_ACCESS_KEY_HERE', '{your-access-key}', '0a1b2c3d-4e5f'].map((key): [string, Typed, string] => [
		`a key that documentation has: ${key}`,
		request(web3forms, key),
		notYours(key),
	]),
	...['{form_id}', 'abcdwxyz'].map((id): [string, Typed, string] => [
		`an address that documentation has: ${id}`,
		request(`https://formspree.io/f/${id}`),
		notYours(id),
	]),
])('the launch check lists %s', async (_, typed, ...told) => {
	expect((await findAfter(typed)).toSorted()).toEqual(told.toSorted());
});

const form = 'https://forms.blueheron.com/';
const refuse = () => {
	throw new TypeError('fetch failed');
};
const elsewhere = () => ({ ok: true, url: 'https://short.com/f' });
const ownForm = { 'company: links.formProvider': form };
type Answer = [name: string, answer: () => unknown, severity?: string, found?: string];
test.each<Answer>([
	['opens', () => ({ ok: true, url: form })],
	...[403, 404, 429, 503].map(
		(status): Answer => [`answers ${status}`, () => ({ status, url: form }), 'warning', `answers ${status}`],
	),
	['doesn’t answer', refuse, 'warning', 'answers nothing'],
	['leads away', elsewhere, 'launch', 'leads to https://short.com'],
])('the launch check opens the form provider’s page, which %s', async (_, answer, severity, found) => {
	const told = `${severity}: the form on your provider’s site: ${form}, which ${found}`;
	expect(await findAfter(ownForm, answer)).toEqual(found ? [told] : []);
});

test('a form provider’s page may lead to a site that is named', async () => {
	const named = { ...ownForm, 'company: links.formSites': ['https://short.com/'] };
	expect(await findAfter(named, elsewhere)).toEqual([]);
});

test.each<[where: string, told: string, typed: Typed]>([
	['nowhere by itself', 'aren’t sent by the site itself', {}],
	['to a form service', 'go to your form service, api.web3forms.com,', request(web3forms)],
	[
		'to a provider, whose form is in the place of ours',
		'from forms.blueheron.com,',
		{ ...request(web3forms), ...ownForm },
	],
])('the launch check says that requests go %s', async (_, told, typed) => {
	const { content } = await checkAfter(typed);
	expect(describeRequests(content)).toContain(told);
});
