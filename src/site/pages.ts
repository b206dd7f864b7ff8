import { getLabels } from '../content/company.ts';
import { getPage, hasPage, keepBuilt } from '../content/page.ts';
import { once } from '../content/reads.ts';
import { getPolicies } from '../content/records.ts';
import { getServices } from '../content/services.ts';
import { getPosts } from '../features/blog/posts.ts';
import { getQuoteForm } from '../features/quote-request/query.ts';
import { getReviews } from '../features/reviews/query.ts';
import { getSpills, getSpillView, getStainGuideView } from '../features/stain-guide/query.ts';
import { type CopyPageName, listNumberedPages, type PagedName } from '../lib/links.ts';
import * as views from './page-views.ts';
import { getServiceView } from './record-views.ts';
import {
	describeArticle,
	describeCopyPage,
	describeHidden,
	describePagedPage,
	describePolicy,
	describeService,
	describeSpill,
	type SitePage,
} from './site-page.ts';

/** A page of the list, with the query of what it shows. */
export interface ListedPage extends SitePage {
	/** What the page reads tells when it last changed; absent where its record says so itself. */
	view?: () => Promise<unknown>;
}

/** What each page with words of its own shows. */
const copyViews: Record<CopyPageName, () => Promise<unknown>> = {
	home: views.getHomeView,
	servicesPage: views.getServicesView,
	about: views.getAboutView,
	testimonials: views.getTestimonialsView,
	blog: views.getBlogView,
	contact: views.getContactView,
	careersPage: views.getCareersView,
	quote: views.getQuoteView,
	serviceAreas: views.getServiceAreasView,
	faqPage: views.getFaqView,
	stainGuide: getStainGuideView,
	waterHelp: views.getWaterHelpView,
	sitemap: views.getSitemapView,
};

const listCopyPages = async () =>
	Promise.all(
		(await keepBuilt(Object.keys(copyViews) as CopyPageName[])).map(async (name) => ({
			...describeCopyPage(name, await getPage(name)),
			view: copyViews[name],
		})),
	);

/** The pages of a list from the second on. */
async function listFurtherPages(
	name: PagedName,
	records: number,
	getView: (number: number) => Promise<unknown>,
): Promise<ListedPage[]> {
	const first = describeCopyPage(name, await getPage(name));
	return Promise.all(
		listNumberedPages(name, records)
			.slice(1)
			.map(async (page) => ({
				...(await describePagedPage(first, page)),
				view: () => getView(page.number),
			})),
	);
}

async function listSpillPages(): Promise<ListedPage[]> {
	if (!(await hasPage('stainGuide'))) return [];
	const copy = await getPage('stainGuide');
	return (await getSpills()).map((spill) => ({
		...describeSpill(spill, copy),
		view: () => getSpillView(spill.id),
	}));
}

async function listHiddenPages(): Promise<ListedPage[]> {
	const [errors, form] = await Promise.all([getPage('errors'), getQuoteForm()]);
	return [
		describeHidden('/404', errors.page),
		describeHidden('/services/404', errors.service),
		describeHidden('/blog/404', errors.post),
		describeHidden('/500', errors.application),
		describeHidden('/offline', errors.offline),
		describeHidden('/embed/appointment-request', form, 'page'),
	];
}

/**
 * The list of pages: every address that answers with a page, what it is and what it shows. Routes of records, sitemaps,
 * pictures for shared links and the tests of the built site derive from it; src/lib/links.ts is the part of it that
 * the content check needs. A test holds it to what was built.
 */
const getPages = once(async (): Promise<ListedPage[]> => {
	const [services, posts, reviews, policies, labels] = await Promise.all([
		getServices(),
		getPosts(),
		getReviews(),
		getPolicies(),
		getLabels(),
	]);
	return [
		...(await listCopyPages()),
		...services.map((service) => ({ ...describeService(service), view: () => getServiceView(service.id) })),
		...posts.map((post) => describeArticle(post, labels.blog.titleSuffix)),
		...(await listFurtherPages('blog', posts.length, views.getBlogView)),
		...(await listFurtherPages('testimonials', reviews.length, views.getTestimonialsView)),
		...policies.map(({ id, policy }) => describePolicy(id, policy)),
		...(await listSpillPages()),
		...(await listHiddenPages()),
	];
});

/** The pages that search engines may find. */
export const getFoundPages = async (): Promise<ListedPage[]> =>
	(await getPages()).filter(({ found }) => found);
