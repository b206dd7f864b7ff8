import { expect, test } from 'vitest';
import { formatLabel } from '../../lib/text.ts';
import { labels as interfaceLabels } from '../../words/testing/labels.ts';
import { composeMessage, composeSubject, listAnswers, toOriginal } from './message.ts';
import type { FormContext } from './query.ts';
import { blankRequest, type QuoteRequest } from './request.ts';
import { complete, context, labels, names } from './testing/request.ts';
import { listWays } from './ways.ts';

const compose = (request: QuoteRequest) => composeMessage(request, context);

test('the request reads line by line, as a person would write it', () => {
	const { request, choices } = labels;
	expect(
		compose({ ...complete, photos: true, consent: true, origin: 'van', notes: 'Two cats.\nRing twice.' }),
	).toBe(
		[
			`${request.title}: ${names.carpet}, ${names.leather}`,
			'',
			`${request.items}: 3 bedrooms`,
			`${request.place}: 33602 (Tampa)`,
			`${request.day}: Tuesday, November 24, 2026, ${choices.part.morning?.toLowerCase()}`,
			`${request.name}: Ana Núñez`,
			`${request.phone}: (813) 555-0142`,
			`${request.email}: ana@mail.example`,
			`${request.consent}: ${request.agreed}`,
			`${request.origin}: van`,
			`${request.notes}: Two cats.\nRing twice.`,
			'',
			request.photos,
			'',
			request.source,
		].join('\n'),
	);
});

test('empty answers are left out', () => {
	const { request } = labels;
	const least = { ...blankRequest, services: ['tile-grout'], place: 'Orlando', name: 'Ana', phone: '1' };
	const names = compose(least).match(/^[^:\n]+(?=: )/gm);
	expect(names).toEqual([request.title, request.place, request.day, request.name, request.phone]);
	expect(compose(least)).toContain(`${request.day}: ${request.anyDay}\n`);
});

test.for<[Partial<QuoteRequest>, string]>([
	[{ place: ' 33701 ' }, '33701 (St. Petersburg)'],
	[{ place: 'st petersburg' }, 'st petersburg'],
	[{ email: 'mailto:ana%2Bhome@mail.example?subject=A%20quote&cc=bo@mail.example' }, 'ana+home@mail.example'],
	[{ email: 'Correo electrónico: ana@mail.example' }, 'ana@mail.example'],
	[{ email: 'o’neil＠mail．example' }, "o'neil@mail.example"],
	[{ phone: '\u202a(813)\u00a0555-0142\u202c' }, '(813) 555-0142'],
	[{ phone: 'tel:+1-813-555-0142' }, '(813) 555-0142'],
	[{ phone: '+33 1 23 45 67 8' }, '+33 1 23 45 67 8'],
	[{ phone: 'apt 5, 813 555 014' }, 'apt 5, 813 555 014'],
	[{ phone: '(813) 555-0142 ext. 12 or 555-0199' }, '(813) 555-0142 ext. 12 or 555-0199'],
])('%o is written as “%s”', ([change, written]) =>
	expect(compose({ ...complete, ...change })).toContain(`: ${written}\n`),
);

test('quantities are in the text, with the estimate and the services that it leaves out, in their order', () => {
	const { request } = labels;
	const text = compose({
		...complete,
		services: ['carpet-cleaning', 'tile-grout', 'burst-pipe'],
		counts: { 'tile-grout/floor': '2', 'of another service': '9' },
	});
	const without = formatLabel(request.without, { names: `${names.carpet}, ${names.flood}` });
	expect(text).toContain(`\n${request.counts}: Floor: 2\n${request.price}: $200 to $400 (${without})\n`);
	expect(compose(complete)).not.toContain('$');
});

const sendingWords = interfaceLabels.quoteForm.sending;

const buildLinks = (notes: string) => {
	const request = { ...complete, notes };
	return {
		text: compose(request),
		subject: encodeURIComponent(composeSubject(request, context)),
		links: listWays(request, context),
	};
};

test('each channel carries the whole text to its own address', () => {
	const { text, subject, links } = buildLinks('¿Sí? 50% & más 😀\nLine two #1');
	const encoded = encodeURIComponent(text);
	const email = `mailto:hello@company.example?subject=${subject}&body=${encoded.replaceAll('%0A', '%0D%0A')}`;
	expect(links).toEqual([
		{ name: 'whatsapp', fits: true, href: `https://wa.me/18135550101?text=${encoded}` },
		{ name: 'sms', fits: true, href: `sms:+18135550100?&body=${encoded}` },
		{ name: 'email', fits: true, href: email },
		{ name: 'copy' },
		{ name: 'call', href: 'tel:+18135550100' },
	]);
});

test('the ways are those of the company, its form service first and the phone last', () => {
	const contacts = { ...context.contacts, whatsapp: undefined };
	const sending = { endpoint: 'https://forms.example', fields: {}, photos: false, labels: sendingWords };
	const list = (own: Partial<FormContext>) =>
		listWays(complete, { ...context, ...own }).map(({ name }) => name);
	expect(list({ contacts })).toEqual(['sms', 'email', 'copy', 'call']);
	expect(list({ sending })).toEqual(['service', 'whatsapp', 'sms', 'email', 'copy', 'call']);
});

test('in an emergency, the way to call is the line that answers', () => {
	const request = { ...complete, services: ['carpet-cleaning', 'burst-pipe'] };
	expect(listWays(request, context).at(-1)).toEqual({ name: 'call', href: 'tel:+18135550199' });
});

const spanish: FormContext = {
	...context,
	labels: {
		...labels,
		language: 'Idioma',
		locale: 'es-US',
		request: { ...labels.request, title: 'Cotización', day: 'Cuándo', name: 'Nombre' },
		choices: { ...labels.choices, part: { ...labels.choices.part, morning: 'Por la mañana' } },
	},
	services: context.services.map((service) => ({ ...service, name: `${service.name} (es)` })),
	language: 'es',
	original: { labels: { ...labels, language: 'Language' }, services: context.services, sending: undefined },
};

test('a request from a Spanish page says so, and has names and choices in English behind the Spanish ones', () => {
	const { request } = labels;
	expect(composeMessage(complete, spanish).split('\n').slice(0, 7)).toEqual([
		`Cotización: Carpet (es), Leather (es) / ${request.title}: Carpet, Leather`,
		'',
		`${request.items}: 3 bedrooms`,
		`${request.place}: 33602 (Tampa)`,
		`Cuándo / ${request.day}: martes, 24 de noviembre de 2026, por la mañana / Tuesday, November 24, 2026, morning`,
		`Nombre / ${request.name}: Ana Núñez`,
		`${request.phone}: (813) 555-0142`,
	]);
	expect(composeMessage(complete, spanish)).toContain('\nIdioma / Language: español / Spanish\n');
	// What the visitor alone reads has no English.
	expect(composeMessage(complete, spanish, spanish)).toContain('\nNombre: Ana Núñez\n');
	// A form service gets the same fields from both languages.
	const sent = listAnswers(complete, toOriginal(spanish));
	expect(sent).toEqual([
		...listAnswers(complete, context),
		{ key: 'language', name: 'Language', value: 'Spanish' },
	]);
});

test('an answer that only one language has moves no other one', () => {
	const counted = { ...complete, counts: { 'carpet-cleaning/room': '3' } };
	const services = spanish.services.map((service) => ({ ...service, lines: [] }));
	const lines = composeMessage(counted, { ...spanish, services }).split('\n');
	expect(lines).toContain(`${labels.request.counts}: Room: 3`);
	expect(lines).toContain(`Nombre / ${labels.request.name}: Ana Núñez`);
});

test('a request that is too long for a link in both languages goes in English alone', () => {
	const notes = 'Two sofas. '.repeat(100);
	const links = listWays({ ...complete, notes }, spanish);
	const email = decodeURIComponent(links.find(({ name }) => name === 'email')?.href ?? '');
	expect(email).toContain(`${labels.request.day}: Tuesday`);
	expect(email).toContain('Language: Spanish');
	expect(email).not.toContain('Cuándo');
	const whatsapp = links.find(({ name }) => name === 'whatsapp');
	expect(decodeURIComponent(whatsapp?.href ?? '')).toContain('Tuesday, November 24');
});
