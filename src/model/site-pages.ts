import { getPage } from './page.ts';
import { getPosts } from './posts.ts';
import { getPolicies } from './records.ts';
import { getServices } from './services.ts';

/** What a page's picture for shared links is made of. */
export interface ShareCard {
	/** The page's heading. */
	title: string;
	/** A short line above it, such as the category of an article. */
	eyebrow?: string;
	/** Id of the photograph; without one the card is words alone. */
	photo?: string;
}

/** A page that search engines may find: its address, its picture for shared links, and where its words come from. */
export interface SitePage {
	path: string;
	card: ShareCard;
	/** Files and folders under content/ that hold what the page shows. */
	sources: string[];
	/** Date of the last change, where the content itself names one. */
	date?: string;
}

/** Pages with a hero, and what they show beside their own file. */
const heroPages = {
	home: {
		path: '/',
		sources: [
			'home.yaml',
			'../services',
			'../reviews.yaml',
			'../team.yaml',
			'../gallery.yaml',
			'../posts',
			'../areas.yaml',
		],
	},
	servicesPage: { path: '/services', sources: ['services.yaml', '../services'] },
	about: { path: '/about-us', sources: ['about.yaml', '../team.yaml', '../timeline.yaml', '../areas.yaml'] },
	testimonials: { path: '/testimonials', sources: ['testimonials.yaml', '../reviews.yaml'] },
	blog: { path: '/blog', sources: ['blog.yaml', '../posts'] },
	contact: { path: '/contact', sources: ['contact.yaml', '../company.yaml', '../areas.yaml'] },
	careersPage: { path: '/careers', sources: ['careers.yaml', '../careers'] },
	quote: { path: '/quote', sources: ['quote.yaml', '../areas.yaml'] },
	serviceAreas: { path: '/service-areas', sources: ['service-areas.yaml', '../areas.yaml'] },
} as const;

const inContent = (source: string) => (source.startsWith('../') ? source.slice(3) : `pages/${source}`);

async function getHeroPages(): Promise<SitePage[]> {
	const names = Object.keys(heroPages) as (keyof typeof heroPages)[];
	return Promise.all(
		names.map(async (name) => {
			const { hero } = await getPage(name);
			const { path, sources } = heroPages[name];
			return { path, card: { title: hero.title, photo: hero.photo }, sources: sources.map(inContent) };
		}),
	);
}

/** Every page that search engines may find, in the order of the sitemap. A test holds it to the pages that were built. */
export async function getSitePages(): Promise<SitePage[]> {
	const [pages, services, posts, policies, sitemap] = await Promise.all([
		getHeroPages(),
		getServices(),
		getPosts(),
		getPolicies(),
		getPage('sitemap'),
	]);
	return [
		...pages,
		...services.map(({ id, hero }) => ({
			path: `/services/${id}`,
			card: { title: hero.title, photo: hero.photo },
			sources: [`services/${id}.yaml`, 'areas.yaml'],
		})),
		...posts.map(({ slug, title, category, hero, date, updated }) => ({
			path: `/blog/${slug}`,
			card: { eyebrow: category, title, photo: hero },
			sources: [`posts/${slug}.md`],
			date: updated ?? date,
		})),
		...policies.map(({ id, policy }) => ({
			path: `/${id}`,
			card: { title: policy.title },
			sources: [`legal/${id}.yaml`],
			date: policy.date,
		})),
		{
			path: '/sitemap',
			card: { title: sitemap.title },
			sources: ['pages/sitemap.yaml', 'services', 'posts'],
		},
	];
}
