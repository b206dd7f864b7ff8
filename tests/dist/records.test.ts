import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { collections, idOf } from '../../src/collections.ts';
import type { Service } from '../../src/content/schema/service.ts';
import type { Post } from '../../src/features/blog/schema.ts';
import { formatAverage } from '../../src/features/reviews/rating.ts';
import { formatCount } from '../../src/lib/count.ts';
import { formatDate } from '../../src/lib/date.ts';
import { pageSizes } from '../../src/lib/links.ts';
import { formatLabel } from '../../src/lib/text.ts';
import { areas, company, labels, mainPhone, read, reviews, team } from '../content.ts';
import { readFullPages, squash } from './seo-site.ts';

/** What the owner wrote stands on its page, all of it and in its order. Plain HTML, so no browser is needed. */
const pages = new Map(readFullPages().map((page) => [page.route, page.document]));

function find(route: string, selector: string) {
	const document = pages.get(route);
	if (!document) throw new Error(`There is no page ${route}.`);
	return document.querySelectorAll(selector);
}
const readTexts = (route: string, selector: string) =>
	find(route, selector).map((element) => element.text.replace(/\s+/g, ' ').trim());
const readLinks = (route: string, selector: string) =>
	find(route, selector).map((link) => link.getAttribute('href'));
const phoneLink = `tel:+1${mainPhone.replace(/\D/g, '')}`;

const services = globSync('content/services/*.yaml')
	.map((file) => ({
		...(parse(readFileSync(file, 'utf8')) as Service),
		id: basename(file, '.yaml'),
	}))
	// Who has no place of their own stand last, by name.
	.sort(
		(a, b) =>
			(a.order ?? Number.POSITIVE_INFINITY) - (b.order ?? Number.POSITIVE_INFINITY) ||
			a.id.localeCompare(b.id),
	);
const posts = globSync('content/posts/*.md')
	.map((file) => ({
		slug: basename(file, '.md'),
		...(parse(readFileSync(file, 'utf8').split(/^---$/m)[1] ?? '') as Post & { date: string }),
	}))
	// A draft is never built.
	.filter(({ draft }) => !draft)
	.sort((a, b) => b.date.localeCompare(a.date));

describe('the home page', () => {
	const { process, trust = [] } = read('pages/home') as {
		process: { steps: { title: string; features?: string[] }[] };
		trust?: unknown[];
	};
	const { steps } = process;

	test('has its sections in the order of the specification', () => {
		const order = find('/', 'main > section, main > div').map(
			(part) => part.id || part.getAttribute('aria-labelledby') || part.rawTagName,
		);
		expect(order.filter((name) => name !== 'call-to-action-title')).toEqual([
			'hero-title',
			// The bar of reasons to trust has no heading, so it is no section.
			...(trust.length > 0 ? ['div'] : []),
			'services',
			'process',
			'gallery',
			'reviews',
			'team',
			'articles',
			'service-areas',
		]);
	});

	test('leads to every service, in their order', () => {
		expect(readTexts('/', '#services h3')).toEqual(services.map(({ title }) => title));
		for (const route of ['/', '/services'])
			expect(find(route, '#services h3 > svg[aria-hidden="true"]')).toHaveLength(services.length);
		expect(readLinks('/', '#services li a')).toEqual(services.map(({ id }) => `/services/${id}`));
	});

	test('names each step with its features', () => {
		expect(readTexts('/', '#process h3')).toEqual(steps.map(({ title }) => title));
		expect(find('/', '#process ol > li').map((step) => step.querySelectorAll('li').length)).toEqual(
			steps.map(({ features = [] }) => features.length),
		);
	});

	test('shows every member of the team; who has no photo yet is shown with the words', () => {
		expect(readTexts('/', '#team h3')).toEqual(team.map(({ name }) => name));
		const waiting = find('/', '#team h3')
			.map((name) => name.parentNode)
			.filter((card) => card?.text.includes(labels.photo.comingSoon));
		expect(waiting).toHaveLength(team.filter(({ photo }) => !photo).length);
	});

	test('leads on from the newest articles and the regions', () => {
		const shown = readLinks('/', '#articles li a');
		expect(shown.length).toBeGreaterThan(0);
		expect(shown).toEqual(posts.slice(0, shown.length).map(({ slug }) => `/blog/${slug}`));
		expect(readTexts('/', '#service-areas h3')).toEqual(areas.map(({ title }) => title));
		expect(readLinks('/', '#service-areas a')).toEqual(expect.arrayContaining(['/quote', phoneLink]));
	});
});

test.each(services.map((service) => [service.id, service] as const))(
	'the page of %s has its challenge, solution, features, steps and questions, and how to get ready below the prices',
	(id, service) => {
		const route = `/services/${id}`;
		const words = labels.service;
		const { features = [], process = [], preparation = [], faqs = [] } = service;
		if (service.problem) expect(readTexts(route, 'main')[0]).toContain(words.challenge);
		if (service.solution) expect(readTexts(route, 'main')[0]).toContain(words.solution);
		const headings = [
			...(process.length > 0 ? [words.process] : []),
			...(faqs.length > 0 ? [words.questions] : []),
		];
		expect(readTexts(route, 'main h2')).toEqual(expect.arrayContaining(headings));
		expect(readTexts(route, '#features h3')).toEqual(features.map(({ title }) => title));
		expect(readTexts(route, '#process h3')).toEqual(process.map(({ name }) => name));
		expect(find(route, '#process ol p')).toHaveLength(
			process.filter(({ description }) => description).length,
		);
		expect(find(route, '#preparation details li')).toHaveLength(preparation.length);
		if (preparation.length > 0 && find(route, '#prices').length > 0)
			expect(find(route, '#prices #preparation')).toHaveLength(1);
		expect(find(route, '#questions details')).toHaveLength(faqs.length);
	},
);

test('the blog lists the newest articles with category, date and excerpt', () => {
	const cards = find('/blog', '#articles li').map((card) => squash(card.text));
	expect(cards).toHaveLength(Math.min(posts.length, pageSizes.blog));
	for (const [index, card] of cards.entries()) {
		const { title, category, date, excerpt } = posts[index] ?? ({} as (typeof posts)[number]);
		for (const words of [title, category, formatDate(date, labels.locale), excerpt])
			expect(card).toContain(squash(words));
	}
});

test.each(posts.map((post) => [post.slug, post] as const))(
	'the article %s names its date and its author, and leads back',
	(slug, post) => {
		const author = team.find((member) => idOf(collections.team, member) === post.author)?.name ?? 'no author';
		const [head = ''] = readTexts(`/blog/${slug}`, 'article header');
		expect(head).toContain(formatDate(post.date, labels.locale));
		expect(head).toContain(author);
		expect(readLinks(`/blog/${slug}`, 'article header a')).toContain('/blog');
	},
);

test('the reviews’ page shows the average of all, the company’s rating, the number of reviews and the ways on', () => {
	const [text = ''] = readTexts('/testimonials', 'main');
	const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
	const copy = read('pages/testimonials') as {
		perfect: { label: string; below: string };
		verified: { label: string };
	};
	const { rating } = company.claims;
	for (const words of [
		`${formatAverage(average, labels.locale)} ${labels.testimonials.average}`,
		formatLabel(labels.testimonials.basedOn, {
			total: formatCount(reviews.length, labels.counts.reviews, labels.locale),
		}),
		...(rating ? [`${rating} ${Number(rating) < 5 ? copy.perfect.below : copy.perfect.label}`] : []),
		...(company.claims.reviews ? [`${company.claims.reviews} ${copy.verified.label}`] : []),
	])
		expect(text).toContain(words);
	expect(find('/testimonials', '#reviews figure')).toHaveLength(
		Math.min(reviews.length, pageSizes.testimonials),
	);
	expect(readLinks('/testimonials', 'main a')).toEqual(
		expect.arrayContaining(['/quote', ...(company.links.googleReviews ? [company.links.googleReviews] : [])]),
	);
});

test('the page of a failure has the specification’s title, on the screen and in the tab', () => {
	expect(readTexts('/500', 'h1')).toEqual(['Unexpected Application Error!']);
	expect(readTexts('/500', 'title')[0]).toMatch(/^Unexpected Application Error!/);
});
