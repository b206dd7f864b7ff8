import { article, closing, type Slip, type Typed, testSlips, warned } from './testing/fixture.ts';

const tile = 'services/tile-grout';
const menu = 'navigation: header.1.href';
const choose = (list: string) => `Fix:   Choose from ${list}.yaml: `;
const gone = '\n         If it’s gone for good, take this out';
const redirect = (from: string, to = '/contact') => ({ redirects: [{ from, to }] });

// What points to something
testSlips([
	[{ [menu]: 'https://pay.other.com/bill?id=1', ...redirect('/old', '/testimonials?service=rugs#list') }],
	[{ [menu]: '/servics' }, 'Found: /servics, but there’s no such page\n', 'Fix:   href: "/services"\n'],
	[{ [menu]: '/x' }, 'Choose from /sitemap: /, /services, ', '/faq, /water-damage-help', gone],
	[{ [`${tile}: card.icon`]: 'windows' }, 'icon: windows', 'from lucide.dev/icons: app-window-mac, '],
	[{ [`${tile}: card.icon`]: 'garage' }, 'Choose from lucide.dev/icons.\n', 'that.\n\n1 problem'],
	[{ [`${tile}: card.icon`]: 'armchiar' }, 'Fix:   icon: "armchair"\n'],
	[{ [`${tile}: card.photo`]: 'living-rom' }, 'such photo\n', 'Fix:   photo: "living-room"\n'],
	[{ [`${article}: author`]: 'x' }, 'author: x', choose('team')],
	[{ 'company: hours.emergency': { text: 'Open', phone: 'x' } }, 'phone: x', 'phones: main, tampa, '],
	[
		{
			'reviews: 0.id': 'review-01',
			'reviews: 1.id': 'review-04',
			'pages/home: reviews.featured': ['review-01', 'review-02'],
		},
		'- review-02',
		`${choose('reviews')}review-01, review-04, third${gone}`,
	],
	[
		{
			reviews: Array.from({ length: 21 }, (_, index) => ({ id: `review-${index}` })),
			'pages/home: reviews.featured': ['x'],
		},
		'Choose from reviews.yaml: review-0, review-1, ',
	],
	[{ reviews: undefined, 'pages/home: reviews.featured': ['first'] }, '- first', 'has none yet.'],
	[
		{ 'faq: 0.service': { id: 'closet-cleaning', subject: 'leather' } },
		'id: closet',
		'Choose from services: ',
		'goes on in redirects.yaml',
	],
	[{ prices: [{ service: 'x', lines: [{ name: 'A chair' }] }] }, 'service: x', warned],
	...[{ [`${article}: draft`]: true }, { [`${article}: date`]: '2061-06-02' }].map(
		(change): Slip => [{ ...change, [closing]: '[odor](/blog/pet-odor-solutions).' }],
	),
]);

// What there may be once
const terms = 'legal/terms';
const own = (title: string) =>
	`---\ntitle: ${title}\ndescription: What a payment plan costs, and what we need from you to start one.\n---\n[Plans](#plans)\n`;
const lines = (...names: string[]) => [
	{ service: 'carpet-cleaning', lines: names.map((name) => ({ name })) },
];
const days = { datePosted: '2025-05-01', validThrough: '2026-05-01' };
const job = { title: 'A', location: 'tampa', employmentType: 'FULL_TIME', summary: 'A job.', ...days };
const same = 'metaDescription: A description that fits two pages, and that is long enough.';
const once = (text: string, file: string) =>
	`Found: ${text}, which is already used in content/${file}.yaml, line `;
testSlips([
	[
		{ 'gallery +': '- { id: sofa, title: A, before: lanai, after: porch, description: B }' },
		once('sofa', 'gallery'),
		'another “id:” or name.',
	],
	...['/rugs_(oriental)/caf%C3%A9', 'old.com/Rugs/'].map((from): Slip => [redirect(from)]),
	[redirect('/About-Us/')],
	[{ prices: [...lines('Room'), ...lines('Room')] }, 'service: carpet', 'Move the lines of this'],
	[{ prices: lines('A sq.', 'A sq') }, once('a-sq', 'prices')],
	[
		{ 'careers/carpet-cleaning-technician: identifier': 'A-1', 'careers/b': { ...job, identifier: 'A-1' } },
		once('A-1', 'careers/b'),
		'Give each job a reference number of its own.',
	],
	[{ 'pages/contact: metaTitle': 'The Page About' }, once('The Page About', 'pages/about')],
	[
		{ 'pages/faq / metaDescription': same, [`${terms} / metaDescription`]: same },
		'Write a description that fits this page only',
	],
	[{ 'extra/financing.md': own('Paying over time'), [menu]: '/financing' }],
	[{ 'extra/stain-guide.md': own('Stains') }, 'has the address /stain-guide\n'],
	[{ 'extra/terms.md': own('Ours') }, 'has the address /terms\n'],
]);

// Towns
const towns = (...list: unknown[]): Typed => ({ 'areas: 0.towns': list });
const at = (state: string, town: unknown): Typed => ({ 'areas: 0.state': state, ...towns(town) });
const unknown = 'but no ZIP code in Florida goes by that name\n';
testSlips([
	[towns({ name: 'Land O’ Lakes' })],
	[towns('Lakeland')],
	[towns('Lutz, FL', 'Brandon FL 33510')],
	[at('GA', 'Tampa, FL'), '- Tampa, FL', 'Tampa, FL, but no ZIP code in Georgia', 'another state needs'],
	[
		{ 'areas: 0.towns': 'Tampa, Lakelnd' },
		'towns: Tampa',
		`Found: Lakelnd, ${unknown}`,
		'Write Lakeland in its place.',
	],
	[towns({ name: 'Miramar' }), 'name: Miramar', unknown, 'Add its own ZIP codes'],
	[towns({ name: 'Miramar', zips: '33025, 33027' })],
	[{ 'areas: 0.counties': 'Pinelas, Pasco County' }, 'Found: Pinelas\n', 'No county of Florida', warned],
	[at('PR', { name: 'San Juan', zips: ['00901'] })],
	[at('PR', { name: 'Bayamón' }), 'name: Bayamón', 'no ZIP code in Puerto Rico', 'Add its own ZIP codes'],
	[at('KS', 'Kansas City')],
	[
		{
			'company: addresses': [],
			'pages/contact: locations.items': [],
			'careers/carpet-cleaning-technician': undefined,
		},
		'- title: Tampa Bay',
		'Choose one of: AK, AL,',
	],
]);

// Stains
const blot = { id: 'blot', name: 'Blot', text: 'Press a dry cloth on it.', contains: ['nothing'] };
const guide = (remedy: object): Typed => ({
	'pages/stain-guide': {},
	'stain-remedies': [{ ...blot, ...remedy }],
});
testSlips([
	[guide({ source: 'wool' }), 'source: wool', 'no such source'],
	[{ ...guide({ source: 'woolsafe', text: 'Use vinegar.' }), 'pages/stain-guide': 'hidden: yes' }],
	[{ 'stain-remedies': [blot] }, 'content/pages/stain-guide.yaml', 'although others are shown on this page'],
	[guide({ text: 'Don’t use vinegar. No use lejía. Acid-free soda.', contains: ['Nothing'] })],
	...['Dab white vinegar on it.', 'Ponga vinagre blanco.'].map(
		(text): Slip => [guide({ text }), 'contains', 'although the step names “vin', 'Add “acid”'],
	),
	...[undefined, []].map(
		(contains): Slip => [
			guide({ text: 'Use vinegar.', contains }),
			'Choose some of: damp, water,',
			'only what is listed here',
		],
	),
]);
