import { expect, test } from 'vitest';
import { describeHours } from './hours.ts';
import { weekdays } from './schema/company.ts';

const words = {
	locale: 'en-US',
	hours: { range: '{from} to {to}', open: '{value}, {from} to {to}', closed: 'Closed {value}' },
};
const write = (days: readonly (typeof weekdays)[number][], locale = 'en-US') =>
	describeHours({ days: [...days], opens: '08:00', closes: '20:00' }, { ...words, locale });

test('the hours are written from days and times', () => {
	expect(write(weekdays.slice(0, 6))).toEqual({
		days: 'Monday to Saturday',
		hours: 'Monday to Saturday, 8:00 AM to 8:00 PM',
		closed: 'Closed Sunday',
	});
});

test.for([
	[['Monday'], 'Monday'],
	[['Tuesday', 'Monday'], 'Monday and Tuesday'],
	[['Sunday', 'Wednesday', 'Thursday', 'Friday'], 'Wednesday to Friday and Sunday'],
	[['Monday', 'Wednesday', 'Friday'], 'Monday, Wednesday, and Friday'],
] as const)('three days in a row are a range: %s', ([days, text]) => {
	expect(write(days).days).toBe(text);
});

test('a company that is open every day is closed on none', () => {
	expect(write(weekdays)).toMatchObject({ days: 'Monday to Sunday', closed: undefined });
});

test('in another language, days are written as its readers do', () => {
	expect(write(['Monday', 'Tuesday'], 'es-US').days).toBe('lunes y martes');
});
