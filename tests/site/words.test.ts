import { expect, test } from 'vitest';
import { recordPaths } from '../../src/content/paths.ts';
import type { Post } from '../../src/features/blog/schema.ts';
import type { Position } from '../../src/features/careers/schema.ts';
import { fillTokens } from '../../src/lib/tokens.ts';
import { company, contentIn, isSampleCompany, readFolder, services, today } from '../content.ts';
import { pages as allPages, findFaults } from './site.ts';

type Quoted = [route: string, ...words: (string | RegExp | undefined)[]];

const pages = allPages.filter(({ indexed }) => indexed);

test('the sample content has the exact words of docs/specification.md', () => {
	const { claims, hours, founded } = company;
	const quoted: Quoted[] = [
		['/', claims.years, claims.reviews, claims.rating, 'Statewide Service', 'Same-day service', 'Learn More'],
		['/', 'Book Your Service', 'Expert Care & Service', 'Enjoy the Results', 'Eco-friendly', 'Pet-safe'],
		['/services/carpet-cleaning', '12 to 18 months'],
		['/services/upholstery-cleaning', '4 to 6 hours', '12 to 18 months'],
		['/services/oriental-rug-cleaning', '7 to 10 days', /one day/i],
		['/services/leather-cleaning', '6 to 12 months'],
		['/services/tile-grout', '12 to 18 months'],
		['/services/flood-restoration', claims.arrival, '24/7', /aim to (?:arrive|be)/i],
		['/about-us', String(founded), '1998', claims.ownerYears, claims.sisterYears],
		['/about-us', claims.years, claims.reviews, 'June 2025', 'July 2025', 'Photo Coming Soon'],
		['/testimonials', claims.reviews, 'Perfect Rating', 'verified reviews'],
		// The badge is fixed, so it is beside the emergency line, where it is always true.
		[
			'/contact',
			'8:00 AM to 8:00 PM',
			'Monday to Saturday',
			'Closed Sunday',
			/same-day/i,
			'(813) 555-0100 OPEN NOW',
			company.email,
		],
		['/contact', hours.emergency?.text, ...company.phones.map(({ number }) => number)],
		['/quote', claims.years, '48 hours', 'at no charge', '4 to 6 hours', '7 to 10 days'],
		// They belong to the job, which is open until a day.
		...(readFolder<Position>('careers').some(({ validThrough = today }) => validThrough >= today)
			? [['/careers', /at least 1 year/i, /driver’s license/i, /background check/i] satisfies Quoted]
			: []),
	];
	// An owner’s own words are theirs.
	for (const [route, ...words] of isSampleCompany ? quoted : []) {
		const page = pages.find((candidate) => candidate.route === route);
		const text = (page?.text ?? '').replace(/\s+/g, ' ');
		const isShown = (word: string | RegExp | undefined) =>
			word instanceof RegExp ? word.test(text) : text.toLowerCase().includes(String(word).toLowerCase());
		expect(words.filter((word) => !isShown(word)).map(String), route).toEqual([]);
	}
	if (isSampleCompany) expect(services.map(({ faqs }) => faqs?.length)).toEqual(Array(6).fill(4));
});

test('no page shows an unparsed link or an unpublished article', () => {
	const unseen = / (?:content|alt|aria-label)="[^"]*"|<script type="application\/ld\+json">.*?<\/script>/gs;
	const broken = findFaults(allPages, ({ text, html }) =>
		[text, ...(html.match(unseen) ?? [])].map((piece) => /.{0,40}\]\(.{0,40}/.exec(piece)?.[0]),
	);
	expect(broken).toEqual([]);
	const waiting = readFolder<Post>('posts').filter(({ draft, date }) => draft || date > today);
	for (const { route, html } of allPages)
		for (const { id } of waiting) expect(html, route).not.toContain(recordPaths.posts(id));
});

test('a customer’s words in another language than the page’s say so once, beside them', () => {
	for (const { route, language, document } of allPages) {
		const { rating, locale } = contentIn(language).labels;
		const [page = ''] = language.split('-');
		for (const quotation of document.querySelectorAll('figure:has(blockquote[data-chosen])')) {
			const words = quotation.querySelector('blockquote');
			const [own = page] = (words?.outerHTML.match(/(?<= lang=")[a-z]+/) ?? []).slice(0, 1);
			const name = new Intl.DisplayNames(locale, { type: 'language' }).of(own);
			const note = rating.language.replace(/\{\w+\}/, String(name));
			const said = quotation.text.replace(words?.text ?? '', '').split(note).length - 1;
			expect(said, `${route}: ${words?.text}`).toBe(own === page ? 0 : 1);
		}
	}
});

test('each other language that the company speaks is marked, for the voice of screen readers', () => {
	for (const { code, sentence } of company.languages ?? [])
		for (const { route, document } of pages)
			expect(
				document.querySelectorAll(`[lang="${code}"]`).map(({ text }) => text.trim()),
				route,
			).toContain(fillTokens(sentence, contentIn(code).tokens));
});

test('pages in another language that the company speaks say what to know before an emergency call, beside the first number or in the footer', () => {
	const beside = ['/contact', '/services', '/services/flood-restoration', '/water-damage-help'];
	for (const { route, path, language, document } of allPages) {
		const { emergency } = company.languages?.find(({ code }) => code === language) ?? {};
		const notes = document.querySelectorAll('[data-emergency-note]');
		const own = notes.filter((note) => note.closest('main'));
		expect(own.length, route).toBeLessThan(2);
		expect([...new Set(notes.map(({ text }) => text))], route).toEqual(
			emergency && company.hours.emergency ? [emergency] : [],
		);
		if (isSampleCompany && emergency && beside.includes(path))
			expect(notes[0]?.closest('main'), route).toBeTruthy();
	}
});

test('a link that opens a new tab says so in its name or description', () => {
	const silent = findFaults(pages, ({ language, document }) =>
		document
			.querySelectorAll('a[target="_blank"]')
			.filter((link) => {
				const { form, shell } = contentIn(language).labels;
				const described = link.getAttribute('aria-describedby');
				const description = described ? document.getElementById(described)?.text : '';
				const name = `${link.text} ${link.getAttribute('aria-label') ?? ''} ${description}`;
				return ![shell.newTab, form.openNewTab].some((words) => name.includes(words));
			})
			.map((link) => link.getAttribute('href')),
	);
	expect(silent).toEqual([]);
});
