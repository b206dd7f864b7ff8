import { expect, test } from 'vitest';
import { callWhoAnswers } from './call-after-hours.ts';

const [main, office, emergency] = ['(813) 555-0100', '(813) 555-0142', '(813) 555-0199'];

test.each([
	['of the company and an office, both open', '2999-01-01', '2999-01-01', [main, office]],
	['of the office in place of the closed company', '2000-01-01', '2999-01-01', [office, office]],
	['of the company in place of its closed office', '2999-01-01', '2000-01-01', [main, main]],
	['of the line that answers while both are closed', '2000-01-01', '2000-01-01', [emergency, emergency]],
])('a page asks to call the number %s', (_, closed, closedOffice, answers) => {
	const hoursFrom = (from: string) => ({
		timeZone: 'America/New_York',
		week: [{ opens: '00:00', closes: '24:00' }],
		special: [{ from, to: '2999-01-02', opens: '', closes: '' }],
	});
	const places = { hours: hoursFrom(closed), offices: { [office]: hoursFrom(closedOffice) } };
	document.body.innerHTML = [main, office]
		.map((number) => `<a href="tel:" data-by-day="${number}" aria-label="Call ${number}">Call ${number}</a>`)
		.join(`<a href="tel:">${main}</a>`);
	callWhoAnswers(JSON.stringify({ phone: main, emergency, ...places }));
	const [first, list, second] = document.querySelectorAll('a');
	expect([first?.text, second?.text]).toEqual(answers.map((number) => `Call ${number}`));
	expect(first?.ariaLabel).toBe(first?.text);
	expect(list?.text).toBe(main);
	if (answers[0] === emergency) expect(first?.href).toBe('tel:+18135550199');
});
