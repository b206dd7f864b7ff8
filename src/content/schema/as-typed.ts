import { formatDate, readDays } from '../../lib/date.ts';
import { formatPhone } from '../../lib/phone.ts';

/** "5pm" and "5:30 p.m." */
function readTime(written: string): string | undefined {
	const [, hour, minutes = '00', half = ''] = /^(\d{1,2})(?::(\d\d))? ?([ap])\.?m\.?$/i.exec(written) ?? [];
	const hours = (Number(hour) % 12) + (/p/i.test(half) ? 12 : 0);
	return hour && `${String(hours).padStart(2, '0')}:${minutes}`;
}

/** "Dec. 25th, 2026", without the year and in whole words. */
function readYearly(written: string): string | undefined {
	const [day] = readDays(`${written.replace(/,? *\d{4}$/, '')}, 2028`);
	return day && formatDate(day, 'en-US', { month: 'long', day: 'numeric' });
}

/** How people also write what a field takes in one form; undefined if it is something else. */
const readers = {
	phone: formatPhone,
	time: readTime,
	yearly: readYearly,
	zip: (written: string) => /^\d{5}(?=-\d{4}$)/.exec(written)?.[0],
	score: (written: string) => /^[1-5]$/.exec(written)?.[0].concat('.0'),
	color: (written: string) => /^(?:[\da-f]{3}){1,2}$/i.exec(written)?.[0].replace(/^/, '#'),
} satisfies Record<string, (written: string) => string | undefined>;

/** What a field is, whose values people write in several forms. */
export type Typed = keyof typeof readers;

/** A value in the one form that the site shows, if it is one of these; else as it is, for the schema to refuse. */
export const readTyped =
	(kind: Typed) =>
	(value: unknown): unknown => {
		if (typeof value !== 'string') return value;
		const written = value.trim();
		return readers[kind](written) ?? written;
	};

/** The address of another site, which a browser opens safely. */
export const withHttps = (address: unknown): unknown =>
	typeof address === 'string' ? address.replace(/^http:/i, 'https:') : address;
