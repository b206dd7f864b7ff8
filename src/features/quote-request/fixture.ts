import interfaceLabels from '../../../content/labels.en.json' with { type: 'json' };
import { fillTokens } from '../../lib/tokens.ts';
import type { QuoteRequestProps } from './QuoteRequest.island.tsx';
import { blankRequest, type QuoteRequest } from './request.ts';
import type { RuleContext } from './rules.ts';

export const contacts = {
	phone: '(813) 555-0100',
	whatsapp: '(813) 555-0101',
	email: 'hello@company.example',
};

/** The real labels, so that no test fails when a word changes. */
const form = fillTokens(interfaceLabels.quoteForm, { ...contacts, company: 'Palmetto' });
export const labels: QuoteRequestProps['labels'] = {
	...form,
	locale: 'en-US',
	emergencies: ['burst-pipe'],
	preparations: { 'leather-cleaning': '/services/leather-cleaning#preparation' },
	services: {
		'carpet-cleaning': 'Carpet',
		'leather-cleaning': 'Leather',
		'tile-grout': 'Tile and grout',
		'burst-pipe': 'Flood or leak',
	},
};

/** A small Florida: four towns with their local numbers, and the prefixes around them. */
export const rules: RuleContext = {
	area: {
		towns: [
			{ name: 'Tampa', phone: '(813) 555-0142', zips: ['33602', '33647'] },
			{ name: 'St. Petersburg', phone: '(813) 555-0142', zips: ['33701'] },
			{ name: 'Clearwater', phone: '(813) 555-0142', zips: ['33755'] },
			{ name: 'Fort Lauderdale', phone: '(305) 555-0187', zips: ['33301'] },
		],
		floridaPrefixes: ['322', '333', '336', '337'],
	},
	prices: [
		{
			service: 'carpet-cleaning',
			minimum: 150,
			sample: true,
			lines: [
				{ id: 'carpet-cleaning/room', name: 'Room', price: { unit: 'room', from: 50, to: 75 } },
				{ id: 'carpet-cleaning/stairs', name: 'Stairs', price: { unit: 'step', from: 3, to: 5 } },
			],
		},
		{ service: 'burst-pipe', lines: [{ id: 'burst-pipe/drying', name: 'Drying' }] },
	],
	openDays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
};

export const props: QuoteRequestProps = {
	labels,
	rules,
	contacts,
	newTab: '(opens in a new tab)',
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
