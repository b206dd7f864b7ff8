import { beforeEach, expect, test, vi } from 'vitest';

const number = '(813) 555-0100';
const main = { href: 'tel:+18135550100', number };
const emergency = { href: 'tel:+18135550199', number: '(813) 555-0199' };

beforeEach(() => vi.resetModules());
test.each([
	['while the company is closed, a page asks to call the line that answers', '2000-01-01', emergency],
	['while it is open, a page asks to call the main line', '2999-01-01', main],
])('%s', async (_, from, answers) => {
	const hours = {
		timeZone: 'America/New_York',
		week: [{ opens: '00:00', closes: '24:00' }],
		special: [{ from, to: '2999-01-02', opens: '', closes: '' }],
	};
	document.body.dataset['afterHours'] = JSON.stringify({ from: number, to: emergency, hours });
	document.body.innerHTML = `<a href="${main.href}" data-by-day aria-label="Call ${number}">Call ${number}</a><a href="${main.href}">${number}</a>`;
	await import('./call-after-hours.ts');
	const links = [...document.querySelectorAll('a')].map((link) => [link.href, link.ariaLabel, link.text]);
	const words = `Call ${answers.number}`;
	expect(links).toEqual([
		[answers.href, words, words],
		[main.href, null, number],
	]);
});
