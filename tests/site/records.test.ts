import { expect, test } from 'vitest';
import type { RecordOf } from '../../src/collections.ts';
import { pageSizes } from '../../src/content/paths.ts';
import { idOf } from '../../src/content/schema/shape.ts';
import { buildWhatsAppLink } from '../../src/lib/contact-link.ts';
import { formatAverage } from '../../src/lib/count.ts';
import { formatDate } from '../../src/lib/date.ts';
import {
	areas,
	company,
	isSampleCompany,
	labels,
	phoneLink,
	posts,
	read,
	readList,
	reviews,
	services,
	team,
} from '../content.ts';
import { find, hasPage, readLinks, readText, readTexts, squash } from './site.ts';

const home = read('pages/home') as RecordOf<'home'>;
const steps = home.process?.steps ?? [];
/** The names of the records that a section of the home page lists; none if the page hasn't that section. */
const namesIn = (section: keyof typeof home, records: readonly { title?: string; name?: string }[]) =>
	home[section] ? records.map(({ title, name = title }) => name) : [];
const sections = {
	// The bar of reasons to trust has no heading, so it is no section.
	div: home.trust ?? [],
	services: namesIn('services', services),
	process: namesIn('process', steps),
	gallery: namesIn('gallery', readList('gallery')),
	reviews: reviews.filter((one) => one.text && home.reviews?.featured?.includes(idOf(one) ?? '')),
	team: namesIn('team', team),
	articles: namesIn('articles', posts.slice(0, 3)),
	'service-areas': namesIn('areas', areas),
};

test('the home page has its sections in the order of docs/specification.md, 3.1', () => {
	const found = find('/', 'main > section, main > div').map(
		(part) => part.id || part.getAttribute('aria-labelledby') || part.rawTagName,
	);
	const filled = Object.entries(sections).flatMap(([name, records]) => (records.length > 0 ? name : []));
	expect(found.filter((name) => name !== 'call-to-action-title')).toEqual(['hero-title', ...filled]);
});

test.each(['services', 'process', 'team', 'articles', 'service-areas'] as const)(
	'the home page lists every record in its section #%s',
	(section) => expect(readTexts('/', `#${section} h3`)).toEqual(sections[section]),
);

test('the home page shows the features of each step, and how to ask about a place', () => {
	const features = find('/', '#process ol > li').map((step) => step.querySelectorAll('li').length);
	expect(features).toEqual(steps.map((step) => step.features?.length ?? 0));
	for (const link of ['a[href="/quote"]', phoneLink])
		expect(find('/', `#service-areas ${link}`).length > 0, link).toBe(sections['service-areas'].length > 0);
});

test('the timeline shows its pictures', () => {
	const moments = readList<{ photo?: string }>('timeline').filter(({ photo }) => photo);
	expect(find('/about-us', '#timeline img')).toHaveLength(moments.length);
});

test('the blog lists the newest articles with category, date and excerpt', () => {
	const cards = hasPage('/blog') ? readTexts('/blog', '#articles li:has(h3)').map(squash) : [];
	const parts = posts
		.slice(0, pageSizes.blog)
		.map(({ category, date, title, excerpt }) => [category, formatDate(date, labels.locale), title, excerpt]);
	expect(cards).toEqual(parts.map((texts) => expect.stringContaining(squash(texts.join('')))));
});

test.each(posts)('the article $id names its date and its author, and links to the blog', (post) => {
	const head = readText(`/blog/${post.id}`, 'article header');
	expect(head).toContain(formatDate(post.date, labels.locale));
	expect(head).toContain(team.find((member) => idOf(member) === post.author)?.name);
	expect(readLinks(`/blog/${post.id}`, 'article header a')).toContain('/blog');
});

test.runIf(hasPage('/testimonials'))(
	'the reviews page shows the average, and the rating of the company',
	() => {
		const text = readText('/testimonials', 'main');
		const average = reviews.reduce((sum, { rating }) => sum + rating, 0) / reviews.length;
		const words = `${formatAverage(average, labels.locale)} ${labels.testimonials.average}`;
		expect(text.includes(words)).toBe(reviews.length > 0);
		const { perfect } = read('pages/testimonials') as RecordOf<'testimonials'>;
		const { rating = '' } = company.claims;
		expect(text.includes(perfect.label)).toBe(rating === '5.0');
		expect(text.includes(`${rating} ${perfect.below}`)).toBe(Number(rating) > 0 && rating !== '5.0');
	},
);

test('the links of company.yaml are where they belong', () => {
	const { booking, workRequest, googleReviews } = company.links;
	const chat = company.whatsapp && buildWhatsAppLink(company.whatsapp.number, company.whatsapp.message);
	expect(readLinks('/', 'body > aside a[target="_blank"]')).toEqual([booking, chat].filter(Boolean));
	for (const route of ['/contact', '/quote'])
		if (workRequest) expect(readLinks(route, 'main a'), route).toContain(workRequest);
	if (googleReviews && hasPage('/testimonials'))
		expect(readLinks('/testimonials', 'main a')).toContain(googleReviews);
});

test.runIf(isSampleCompany)('the page of a failure has its exact title, in the tab too', () => {
	for (const place of ['h1', 'title'])
		expect(readText('/500', place)).toContain('Unexpected Application Error!');
});
