import { getEntry } from 'astro:content';
import { fillText } from '../lib/tokens.ts';
import type { Area } from '../schema/area.ts';
import type { Post } from '../schema/post.ts';
import type { Service } from '../schema/service.ts';
import type { PhotoData } from '../ui/Photo.tsx';
import { getPhoto } from './photo.ts';
import { getPosts } from './posts.ts';
import { getAreas, getTeam } from './records.ts';
import { type RelatedLink, toPostLinks, toServiceLinks } from './related.ts';
import { getServices } from './services.ts';
import { getHtmlTokens } from './site.ts';

export type ServiceView = Omit<Service, 'hero' | 'beforeAfter' | 'serviceAreas'> & {
	hero: Omit<Service['hero'], 'photo'> & { photo: PhotoData; photoId: string };
	beforeAfter: {
		before: PhotoData;
		after?: PhotoData;
		description: string;
		stage?: { photo: PhotoData; caption: string };
	};
	serviceAreas: { title: string; text: string; areas: Area[] };
	relatedLinks: RelatedLink[];
};

/** Everything that the page of one service shows. @throws Error when there is no such service */
export async function getServiceView(id: string): Promise<ServiceView> {
	const [services, areas, posts] = await Promise.all([getServices(), getAreas(), getPosts()]);
	const service = services.find((candidate) => candidate.id === id);
	if (!service) throw new Error(`content/services/${id}.yaml is missing.`);
	const { hero, beforeAfter, serviceAreas, related } = service;
	return {
		...service,
		hero: { ...hero, photo: await getPhoto(hero.photo, 'hero'), photoId: hero.photo },
		beforeAfter: {
			description: beforeAfter.description,
			before: await getPhoto(beforeAfter.before, 'wide'),
			...(beforeAfter.after && { after: await getPhoto(beforeAfter.after, 'wide') }),
			...(beforeAfter.stage && {
				stage: { ...beforeAfter.stage, photo: await getPhoto(beforeAfter.stage.photo, 'wide') },
			}),
		},
		serviceAreas: { ...serviceAreas, areas: areas.filter((area) => serviceAreas.areas.includes(area.id)) },
		relatedLinks: [...toServiceLinks(services, related.services), ...toPostLinks(posts, related.posts)],
	};
}

export type PostView = Omit<Post, 'hero'> & {
	slug: string;
	hero: PhotoData;
	photoId: string;
	authorName: string;
	authorTitle: string;
	relatedLinks: RelatedLink[];
	/** The body, rendered from Markdown, with its tokens filled in. */
	html: string;
};

/** Everything that the page of one article shows. @throws Error when there is no such article */
export async function getPostView(slug: string): Promise<PostView> {
	const [posts, services, team, entry] = await Promise.all([
		getPosts(),
		getServices(),
		getTeam(),
		getEntry('posts', slug),
	]);
	const post = posts.find((candidate) => candidate.slug === slug);
	if (!post || !entry) throw new Error(`content/posts/${slug}.md is missing.`);
	const author = team.find((member) => member.id === post.author);
	const others = posts.filter((candidate) => candidate.slug !== slug).map((candidate) => candidate.slug);
	return {
		...post,
		photoId: post.hero,
		hero: await getPhoto(post.hero, 'hero'),
		authorName: author?.name ?? '',
		authorTitle: author?.title ?? '',
		relatedLinks: [...toServiceLinks(services, post.relatedServices), ...toPostLinks(posts, others)],
		html: fillText(entry.rendered?.html ?? '', await getHtmlTokens()),
	};
}
