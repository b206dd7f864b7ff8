import { z } from 'astro/zod';
import { fillTokens } from '../../lib/tokens.ts';
import table from './analytics.json' with { type: 'json' };
import { choice, externalUrl, fact } from './field.ts';

/**
 * The services that count without cookies and personal data, each loaded as its `source` said in November 2026; one may know
 * sites in two ways. `{site}` stands for what it knows the site by, `{counter}` for the origin that it counts at, by default
 * that of its script, and `{event}` for what is counted. `globals` are what the script looks for, `call` is the function that
 * takes an event (there's none where only page views count), and `argument` what it takes if not the name.
 */
const services = table as readonly (Omit<(typeof table)[number], 'attributes'> & {
	attributes: Record<string, string>;
})[];

const findService = ({ service, site }: { service: string; site: string }) =>
	services.find((one) => one.id === service && new RegExp(one.site).test(site));

/** The service that counts visits. Without one, no page knows of it. */
export const analytics = z
	.strictObject({
		service: choice(
			services.map(({ id }) => id),
			(id) => services.filter((one) => one.id === id).map(({ name }) => name),
		).meta({
			title: 'the service that counts visits',
			why: 'Only services that need no cookies and no personal data can be chosen.',
			example: 'plausible',
		}),
		site: fact('what the service knows your site by', 'your-company.com').meta({
			why: 'Without it, nothing is counted. It’s in the code that the service gives you: the token (Cloudflare), the domain or “pa-…” (Plausible), data-website-id (Umami), the name before .goatcounter.com, data-site (Fathom).',
		}),
		/** Of a service that runs on a server of the owner's. */
		host: externalUrl('your own server of the service')
			.meta({ why: 'Its script is loaded from there.', example: 'https://stats.your-company.com' })
			.optional(),
	})
	.check(z.refine(findService, { path: ['site'], error: 'which this service doesn’t use' }))
	.meta({ title: 'counting visits', why: 'What your visitors read and press is then counted.' });

declare global {
	/** How visits are counted, or null. Replaced at build (astro.config.ts). */
	const COUNTING: NonNullable<ReturnType<typeof findAnalytics>>['counting'] | null;
}

/** How visits are counted; undefined if they aren't. */
export function findAnalytics({
	analytics: written,
	siteUrl,
	links,
}: {
	analytics?: z.infer<typeof analytics> | undefined;
	siteUrl: string;
	links: { booking?: string | undefined; workRequest?: string | undefined };
}) {
	const service = written && findService(written);
	if (!service) return undefined;
	const { name, script, attributes, globals, call, argument = '{event}' } = service;
	const { origin: host } = new URL(written.host ?? service.host);
	const { site } = written;
	const counter = fillTokens(written.host ? host : (service.counter ?? host), { site });
	/** What is handed over for an event. The owner sees its name at the service. */
	const tell = (event: string) => fillTokens(argument, { event });
	return {
		name,
		host,
		counter,
		/** What src/count-visits.ts needs to know. */
		counting: {
			/** The only site where visits count: no preview, and no computer of the owner's. */
			origin: new URL(siteUrl).origin,
			script: fillTokens(host + script, { site }),
			attributes: fillTokens(attributes, { site, counter }),
			globals,
			call,
			events: {
				call: tell('Call'),
				contact: tell('Chat or booking'),
				begin: tell('Form begun'),
				send: tell('Request sent'),
			},
			/** How links to a chat or a booking page begin. */
			contacts: ['https://wa.me/', 'sms:', links.booking, links.workRequest].filter(
				(link) => link !== undefined,
			),
		},
	};
}
