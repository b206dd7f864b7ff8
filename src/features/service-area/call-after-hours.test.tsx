import { beforeEach, expect, test, vi } from 'vitest';

const [main, office] = ['(813) 555-0100', '(813) 555-0142'];
const emergency = { href: 'tel:+18135550199', number: '(813) 555-0199' };

beforeEach(() => vi.resetModules());
test.each([
	['while the company is closed, a page asks to call the line that answers', '2000-01-01', emergency.number],
	['while it is open, a page asks to call the main line', '2999-01-01', main],
])('%s, and that of an office by its own hours', async (_, from, answers) => {
	const [timeZone, to] = ['America/New_York', '2999-01-02'];
	const hours = {
		timeZone,
		week: [{ opens: '00:00', closes: '24:00' }],
		special: [{ from, to, opens: '', closes: '' }],
	};
	document.body.dataset['afterHours'] = JSON.stringify({
		to: emergency,
		hours,
		offices: { [office]: { ...hours, special: [] } },
	});
	document.body.innerHTML = [main, office]
		.map(
			(number) =>
				`<a href="tel:${number}" data-by-day="${number}" aria-label="Call ${number}">Call ${number}</a><a href="tel:${number}">${number}</a>`,
		)
		.join('');
	await import('./call-after-hours.ts');
	const links = [...document.querySelectorAll('a')];
	const words = [`Call ${answers}`, main, `Call ${office}`, office];
	expect(links.map(({ text }) => text)).toEqual(words);
	expect(links.map(({ ariaLabel }) => ariaLabel)).toEqual([words[0], null, words[2], null]);
	expect(links[0]?.href === emergency.href).toBe(answers === emergency.number);
});
