import { expect, test } from 'vitest';
import { readWeekdays, readYearly } from './typed-days.ts';
import { yearlyPattern } from './yearly.ts';

const thanksgiving = 'fourth Thursday of November';
const after = `day after ${thanksgiving}`;

test.each([
	['December 24', 'Dec. 24th, 2026', 'Christmas Eve', '24 December', 'every 12/24', '24 de diciembre'],
	['December 24 to December 26', 'Dec 24-26', 'December 24 through 26', 'del 24 al 26 de diciembre'],
	['December 24 to January 2', 'Dec 24 - Jan 2', 'December 24 – January 2', '24 de diciembre al 2 de enero'],
	[thanksgiving, 'Thanksgiving (Nov 26)', '4th Thursday in Nov', 'Día de Acción de Gracias'],
	['last Monday of May', 'Memorial Day', 'Last Mon. of May'],
	['January 1', 'New Year’s Day', "new year's", 'Jan 1', 'Año Nuevo'],
	['July 4', '4th of July', 'the Fourth of July', 'Independence Day (July 4)'],
	['December 25', 'Xmas', 'Christmas Day', 'Navidad'],
	[after, 'Black Friday', 'the day after Thanksgiving', 'día después de Acción de Gracias'],
	[`${thanksgiving} and ${after}`, 'Thanksgiving and the day after', 'Thanksgiving & Black Friday'],
	['December 24 and December 25', 'Dec 24 and 25', 'Christmas Eve and Christmas', '24 y 25 de diciembre'],
	['July 4 and December 25 and January 1', 'July 4th, Christmas, and New Year’s Day'],
	['December 24 to January 1', 'Christmas Eve - New Years Day'],
	['May 1 to September 31', 'May through September', 'May - Sept.', 'de mayo a septiembre'],
	['2 days before Easter', 'Good Friday', 'Viernes Santo'],
	['3 days before Easter', 'Jueves Santo', 'Holy Thursday', 'Maundy Thursday'],
	['6 days before Easter to day before Easter', 'Semana Santa', 'Holy Week'],
	['3 days before Easter and 2 days before Easter', 'Jueves Santo y Viernes Santo'],
])('%s is the rule of what means it', (rule, ...typed) => {
	expect(rule).toMatch(yearlyPattern);
	expect(typed.map(readYearly)).toEqual(typed.map(() => rule));
});

test.each(['Ramadan', 'July 4 (observed)', '5th Monday of May', '12/5', 'Dec 24 - 1/2', 'winter'])(
	'%s is no rule',
	(typed) => expect(readYearly(typed)).toBeUndefined(),
);

test.each<[shown: string, ...typed: unknown[]]>([
	['Monday,Tuesday,Wednesday', 'Mon-Wed', 'Mondays through Wednesdays', 'lunes a miércoles', ['Mon – Wed.']],
	['Monday,Tuesday,Wednesday,Thursday,Friday', 'weekdays', 'L-V', 'entre semana', 'M-F'],
	['Saturday,Sunday', 'weekends', 'fin de semana', 'de sáb. a dom.'],
	['Monday,Wednesday,Friday', 'Mon, Wed & Fri.', 'Mon/Wed/Fri', ['Friday', 'mon', 'Wed']],
	['Monday,Saturday,Sunday', 'Sat, Sun-Mon', 'sáb-lun'],
	['Mon-Wed-Fri', 'Mon-Wed-Fri'],
	['workdays', 'workdays'],
])('%s is read from what means it, and else left for the check', (shown, ...typed) =>
	expect(typed.map((one) => String(readWeekdays(one)))).toEqual(typed.map(() => shown)),
);
