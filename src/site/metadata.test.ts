import { expect, onTestFinished, test, vi } from 'vitest';
import { buildMetadata, type MetaTag, type PageHead } from './metadata.ts';
import { siteUrl } from './site.ts';

const head: PageHead = {
	title: 'Tile & Grout',
	description: 'What is cleaned, how long it takes, and where.',
	path: '/services/tile-grout',
	kind: 'service',
	found: true,
};
const company = {
	name: 'Example Cleaners',
	addresses: [
		{
			id: 'tampa',
			name: 'Tampa',
			street: '1 Street',
			city: 'Tampa',
			state: 'FL' as const,
			zip: '33602',
			latitude: 27.95,
			longitude: -82.46,
		},
	],
};
const picture = { path: '/og/services/tile-grout.jpg', width: 1200, height: 630, alt: 'A floor.' };
const facts = { company, locale: 'en-US', picture, preview: false };

const find = (tags: MetaTag[], key: string) =>
	tags.find((tag) => ('name' in tag ? tag.name : tag.property) === key)?.content;

test('a page is titled with the company’s name, the home page as its content says', () => {
	expect(buildMetadata(head, facts).title).toBe('Tile & Grout | Example Cleaners');
	expect(buildMetadata({ ...head, path: '/', kind: 'home' }, facts).title).toBe('Tile & Grout');
});

test('a page may be indexed and has one address', () => {
	const { canonical, tags } = buildMetadata(head, facts);
	expect(canonical).toBe(`${siteUrl}/services/tile-grout`);
	expect(find(tags, 'og:url')).toBe(canonical);
	expect(find(tags, 'robots')).toBe('index, follow, max-image-preview:large');
});

test('an error screen is not indexed and has no address of its own', () => {
	const { canonical, tags } = buildMetadata({ ...head, found: false }, facts);
	expect(canonical).toBeUndefined();
	expect(find(tags, 'og:url')).toBeUndefined();
	expect(find(tags, 'robots')).toBe('noindex, follow');
});

test('a page of a list says which page comes before it and which after', () => {
	expect(buildMetadata(head, facts)).not.toHaveProperty('next');
	const page = { ...head, path: '/blog/page/2', previous: '/blog', next: '/blog/page/3' };
	expect(buildMetadata(page, facts)).toMatchObject({
		canonical: `${siteUrl}/blog/page/2`,
		previous: `${siteUrl}/blog`,
		next: `${siteUrl}/blog/page/3`,
	});
});

test.each(['home', 'page', 'service', 'article', 'error'] as const)(
	'no page of a preview is indexed, or names the public site as its address: %s',
	(kind) => {
		for (const found of [true, false]) {
			const { canonical, tags } = buildMetadata({ ...head, kind, found }, { ...facts, preview: true });
			expect(find(tags, 'robots')).toBe('noindex, nofollow');
			expect([canonical, find(tags, 'og:url')]).toEqual([undefined, undefined]);
		}
	},
);

test('PREVIEW=1 makes a build a preview', async () => {
	onTestFinished(() => {
		vi.unstubAllEnvs();
		vi.resetModules();
	});
	vi.stubEnv('PREVIEW', '1');
	vi.resetModules();
	const { buildMetadata: build } = await import('./metadata.ts');
	const { preview: _, ...own } = facts;
	expect(find(build(head, own).tags, 'robots')).toBe('noindex, nofollow');
});

test('a shared link shows the picture with its size and words', () => {
	const { tags } = buildMetadata(head, facts);
	expect(find(tags, 'og:image')).toBe(`${siteUrl}/og/services/tile-grout.jpg`);
	expect(find(tags, 'og:image:width')).toBe('1200');
	expect(find(tags, 'twitter:card')).toBe('summary_large_image');
	expect(find(tags, 'twitter:image:alt')).toBe('A floor.');
});

test('the place is Florida, with the headquarters as its point', () => {
	const { tags } = buildMetadata(head, facts);
	expect(find(tags, 'geo.region')).toBe('US-FL');
	expect(find(tags, 'geo.position')).toBe('27.95;-82.46');
	expect(find(tags, 'ICBM')).toBe('27.95, -82.46');
});

test('an article says when and by whom; a date of change only where there is one', () => {
	const record = { title: 'A', excerpt: 'E', date: '2025-06-10', category: 'Carpet Care' as const };
	const author = { id: 'ann', name: 'Ann', title: 'Owner' };
	const { tags } = buildMetadata(head, { ...facts, article: { record, author } });
	expect(find(tags, 'og:type')).toBe('article');
	expect(find(tags, 'author')).toBe('Ann');
	expect(find(tags, 'article:published_time')).toBe('2025-06-10');
	expect(find(tags, 'article:modified_time')).toBeUndefined();
	expect(
		find(
			buildMetadata(head, { ...facts, article: { record: { ...record, updated: '2025-07-01' }, author } })
				.tags,
			'article:modified_time',
		),
	).toBe('2025-07-01');
});
