import { getPhotoMaster } from '../model/photo-master.ts';
import { getPosts } from '../model/posts.ts';
import { readAll } from '../model/read.ts';
import { getAreas, getPositions } from '../model/records.ts';
import { getServices } from '../model/services.ts';
import { getAddress, getCompany } from '../model/site.ts';
import { getSitePages } from '../model/site-pages.ts';
import type { GraphFacts } from '../seo/graph.ts';
import { isOpen } from '../seo/graph-record.ts';
import type { ArticleTags, PageHead } from '../seo/metadata.ts';
import { describeSharePicture, type SharePicture } from '../seo/share-picture.ts';

/** The picture of a page for shared links; the home page's where a page has none of its own (error screens). */
async function getSharePicture(path: string): Promise<SharePicture> {
	const pages = await getSitePages();
	const page = pages.find((candidate) => candidate.path === path) ?? pages[0];
	if (!page) throw new Error('The site has no pages.');
	const photo = page.card.photo && (await getPhotoMaster(page.card.photo));
	return describeSharePicture(page.path, page.card, photo ? photo.alt : undefined);
}

/** Pages that list all towns as served by the company, and those that name the year of foundation. */
const listTowns = ['/', '/about-us', '/contact', '/service-areas'];
const nameFoundation = ['/', '/about-us'];

/** The record that a page shows, for its structured data. */
async function getRecordFacts({
	kind,
	record,
}: PageHead): Promise<Pick<GraphFacts, 'service' | 'article' | 'position'>> {
	if (kind === 'service') {
		const [services, areas] = await Promise.all([getServices(), getAreas()]);
		const service = services.find((candidate) => candidate.id === record);
		return service
			? {
					service: {
						record: service,
						areas: areas.filter((area) => service.serviceAreas.areas.includes(area.id)),
					},
				}
			: {};
	}
	if (kind === 'article') {
		const [posts, team] = await Promise.all([getPosts(), readAll('team')]);
		const post = posts.find((candidate) => candidate.slug === record);
		const author = team.find((member) => member.id === post?.author);
		return post && author ? { article: { record: post, author } } : {};
	}
	if (kind === 'careers') {
		const [positions, company] = await Promise.all([getPositions(), getCompany()]);
		const position = positions.find((candidate) => candidate.id === record);
		// The content check refuses an expired position; a page that is rebuilt without it must not offer one either.
		const open = position && isOpen(position, new Date().toISOString().slice(0, 10));
		return open
			? {
					position: {
						record: position,
						address: getAddress(company, position.location),
						company: company.name,
					},
				}
			: {};
	}
	return {};
}

/** Everything that the head of a page is built from, beside what the page says itself. */
export async function getHeadFacts(head: PageHead): Promise<GraphFacts & { tags?: ArticleTags | undefined }> {
	const [company, areas, picture, record] = await Promise.all([
		getCompany(),
		getAreas(),
		getSharePicture(head.path),
		getRecordFacts(head),
	]);
	const { article } = record;
	return {
		company,
		picture,
		...record,
		shown: {
			locations: head.kind === 'contact',
			founded: nameFoundation.includes(head.path),
			areas: listTowns.includes(head.path) ? areas : [],
		},
		...(article && {
			tags: {
				published: article.record.date,
				modified: article.record.updated,
				author: article.author.name,
				section: article.record.category,
			},
		}),
	};
}
