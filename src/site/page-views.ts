import { getCompany } from '../content/company.ts';
import { getOffer } from '../content/offer.ts';
import { getPage } from '../content/page.ts';
import { getPhoto } from '../content/photo.ts';
import { getOpenPositions } from '../content/positions.ts';
import { readUnnoted } from '../content/reads.ts';
import { getFaqGroups, getQuestions, getTeam, getTimeline } from '../content/records.ts';
import { getServiceCards, getServices } from '../content/services.ts';
import { getGallery } from '../features/before-after/query.ts';
import { getBlogCards, getNewestCards, getPosts } from '../features/blog/posts.ts';
import { getPriceTable } from '../features/prices/query.ts';
import { getFeaturedReviews, getReviews } from '../features/reviews/query.ts';
import { getAreas, getFloridaMap, getQuoteAreas } from '../features/service-area/areas.ts';
import { listNumberedPages, type PagedName, pageSizes } from '../lib/links.ts';
import { getSitemapGroups } from './sitemap-groups.ts';

/**
 * Everything that a page with words of its own shows, one query for each. What they read says when the page last
 * changed (src/content/reads.ts), so a page takes nothing of its content from elsewhere.
 */

export async function getHomeView() {
	const [copy, { claims }] = await Promise.all([getPage('home'), getCompany()]);
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		rating: claims.rating,
		offer: await getOffer(),
		services: await getServiceCards(),
		gallery: await getGallery(),
		reviews: await getFeaturedReviews(copy.reviews.featured),
		team: await getTeam(),
		articles: await getNewestCards(),
		areas: await getAreas(),
		map: await getFloridaMap(),
	};
}

export async function getServicesView() {
	const copy = await getPage('servicesPage');
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		cards: await getServiceCards('wide'),
	};
}

export async function getAboutView() {
	const copy = await getPage('about');
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		storyPhoto: await getPhoto(copy.story.photo, 'wide'),
		foundersPhoto: copy.founders && (await getPhoto(copy.founders.photo, 'wide')),
		timeline: await getTimeline(),
		team: await getTeam(),
		areas: await getAreas(),
	};
}

/** Where a page of a long list stands, and the addresses of all pages. */
const buildPaging = (name: PagedName, number: number, records: number) => ({
	number,
	paths: listNumberedPages(name, records).map(({ path }) => path),
});

/** @param number which page of the reviews, from 1 */
export async function getTestimonialsView(number = 1) {
	const [copy, company, reviews] = await Promise.all([getPage('testimonials'), getCompany(), getReviews()]);
	const size = pageSizes.testimonials;
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		ratings: reviews.map(({ rating }) => rating),
		rating: company.claims.rating,
		reviews: reviews.slice((number - 1) * size, number * size),
		moreUrl: company.links.googleReviews,
		paging: buildPaging('testimonials', number, reviews.length),
	};
}

/** @param number which page of the articles, from 1 */
export async function getBlogView(number = 1) {
	const [copy, posts] = await Promise.all([getPage('blog'), getPosts()]);
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		cards: await getBlogCards(number),
		paging: buildPaging('blog', number, posts.length),
	};
}

export async function getContactView() {
	const copy = await getPage('contact');
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		company: await getCompany(),
		questions: await getQuestions(copy.questions.items),
		areas: await getAreas(),
	};
}

export async function getCareersView() {
	const copy = await getPage('careersPage');
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		company: await getCompany(),
		positions: await getOpenPositions(),
	};
}

export async function getQuoteView() {
	const copy = await getPage('quote');
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		prices: await getPriceTable(),
		questions: await getQuestions(copy.questions.items),
		areas: await getQuoteAreas(),
	};
}

export async function getFaqView() {
	const [copy, company, groups, services] = await Promise.all([
		getPage('faqPage'),
		getCompany(),
		getFaqGroups(),
		readUnnoted(getServices),
	]);
	return {
		copy,
		groups: groups.map((group) => ({
			...group,
			page: services.find(({ id }) => id === group.service?.id),
		})),
		languages: company.languages,
	};
}

export async function getServiceAreasView() {
	const [copy, company, areas] = await Promise.all([getPage('serviceAreas'), getCompany(), getAreas()]);
	const sources = areas.flatMap(({ conditions }) => conditions.flatMap(({ source }) => source ?? []));
	return {
		copy,
		heroPhoto: await getPhoto(copy.hero.photo, 'hero'),
		phones: company.phones,
		areas,
		map: await getFloridaMap(),
		/** Each once, though several regions may rest on it. */
		sources: [...new Map(sources.map((source) => [source.url, source])).values()],
	};
}

export const getSitemapView = async () => ({
	copy: await getPage('sitemap'),
	groups: await getSitemapGroups(),
});

export const getWaterHelpView = async () => ({
	copy: await getPage('waterHelp'),
});
