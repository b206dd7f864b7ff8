import { checkShape } from './issues.ts';
import { checkLinks } from './links.ts';
import { checkReferences } from './references.ts';
import {
	answer,
	append,
	article,
	type Case,
	type Change,
	remove,
	set,
	testCases,
	tile,
	warned,
	write,
} from './testing/fixture.ts';

const link = (href: string) => set('navigation.yaml', 'header.1.href', href);
const photo = (id: string) => set(tile, 'card.photo', id);
const service = (id: string) => set('faq.yaml', '0.service', { id, subject: 'leather' });
const featured = (...ids: string[]) => set('pages/home.yaml', 'reviews.featured', ids);
const redirect = (from: string, to: string) => write('redirects.yaml', `- from: ${from}\n  to: ${to}\n`);
const priced: Change = (content) => content.add('prices', [{ service: 'x', lines: [{ name: 'A chair' }] }]);
const choose = (list: string) => `Fix:   Choose from ${list}.yaml: `;
const gone = '\n         If it’s gone for good, take this out.\n';
const regions = (...ids: string[]) => set(tile, 'serviceAreas.areas', ids);

testCases(
	[checkShape, checkLinks, checkReferences],
	[
		[
			'links of the menu and redirects that lead somewhere',
			[link('https://pay.other.com/bill?id=1'), redirect('/old', '/testimonials?service=rug-cleaning#list')],
		],
		['a link to no page', link('/servics'), '/servics', 'Found: /servics, but', 'Fix:   href: "/services"\n'],
		['a link to a file', link('about.html'), 'about.html', 'with your own link:'],
		['a link with capitals', link('/Services'), '/Services', 'href: "/services"\n'],
		['half a phone', link('813-226'), '813', 'looks like tel:+18135550100'],
		['a menu link to a page by another name', link('/about'), '/about', 'Correct it, or take it out.'],
		[
			'former addresses as people copy them',
			write(
				'redirects.yaml',
				['https://www.old.com/carpet.html', 'old.com/Rugs/', '/About-Us/']
					.map((from) => `- { from: ${from}, to: /about-us }\n`)
					.join(''),
			),
		],
		[
			'a former address with a query',
			redirect('https://old.com/?p=12', '/faq'),
			'from:',
			'with a question mark',
			'Open this address on your old site.',
		],
		['no icon', set(tile, 'card.icon', 'windows'), 'icon: windows', 'lucide.dev/icons lists all'],
		['a mistyped icon', set(tile, 'card.icon', 'armchiar'), 'icon: armchiar', 'Fix:   icon: "armchair"\n'],
		['a mistyped photo', photo('living-rom'), 'living-rom', 'such photo\n', 'Fix:   photo: "living-room"\n'],
		[
			'people whom no page shows',
			[set('pages/home.yaml', 'team', undefined), set('pages/about.yaml', 'hidden', true)],
			'- name: Marisol Reyes',
			'Found: people, but no page that shows them\n',
			'In pages/home.yaml or pages/about.yaml, add:',
			warned,
		],
		['an author who has left', set(article, 'author', 'x'), 'author: x', choose('team')],
		[
			'a review, beside one whose number is near',
			[
				set('reviews.yaml', '0.id', 'review-01'),
				set('reviews.yaml', '1.id', 'review-04'),
				featured('review-01', 'review-02'),
			],
			'- review-02',
			`Fix:   Choose from reviews.yaml: review-01, review-04, third${gone}`,
		],
		[
			'one of many',
			[
				(content) =>
					content.add(
						'reviews',
						Array.from({ length: 21 }, (_, index) => ({ id: `review-${index}` })),
					),
				featured('x'),
			],
			'- x',
			'Fix:   reviews.yaml lists all you can choose from.',
		],
		[
			'a choice from a list that the owner has deleted',
			[remove('reviews.yaml'), featured('first')],
			'- first',
			'has none yet.',
		],
		[
			'a region of a list that has the one with nearly its name',
			[set('areas.yaml', '0.id', 'southeast'), regions('southeast', 'southwest')],
			'- southwest',
			gone,
		],
		[
			'a service of another name',
			service('closet-cleaning'),
			'id: closet',
			'Choose from services: ',
			'in redirects.yaml where its former address leads',
			gone,
		],
		['prices of what is gone', priced, 'service: x', warned],
		['a page below one that is gone', answer('[a](/stain-guide/wine)'), 'answer:', 'no such page'],
		...[set(article, 'draft', true), set(article, 'date', '2025-06-02')].map(
			(change): Case => [
				'a link to an article that isn’t shown yet',
				[change, answer('[odor](/blog/pet-odor-solutions).')],
			],
		),
		[
			'a broken file to which others point, and faults in others',
			[append('photos.yaml', '\n: broken: line\n'), link('/servics')],
			': broken: line',
		],
	],
);
