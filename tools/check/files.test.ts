import { checkShape } from './issues.ts';
import { checkReferences } from './references.ts';
import { closing, remove, set, testCases, tile, warned, write } from './testing/fixture.ts';

testCases(
	[checkShape, checkReferences],
	[
		['a job with spaces', write('careers/Rug Washer.yml', 'id: a\n'), '', 'it to careers/rug-washer.yaml'],
		[
			'a service with another ending, which others refer to',
			[
				(content) => content.write('services/carpet-cleaning.yml', content.read(tile)),
				remove('services/carpet-cleaning.yaml'),
				set('faq.yaml', '0.service', { id: 'carpet-cleaning', subject: 'carpet' }),
			],
			'',
			'rename it to services/carpet-cleaning.yaml',
		],
		['an article from Word', write('posts/Winter.docx', ''), '', 'without formatting, as posts/winter.md'],
		['a second copy of a list', write('team (1).yaml', '[]'), '', 'If it’s a copy, delete it.', warned],
		['a page that is hidden, half written', write('pages/water-help.yaml', 'hidden: true\ntitle: Water\n')],
		[
			'a hidden blog, whose articles are linked in a text and by a service',
			[
				set('pages/blog.yaml', 'hidden', 'yes'),
				closing('[Odor](/blog/pet-odor-solutions)'),
				set(tile, 'relatedPosts', ['pet-odor-solutions']),
			],
		],
		['a page that must stay', set('pages/home.yaml', 'hidden', true), 'hidden: true', 'no such field here'],
		['an optional page that is gone', remove('pages/water-help.yaml')],
		['a page gone before jobs', remove('pages/careers.yaml'), '', 'are files in content/careers'],
		['a missing file', remove('navigation.yaml'), '', 'content/navigation.yaml', 'no such file'],
		['a video', write('photos/clip.mp4', 'video'), '', 'The site shows pictures only.', warned],
		[
			'files that computers leave behind',
			['.DS_Store', 'photos/Thumbs.db', 'company.yaml~', 'posts/~$winter.docx', '~$labels.docx'].map((file) =>
				write(file, 'x'),
			),
		],
	],
);
