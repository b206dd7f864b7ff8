import { weekdays } from '../../../content/schema/yearly.ts';
import { fillTokens } from '../../../lib/tokens.ts';
import { labels as interfaceLabels } from '../../../words/testing/labels.ts';
import type { FormContext } from '../query.ts';
import { blankRequest, type QuoteRequest } from '../request.ts';

const contacts = {
	phone: '(813) 555-0100',
	emergencyPhone: '(813) 555-0199',
	whatsapp: '(813) 555-0101',
	email: 'hello@company.example',
};

const tokens = { ...contacts, company: 'Palmetto', state: 'Florida', states: 'Florida' };
const words = fillTokens(interfaceLabels.quoteForm, tokens);
const { near, elsewhere } = fillTokens(interfaceLabels.coverage, tokens);

/** The real labels, so that no test fails when a word changes. */
export const labels: FormContext['labels'] = {
	...words,
	place: { ...words.place, otherState: words.place.otherState.one, near, elsewhere },
	locale: 'en-US',
	newTab: '(opens in a new tab)',
	water: 'Water in the house? Call now.',
};

/** Names of the services. */
export const names = { carpet: 'Carpet', leather: 'Leather', tile: 'Tile and grout', flood: 'Flood or leak' };

/** A service that is no emergency, without a preparation and prices. */
const plain = {
	isEmergency: false,
	preparation: undefined,
	lines: [],
	minimum: undefined,
	hasSamplePrices: false,
};

export const context: FormContext = {
	labels,
	contacts,
	services: [
		{
			...plain,
			id: 'carpet-cleaning',
			name: names.carpet,
			lines: [
				{ id: 'carpet-cleaning/room', name: 'Room', unit: 'room', from: 50, to: 75 },
				{ id: 'carpet-cleaning/stairs', name: 'Stairs', unit: 'step', from: 3, to: 5 },
			],
			minimum: 150,
			hasSamplePrices: true,
		},
		{ ...plain, id: 'leather-cleaning', name: names.leather, preparation: '/leather#preparation' },
		{
			...plain,
			id: 'tile-grout',
			name: names.tile,
			lines: [{ id: 'tile-grout/floor', name: 'Floor', unit: 'floor', from: 100, to: 200 }],
		},
		{ ...plain, id: 'burst-pipe', name: names.flood, isEmergency: true },
	],
	coverage: '/service-area.json',
	places: {
		towns: [
			{ name: 'Tampa', state: 'FL', phone: '(813) 555-0142', zips: '33602 33647', near: '33549|lutz' },
			{ name: 'St. Petersburg', state: 'FL', phone: '(813) 555-0142', zips: '33701' },
			{ name: 'Clearwater', state: 'FL', phone: '(813) 555-0142', zips: '33755' },
			{ name: 'Fort Lauderdale', state: 'FL', phone: '(305) 555-0187', zips: '33301' },
		],
		states: {
			zip: '32|33|34',
			ours: { FL: 'fl|florida' },
			others: 'CA|California',
			country: 'usa',
			far: 'orlando',
		},
	},
	policies: [{ label: 'Privacy', href: '/privacy' }],
	hours: {
		timeZone: 'America/New_York',
		week: [{ days: weekdays.slice(0, 6), opens: '08:00', closes: '17:00' }],
		special: [{ from: '2026-11-26', to: '2026-11-27', opens: '', closes: '' }],
	},
};

/** A request without errors. */
export const complete: QuoteRequest = {
	...blankRequest,
	services: ['carpet-cleaning', 'leather-cleaning'],
	items: '3 bedrooms',
	place: '33602',
	day: '2026-11-24',
	part: 'morning',
	name: 'Ana Núñez',
	phone: '813.555.0142',
	email: 'ana@mail.example',
};

/** What `complete` reads as, with answers that are asked further on, each behind its name. */
export const writeComplete = (...more: [name: string, answer: string][]): string =>
	[
		`${words.request.title}: ${names.carpet}, ${names.leather}`,
		'',
		`${words.request.items}: 3 bedrooms`,
		`${words.request.place}: 33602 (Tampa)`,
		`${words.request.day}: Tuesday, November 24, 2026, ${words.choices.part.morning?.toLowerCase()}`,
		`${words.request.name}: Ana Núñez`,
		`${words.request.phone}: (813) 555-0142`,
		`${words.request.email}: ana@mail.example`,
		...more.map(([name, answer]) => `${name}: ${answer}`),
		'',
		words.request.source,
	].join('\n');
