import { globSync } from 'node:fs';
import { afterEach, expect, test, vi } from 'vitest';
import { checkLaunch, describeRequests } from './launch.ts';
import { addText, answer, type Change, checkAfter, company, set, tile, write } from './testing/fixture.ts';

/** Makes the content look as if the owner had replaced every sample. */
const replaceSamples: Change = (content) => {
	for (const file of globSync('**/*.{yaml,md}', { cwd: content.directory }))
		content.write(file, content.read(file).replaceAll(/\bsample: true/g, 'sample: false'));
	const facts = content.read('company.yaml');
	content.write('company.yaml', facts.replaceAll('.example', '.com').replaceAll('555-01', '621-01'));
};

afterEach(() => {
	vi.unstubAllGlobals();
});
/** What the launch check says after changes, besides what the small content itself has: examples, and small photos. */
async function findAfter(changes: Change[], answer?: () => unknown) {
	vi.stubGlobal('fetch', async () => answer?.());
	const { content } = await checkAfter([replaceSamples, ...changes]);
	return (await checkLaunch(content))
		.filter(({ field }) => !/1600 pixels|an example|name of the sample/.test(field))
		.map(({ severity, field, found }) => `${severity}: ${field}: ${found}`);
}

const quote = { text: 'On time.', author: 'Finn G.', rating: 5, sample: true };
const invented = (name: string) => `launch: an invented review: ${name}`;
const madeUp = (found: string) => `launch: a made-up phone number, address or ZIP code: ${found}`;
const request = (endpoint: string, key = '1e5f0a7c-93bd') =>
	company('request', { endpoint, fields: { access_key: key } });
const web3forms = 'https://api.web3forms.com/submit';
const notYours = (found: string) => `launch: a made-up address or key of your form service: ${found}`;

test.each<[what: string, changes: Change[], ...told: string[]]>([
	['nothing of a content that is ready', []],
	[
		'samples at any depth',
		[company('sample', 'yes'), set('team.yaml', '0.sample', true)],
		'launch: a sample: Blue Heron',
		'launch: a sample: marisol-reyes',
	],
	[
		'invented reviews, wherever they are quoted',
		[
			set('reviews.yaml', '1.sample', true),
			set(tile, 'testimonials.0.sample', true),
			set('gallery.yaml', '0.testimonial', 'We sat on it the same evening.'),
			set('gallery.yaml', '0.sample', true),
			set('pages/quote.yaml', 'quotes.items', [quote]),
		],
		...['second', 'sofa', 'Dora E.', 'Finn G.'].map(invented),
	],
	[
		'what is reserved for fiction, in the facts and in texts',
		[
			company('phones.0.number', '(813) 555-0100'),
			company('email', 'hello@blueheron.example'),
			set('areas.yaml', '0.towns', [{ name: 'Miramar', zips: ['00000', '33025'] }]),
			answer('Text 555-0123, (352) 555 0199 or 352.555.0110, or come to 100 Sample Street.'),
			addText('See [here](https://example.com/help).'),
		],
		...[
			'(813) 555-0100',
			'hello@blueheron.example',
			'00000',
			'555-0123',
			'(352) 555 0199',
			'352.555.0110',
			'100 Sample Street',
		].map(madeUp),
		madeUp('[here](https://example.com/help'),
	],
	['nothing of a word in braces with “example” in its name', [addText('Such as {form.example}.')]],
	['nothing of a form service’s own key', [request(web3forms)]],
	...['YOUR_ACCESS_KEY_HERE', '{your-access-key}', '0a1b2c3d-4e5f'].map((key): [string, Change[], string] => [
		`a key that documentation has: ${key}`,
		[request(web3forms, key)],
		notYours(key),
	]),
	...['{form_id}', 'abcdwxyz'].map((id): [string, Change[], string] => [
		`an address that documentation has: ${id}`,
		[request(`https://formspree.io/f/${id}`)],
		notYours(id),
	]),
])('the launch check lists %s', async (_, changes, ...told) => {
	expect(await findAfter(changes)).toEqual(told);
});

test('the launch check lists photos that are too small to look sharp, but no portraits', async () => {
	const { content } = await checkAfter([replaceSamples, set('team.yaml', '0.photo', 'porch')]);
	const small = (await checkLaunch(content)).filter(({ field }) => field === 'a photo under 1600 pixels');
	expect(small.map(({ found }) => found)).toEqual(
		['living-room', 'lanai'].map((id) => `${id}, 400 × 320 pixels`),
	);
});

const form = 'https://forms.blueheron.com/';
const refuse = () => {
	throw new TypeError('fetch failed');
};
const elsewhere = () => ({ ok: true, url: 'https://short.com/f' });
const ownForm = company('links.formProvider', form);
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
	expect(await findAfter([ownForm], answer)).toEqual(found ? [told] : []);
});

test.each<[where: string, told: string, ...changes: Change[]]>([
	['nowhere by itself', 'aren’t sent by the site itself'],
	['to a form service', 'go to your form service, api.web3forms.com,', request(web3forms)],
	[
		'to a provider, whose form is in the place of ours',
		'from forms.blueheron.com,',
		request(web3forms),
		ownForm,
	],
])('the launch check says that requests go %s', async (_, told, ...changes) => {
	const { content } = await checkAfter(changes);
	expect(describeRequests(content)).toContain(told);
});

test('a form provider’s page may lead to a site that is named', async () => {
	const named = company('links.formSites', ['https://short.com/']);
	expect(await findAfter([ownForm, named], elsewhere)).toEqual([]);
});

test.each<[name: string, text: string, lost: string, ...changes: Change[]]>([
	['lines', 'https://www.old.com/\n/faq/\n/about-us.html\nwww.old.com/rugs\n/rugs/', '/rugs'],
	[
		'a sitemap',
		`<?xml version="1.0"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
		<url><loc>https://www.old.com/Rugs.html</loc><image:loc>https://www.old.com/a.JPG</image:loc></url>
		<url><loc><![CDATA[https://www.old.com/team/]]></loc></url><url><loc>https://www.old.com/rugs.html</loc></url></urlset>`,
		'/team',
		write('redirects.yaml', '- { from: https://www.old.com/Rugs.html, to: /faq }\n'),
	],
	[
		'nothing that is lost',
		'https://www.old.com/contact/?from=ad\n/faq/index.html\nhttps://www.old.com/sitemap.xml',
		'',
	],
])(
	'the launch check lists addresses of an old site that lead nowhere: %s',
	async (_, text, lost, ...changes) => {
		const told = await findAfter([...changes, write('old-addresses.txt', text)]);
		expect(told).toEqual(lost ? [`warning: 1 address of your old site: ${lost}`] : []);
	},
);
