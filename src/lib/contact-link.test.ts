import { expect, test } from 'vitest';
import {
	buildMailtoLink,
	buildMapLink,
	buildSmsLink,
	buildTelLink,
	buildWhatsAppLink,
	fitsChannel,
} from './contact-link.ts';

const phone = '(813) 555-0100';
const short = 'Two rugs & a sofa';

const whole = (value: string) => value.toWellFormed().replace(/\r\n?/g, '\n');
const query = (link: string, name: string) => new URL(link.replace('?&', '?')).searchParams.get(name) ?? '';

test('a phone number is dialled the same however it is written', () => {
	for (const written of [phone, '813.555.0100', '1 813 555 0100', '+1 (813) 555-0100'])
		expect(buildTelLink(written)).toBe('tel:+18135550100');
	expect(buildTelLink('(813) 555-0100 ext. 4')).toBe('tel:+18135550100;ext=4');
});

test('a text message and a WhatsApp chat open with their text', () => {
	expect(buildSmsLink(`${phone} ext. 4`)).toBe('sms:+18135550100');
	expect(buildSmsLink(phone, 'Hi & bye')).toBe('sms:+18135550100?&body=Hi%20%26%20bye');
	expect(buildWhatsAppLink(phone, 'é')).toBe('https://wa.me/18135550100?text=%C3%A9');
});

test('an email opens with its subject and text, its lines ended as email wants', () => {
	expect(buildMailtoLink('hello@a.example')).toBe('mailto:hello@a.example');
	expect(buildMailtoLink('hello+site@a.example', { subject: 'A & B', body: 'One\nTwo' })).toBe(
		'mailto:hello%2Bsite@a.example?subject=A%20%26%20B&body=One%0D%0ATwo',
	);
});

test('an address is found on the map', () => {
	expect(buildMapLink({ street: '100 Sample Ave #2', city: 'Tampa', state: 'FL', zip: '33602' })).toBe(
		'https://www.google.com/maps/search/?api=1&query=100%20Sample%20Ave%20%232%2C%20Tampa%2C%20FL%2033602',
	);
});

test.each([
	'50% & more? #1 + é = “ñ” <b> \\ ~^|`',
	'one\ntwo\r\nthree\rfour\n\n',
	'half an emoji \uD83D and another \uDE00, a whole one 😀\0\t',
])('any text arrives as it was typed, in a link of plain characters: %j', (text) => {
	const [chat, message] = [buildWhatsAppLink(phone, text), buildSmsLink(phone, text)];
	const email = buildMailtoLink('hello@a.example', { subject: text, body: text });
	expect(query(chat, 'text')).toBe(whole(text));
	expect(query(message, 'body')).toBe(whole(text));
	expect(query(email, 'body').replaceAll('\r\n', '\n')).toBe(whole(text));
	expect(query(email, 'subject')).toBe(whole(text).replaceAll('\n', ' '));
	for (const link of [chat, message, email]) expect(link).toMatch(/^[\w\-.!~*'()%:/?&=+@]+$/);
});

test('a link that its channel would cut is told from one that fits', () => {
	const long = 'word '.repeat(400);
	expect(fitsChannel('email', buildMailtoLink('a@a.example', { body: short }), short)).toBe(true);
	expect(fitsChannel('email', buildMailtoLink('a@a.example', { body: long }), long)).toBe(false);
	expect(fitsChannel('sms', buildSmsLink(phone, long), long)).toBe(false);
	expect(fitsChannel('whatsapp', buildWhatsAppLink(phone, long), long)).toBe(true);
	const fits = (channel: 'whatsapp' | 'sms', length: number) =>
		fitsChannel(channel, 'https://a.example', 'a'.repeat(length));
	// https://developers.facebook.com/docs/whatsapp/cloud-api/messages/text-messages
	expect([fits('whatsapp', 4096), fits('whatsapp', 4097)]).toEqual([true, false]);
	expect([fits('sms', 1600), fits('sms', 1601)]).toEqual([true, false]);
	const fitsEmail = (length: number) => fitsChannel('email', 'mailto:'.padEnd(length, 'a'), short);
	expect([fitsEmail(2000), fitsEmail(2001)]).toEqual([true, false]);
});
