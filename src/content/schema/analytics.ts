import { z } from 'astro/zod';
import { fillTokens } from '../../lib/tokens.ts';
import { externalUrl, fact } from './field.ts';

/** A way to load a service. In its texts, {site} is what it knows the site by, {counter} where it counts, {event} what. */
interface Service {
	/** The name in company.yaml, and the one that people know. */
	id: string;
	name: string;
	site: RegExp;
	host: string;
	/** The origin that counts are sent to, if not the script's. */
	counter?: string;
	/** Whether it may run on a server of the owner's. */
	isPortable?: boolean;
	script: string;
	attributes: Record<string, string>;
	/** What its script looks for on the page. */
	globals?: Record<string, object>;
	/** The function that takes an event; none if the service knows page views only. */
	call?: string;
	/** What that function takes, if not the name of the event alone. */
	argument?: object;
}

/**
 * The services that count without cookies and personal data, as their documentation says they are loaded (November 2026):
 * https://developers.cloudflare.com/web-analytics/get-started/, https://plausible.io/docs/plausible-script,
 * https://umami.is/docs/tracker-configuration, https://www.goatcounter.com/help/csp, https://usefathom.com/support/tracking-advanced
 */
const services: readonly Service[] = [
	{
		id: 'cloudflare',
		name: 'Cloudflare Web Analytics',
		site: /^[0-9a-f]{32}$/,
		host: 'https://static.cloudflareinsights.com',
		counter: 'https://cloudflareinsights.com',
		script: '/beacon.min.js',
		attributes: { 'data-cf-beacon': '{"token": "{site}"}' },
	},
	{
		id: 'plausible',
		name: 'Plausible',
		site: /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/,
		host: 'https://plausible.io',
		isPortable: true,
		script: '/js/script.js',
		attributes: { 'data-domain': '{site}' },
		call: 'plausible',
	},
	{
		id: 'plausible',
		name: 'Plausible',
		site: /^pa-[\w-]+$/,
		host: 'https://plausible.io',
		isPortable: true,
		script: '/js/{site}.js',
		attributes: {},
		// As after plausible.init(): without it, this script waits.
		globals: { plausible: { o: {} } },
		call: 'plausible',
	},
	{
		id: 'umami',
		name: 'Umami',
		site: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/,
		host: 'https://cloud.umami.is',
		counter: 'https://gateway.umami.is',
		isPortable: true,
		script: '/script.js',
		// Without script, a search puts what was typed into the address.
		attributes: { 'data-website-id': '{site}', 'data-exclude-search': 'true' },
		call: 'umami.track',
	},
	{
		id: 'goatcounter',
		name: 'GoatCounter',
		site: /^[a-z0-9-]+$/,
		host: 'https://gc.zgo.at',
		counter: 'https://{site}.goatcounter.com',
		isPortable: true,
		script: '/count.js',
		attributes: { 'data-goatcounter': '{counter}/count' },
		call: 'goatcounter.count',
		argument: { path: '{event}', title: '{event}', event: true },
	},
	{
		id: 'fathom',
		name: 'Fathom',
		site: /^[A-Z]{6,12}$/,
		host: 'https://cdn.usefathom.com',
		script: '/script.js',
		attributes: { 'data-site': '{site}' },
		call: 'fathom.trackEvent',
	},
];

const findService = (id: string, site: string) =>
	services.find((service) => service.id === id && service.site.test(site));

/** The service that counts visits. Without it, nothing is counted and no page knows of it. */
export const analytics = z
	.strictObject({
		service: z.enum(services.map(({ id }) => id)).meta({
			title: 'the service that counts visits',
			why: 'Only services that need no cookies and no personal data can be chosen.',
			example: 'plausible',
		}),
		site: fact('what the service knows your site by', 'your-company.com').meta({
			why: 'Without it, nothing is counted. It’s in the piece of code that the service gives you: the token (Cloudflare), the domain or “pa-…” (Plausible), data-website-id (Umami), the name before .goatcounter.com, data-site (Fathom).',
		}),
		host: externalUrl('the service on your own server')
			.meta({ why: 'Its script is loaded from there.', example: 'https://stats.your-company.com' })
			.optional(),
	})
	.check(
		z.refine(({ service, site }) => findService(service, site) !== undefined, {
			path: ['site'],
			error: 'which this service doesn’t use',
		}),
		z.refine(
			({ service, host }) => !host || services.some(({ id, isPortable }) => id === service && isPortable),
			{
				path: ['host'],
				error: 'although this service runs on its own servers only',
				params: { write: 'Delete this line.' },
			},
		),
	)
	.meta({ title: 'counting visits', why: 'What your visitors read and press is then counted.' });

/** What is counted besides page views, by the names that the owner sees at the service. */
const events = {
	call: 'Call',
	contact: 'Chat or booking',
	begin: 'Form begun',
	send: 'Request sent',
} as const;

/** What the script of a page needs to know (src/count-visits.ts). */
interface Counting {
	/** The only site where visits count: no preview, and no computer of the owner's. */
	origin: string;
	script: string;
	attributes: Record<string, string>;
	globals: Record<string, object>;
	call: string | undefined;
	/** What is handed over for each event. */
	events: Record<keyof typeof events, unknown>;
	/** How links to a chat or a booking page begin. */
	contacts: string[];
}

declare global {
	/** How visits are counted, or null. Replaced at build (astro.config.ts). */
	const COUNTING: Counting | null;
}

interface Facts {
	analytics?: z.infer<typeof analytics> | undefined;
	siteUrl: string;
	links: { booking?: string | undefined; workRequest?: string | undefined };
}

/** How visits are counted; undefined if they aren't. */
export function findAnalytics({ analytics: written, siteUrl, links }: Facts) {
	const service = written && findService(written.service, written.site);
	if (!service) return undefined;
	const own = written.host && new URL(written.host).origin;
	const { site } = written;
	const { name, script, attributes, globals = {}, call, argument = '{event}' } = service;
	const host = own ?? service.host;
	const counter = fillTokens(own ?? service.counter ?? host, { site });
	const tokens = { site, counter };
	return {
		name,
		host,
		counter,
		knowsEvents: call !== undefined,
		counting: {
			origin: new URL(siteUrl).origin,
			script: fillTokens(host + script, tokens),
			attributes: fillTokens(attributes, tokens),
			globals,
			call,
			events: Object.fromEntries(
				Object.entries(events).map(([key, event]) => [key, fillTokens(argument, { event })]),
			) as Counting['events'],
			contacts: ['https://wa.me/', 'sms:', links.booking, links.workRequest].filter(
				(one) => one !== undefined,
			),
		} satisfies Counting,
	};
}
