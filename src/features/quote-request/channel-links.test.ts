import { expect, test } from 'vitest';
import { buildChannelLinks } from './channel-links.ts';
import { composeRequest, composeSubject } from './compose.ts';
import { complete, contacts, rules, words } from './fixture.ts';

const subject = composeSubject(complete, words);
const buildLinks = (notes: string) => {
	const text = composeRequest({ ...complete, notes }, words, rules);
	return { text, links: buildChannelLinks(text, subject, contacts) };
};

test('each channel carries the whole text to its own address', () => {
	const { text, links } = buildLinks('¿Sí? 50% & más 😀\nLine two #1');
	const encoded = encodeURIComponent(text);
	expect(links).toEqual([
		{ channel: 'whatsapp', fits: true, href: `https://wa.me/18135550101?text=${encoded}` },
		{ channel: 'sms', fits: true, href: `sms:+18135550100?&body=${encoded}` },
		{
			channel: 'email',
			fits: true,
			href: `mailto:hello@company.example?subject=${encodeURIComponent(subject)}&body=${encoded.replaceAll('%0A', '%0D%0A')}`,
		},
	]);
});

test('1,000 characters of notes fit into a chat and a text message', () => {
	const { links } = buildLinks('Two sofas and a long hallway. '.repeat(36).slice(0, 1000));
	expect(links.map(({ channel, fits }) => [channel, fits])).toEqual([
		['whatsapp', true],
		['sms', true],
		['email', true],
	]);
});

test('a text that is too long for a link opens an empty message instead of a cut one', () => {
	const { links } = buildLinks('😀'.repeat(1000));
	expect(links).toEqual([
		{ channel: 'whatsapp', fits: false, href: 'https://wa.me/18135550101' },
		{ channel: 'sms', fits: false, href: 'sms:+18135550100' },
		{
			channel: 'email',
			fits: false,
			href: `mailto:hello@company.example?subject=${encodeURIComponent(subject)}`,
		},
	]);
});
