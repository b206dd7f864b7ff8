import { expect, test } from 'vitest';
import { composeRequest, composeSubject } from './compose.ts';
import { complete, contacts, rules, words } from './fixture.ts';
import { buildHandOvers } from './hand-over.ts';

const subject = composeSubject(complete, words);
const handOver = (notes: string) => {
	const text = composeRequest({ ...complete, notes }, words, rules);
	return { text, ways: buildHandOvers(text, subject, contacts) };
};

test('each way carries the whole text to its own address', () => {
	const { text, ways } = handOver('¿Sí? 50% & más 😀\nLine two #1');
	const encoded = encodeURIComponent(text);
	expect(ways).toEqual([
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
	const { ways } = handOver('Two sofas and a long hallway. '.repeat(36).slice(0, 1000));
	expect(ways.map(({ channel, fits }) => [channel, fits])).toEqual([
		['whatsapp', true],
		['sms', true],
		['email', true],
	]);
});

test('a text that is too long for a link opens an empty message instead of a cut one', () => {
	const { ways } = handOver('😀'.repeat(1000));
	expect(ways).toEqual([
		{ channel: 'whatsapp', fits: false, href: 'https://wa.me/18135550101' },
		{ channel: 'sms', fits: false, href: 'sms:+18135550100' },
		{
			channel: 'email',
			fits: false,
			href: `mailto:hello@company.example?subject=${encodeURIComponent(subject)}`,
		},
	]);
});
