import { z } from 'astro/zod';
import { fillTokens } from '../../lib/tokens.ts';
import table from './analytics.json' with { type: 'json' };
import { choice, externalUrl, fact } from './field.ts';

interface Service {
	name: string;
	/** What it knows a site by, as a pattern. {site} stands for that in the attributes of its script. */
	site: string;
	script: string;
	attributes: Record<string, string>;
	/** Where it counts, if not at the origin of its script. */
	counter?: string;
	/** The function that takes the name of an event. There's none where only page views count. */
	call?: string;
}

/** The services that count without cookies and personal data, each loaded as its `source` said in November 2026. */
const services: Record<string, Service> = table;

/** The service that counts visits. Without one, no page knows of it. */
export const analytics = z
	.strictObject({
		service: choice(Object.keys(services), (id) => [services[id]?.name ?? id]).meta({
			title: 'the service that counts visits',
			why: 'Only services that need no cookies and no personal data can be chosen.',
			example: 'plausible',
		}),
		site: fact('what the service knows your site by', 'your-company.com').meta({
			why: 'Without it, nothing is counted. It’s in the code that the service gives you: the token (Cloudflare), the domain (Plausible), data-website-id (Umami), data-site (Fathom).',
		}),
		/** Of a service that runs on a server of the owner's. */
		host: externalUrl('your own server of the service')
			.meta({ why: 'Its script is loaded from there.', example: 'https://stats.your-company.com' })
			.optional(),
	})
	.refine(({ service, site }) => new RegExp(services[service]?.site ?? '').test(site), {
		path: ['site'],
		error: 'which this service doesn’t use',
	})
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
	const service = written && services[written.service];
	if (!service) return undefined;
	const { name, attributes, call } = service;
	const script = new URL(new URL(service.script).pathname, written.host ?? service.script);
	return {
		name,
		host: script.origin,
		counter: (!written.host && service.counter) || script.origin,
		/** What src/count-visits.ts needs to know. */
		counting: {
			/** The only site where visits count: no preview, and no computer of the owner's. */
			origin: new URL(siteUrl).origin,
			script: script.href,
			attributes: fillTokens(attributes, { site: written.site }),
			call,
			/** How links to a chat or a booking page begin. */
			contacts: ['https://wa.me/', 'sms:', links.booking, links.workRequest].filter(
				(link) => link !== undefined,
			),
		},
	};
}
