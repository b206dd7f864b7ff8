import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { company, contentIn, emergencyPhone, isSampleCompany, services } from '../content.ts';
import {
	addressIn,
	allPages,
	type BuiltPage,
	findFaults,
	findFile,
	languages,
	pages,
	squash,
} from './site.ts';

/** An emergency has one number: the one that answers. */

const toLink = (number: string) => `tel:+1${number.replace(/\D/g, '')}`;
const answered = toLink(emergencyPhone);
const others = company.phones.map(({ number }) => toLink(number)).filter((link) => link !== answered);

/** The pages about an emergency, and the forms on them, by their addresses in the content's language. */
const urgentPaths = [
	'/water-damage-help',
	...services
		.filter(({ emergency }) => emergency)
		.flatMap(({ id }) => [`/services/${id}`, `/embed/appointment-request/${id}`]),
];
const urgentPages = allPages.filter(({ path }) => urgentPaths.includes(path));

/** Where the calls of a part of a page lead. */
const readCalls = ({ document }: Pick<BuiltPage, 'document'>, selector: string, mark = '') =>
	document
		.querySelectorAll(`${selector} a[href^="tel:"]${mark}`)
		.map((link) => link.getAttribute('href') ?? '');

test('a page about an emergency calls the line that answers, and no other one but in the list of the footer', () => {
	const parts = 'body > :is(header, dialog, main, aside)';
	expect(
		findFaults(urgentPages, (page) => readCalls(page, parts).filter((link) => others.includes(link))),
	).toEqual([]);
	for (const page of urgentPages)
		for (const part of page.path.startsWith('/embed/') ? ['main'] : ['header', 'main', 'aside'])
			expect(readCalls(page, `body > ${part}`), `${page.route}, ${part}`).toContain(answered);
});

/** The calls in those parts of a page that say something, such as “An emergency? Call …”. */
const readCallsBeside = ({ document }: BuiltPage, selector: string, words: string) =>
	document
		.querySelectorAll(selector)
		.filter(({ text }) => squash(text).includes(squash(words)))
		.flatMap((line) => line.querySelectorAll('a').map((link) => link.getAttribute('href')));

test.runIf(company.hours.emergency)('each footer and the contact page link the number that answers', () => {
	for (const page of pages) {
		const { company: own, labels } = contentIn(page.language);
		expect(readCallsBeside(page, 'body > footer p', labels.footer.emergency), page.route).toEqual([answered]);
		if (page.path === '/contact')
			expect(readCallsBeside(page, 'dl > div', String(own.hours.emergency?.text)), page.route).toEqual([
				answered,
			]);
	}
});

test.runIf(company.hours.emergency)(
	'what asks to call another line is marked for when nobody answers it',
	() => {
		const parts = 'body > :is(header, dialog, aside)';
		const unmarked = (page: BuiltPage) => readCalls(page, parts, ':not([data-by-day])');
		expect(findFaults(pages, (page) => unmarked(page).filter((link) => others.includes(link)))).toEqual([]);
	},
);

test('the card of an emergency service calls the line that answers', () => {
	const cards = services.filter(({ emergency }) => emergency).map(() => answered);
	for (const page of pages.filter(({ path }) => path === '/'))
		expect(readCalls(page, '#services li'), page.route).toEqual(cards);
});

test('the place finder knows the line that answers', () => {
	for (const language of languages) {
		const file = findFile(addressIn(language, '/service-area.json'));
		if (file) expect(JSON.parse(readFileSync(file, 'utf8')).emergencyPhone, file).toBe(emergencyPhone);
	}
});

test.runIf(isSampleCompany)(
	'no page has an arrival time beside a number that nobody answers at night',
	() => {
		const { arrival = '' } = company.claims;
		const faults = findFaults(pages, (page) => {
			const time = contentIn(page.language).company.claims.arrival ?? arrival;
			const main = page.document.querySelector('main')?.text ?? '';
			return main.includes(time) ? readCalls(page, 'main').filter((link) => others.includes(link)) : [];
		});
		expect(faults).toEqual([]);
	},
);
