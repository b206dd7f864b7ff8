import { describe, expect, test } from 'vitest';
import { contentLanguage } from '../../src/content/language.ts';
import { pageSizes } from '../../src/content/paths.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { buildWhatsAppLink } from '../../src/lib/contact-link.ts';
import { formatAverage, formatCount } from '../../src/lib/count.ts';
import { formatDate } from '../../src/lib/date.ts';
import { formatLabel } from '../../src/lib/text.ts';
import {
	company,
	contentIn,
	isSampleCompany,
	labels,
	phoneLink,
	posts,
	read,
	readList,
	team,
} from '../content.ts';
import {
	addressesOf,
	addressIn,
	find,
	hasPage,
	languagesOf,
	linkFrom,
	readLinks,
	readText,
	readTexts,
	squash,
} from './site.ts';

describe.each(languagesOf('/'))('the home page in %s', (language) => {
	const { labels, reviews, team, areas, services, posts } = contentIn(language);
	const route = addressIn(language, '/');
	const home = read('pages/home', language) as {
		process?: { steps: { title: string; features?: string[] }[] };
		reviews?: { featured?: string[] };
		[section: string]: unknown;
	};
	const steps = home.process?.steps ?? [];
	const featured = home.reviews?.featured ?? [];
	/** The records of a section that the page has. */
	const shown = <Item>(section: string, records: readonly Item[]) => (home[section] ? records : []);
	/** The names of those sections that have something to show. */
	const keep = (lists: Record<string, readonly unknown[]>) =>
		Object.keys(lists).filter((name) => (lists[name] ?? []).length > 0);

	test('has its sections in the order of docs/specification.md, 3.1', () => {
		const order = find(route, 'main > section, main > div').map(
			(part) => part.id || part.getAttribute('aria-labelledby') || part.rawTagName,
		);
		expect(order.filter((name) => name !== 'call-to-action-title')).toEqual([
			'hero-title',
			// The bar of reasons to trust has no heading, so it is no section.
			...keep({
				div: (home['trust'] ?? []) as unknown[],
				services: shown('services', services),
				process: steps,
			}),
			...keep({
				gallery: shown('gallery', readList('gallery', language)),
				reviews: reviews.filter((review) => review.text && featured.includes(idOf(review) ?? '')),
				team: shown('team', team),
				articles: shown('articles', posts),
				'service-areas': shown('areas', areas),
			}),
		]);
	});

	test.for([
		['services', shown('services', services).map(({ title }) => title)],
		['process', steps.map(({ title }) => title)],
		['team', shown('team', team).map(({ name }) => name)],
		['service-areas', shown('areas', areas).map(({ title }) => title)],
	] as const)('lists every record in its section #%s', ([section, names]) => {
		expect(readTexts(route, `#${section} h3`)).toEqual(names);
	});

	test('shows the icon and the features of each step', () => {
		expect(find(route, '#process h3 > svg')).toHaveLength(steps.length);
		expect(find(route, '#process ol > li').map((step) => step.querySelectorAll('li').length)).toEqual(
			steps.map(({ features = [] }) => features.length),
		);
	});

	test('shows a placeholder for each member without a photo', () => {
		const waiting = find(route, '#team h3').filter((name) =>
			name.closest('li')?.text.includes(labels.photo.comingSoon),
		);
		expect(waiting).toHaveLength(shown('team', team).filter(({ photo }) => !photo).length);
	});

	test('links to every service, the newest articles, the quote and the phone', () => {
		expect(readLinks(route, '#services li a')).toEqual(
			shown('services', services).map(({ id }) => linkFrom(language, `/services/${id}`)),
		);
		// Three of them (docs/specification.md, 3.1).
		expect(readLinks(route, '#articles li a')).toEqual(
			shown('articles', posts)
				.slice(0, 3)
				.map(({ id }) => `/blog/${id}`),
		);
		for (const link of shown('areas', areas).length > 0
			? [`a[href="${linkFrom(language, '/quote')}"]`, phoneLink]
			: [])
			expect(find(route, `#service-areas ${link}`), link).not.toEqual([]);
	});
});

test.each(languagesOf('/about-us'))('the timeline on the about page in %s shows its pictures', (language) => {
	const moments = readList<{ photo?: string }>('timeline', language);
	expect(find(addressIn(language, '/about-us'), '#timeline img')).toHaveLength(
		moments.filter(({ photo }) => photo).length,
	);
});

test('the blog lists the newest articles with category, date and excerpt', () => {
	if (!hasPage('/blog')) return;
	const cards = find('/blog', '#articles li:has(h3)').map((card) => squash(card.text));
	expect(cards).toHaveLength(Math.min(posts.length, pageSizes.blog));
	for (const [index, card] of cards.entries()) {
		const { title, category, date, excerpt } = posts[index] ?? ({} as (typeof posts)[number]);
		for (const words of [title, category, formatDate(date, labels.locale), excerpt])
			expect(card).toContain(squash(words));
	}
});

test.each(posts)('the article $id names its date and its author, and links to the blog', (post) => {
	const author = team.find((member) => idOf(member) === post.author)?.name ?? 'no author';
	const head = readText(`/blog/${post.id}`, 'article header');
	expect(head).toContain(formatDate(post.date, labels.locale));
	expect(head).toContain(author);
	expect(readLinks(`/blog/${post.id}`, 'article header a')).toContain('/blog');
});

const reviewLanguages = languagesOf('/testimonials');
test.each(reviewLanguages)('the reviews page in %s shows averages, ratings and links', (language) => {
	if (!hasPage('/testimonials')) return;
	const { company, labels, reviews } = contentIn(language);
	const route = addressIn(language, '/testimonials');
	const text = readText(route, 'main');
	const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
	const copy = read('pages/testimonials', language) as {
		perfect: { label: string; below: string };
		verified?: { label: string };
	};
	const { rating, reviews: count } = company.claims;
	const total = formatCount(reviews.length, labels.counts.reviews, labels.locale);
	const hasAverage = reviews.length > 0;
	expect(text.includes(`${formatAverage(average, labels.locale)} ${labels.testimonials.average}`)).toBe(
		hasAverage,
	);
	expect(text.includes(formatLabel(labels.testimonials.basedOn, { total }))).toBe(hasAverage);
	if (rating)
		expect(text).toContain(`${rating} ${Number(rating) < 5 ? copy.perfect.below : copy.perfect.label}`);
	if (count && copy.verified) expect(text).toContain(`${count} ${copy.verified.label}`);
	expect(find(route, '#reviews figure')).toHaveLength(Math.min(reviews.length, pageSizes.testimonials));
	const quote = linkFrom(language, '/quote');
	const { googleReviews = quote } = company.links;
	expect(readLinks(route, 'main a')).toEqual(expect.arrayContaining([quote, googleReviews]));
});

const withWorkRequest = ['/contact', '/quote'].flatMap(addressesOf);
test.each(withWorkRequest)('%s links to the work-request form of the booking provider', (route) => {
	const { workRequest } = company.links;
	const found = readLinks(route, 'main a').filter((href) => href === workRequest);
	expect(found).toHaveLength(workRequest ? 1 : 0);
});

test.each(languagesOf('/'))('in %s the floating buttons open the booking page and a chat', (language) => {
	const { company } = contentIn(language);
	const { whatsapp } = company;
	const buttons = find(addressIn(language, '/'), 'body > aside a');
	expect(buttons.map((button) => [button.getAttribute('href'), button.getAttribute('target')])).toEqual([
		...(company.links.booking ? [[company.links.booking, '_blank']] : []),
		...(whatsapp ? [[buildWhatsAppLink(whatsapp.number, whatsapp.message), '_blank']] : []),
	]);
});

test.each(languagesOf('/500'))(
	'the page of a failure has its exact title in %s, on the screen and in the tab',
	(language) => {
		// docs/specification.md, 3.12.
		const isQuoted = isSampleCompany && language === contentLanguage;
		const title = isQuoted ? 'Unexpected Application Error!' : contentIn(language).errors.application.title;
		expect(readTexts(addressIn(language, '/500'), 'h1')).toEqual([title]);
		if (isQuoted) expect(readText('/500', 'title')).toContain(title);
	},
);
