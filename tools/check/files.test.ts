import { testCases } from './testing/fixture.ts';

const unused = 'Found: a file the site doesn’t use\n';

testCases([
	[
		'a job in a file with spaces and another ending',
		(content) => content.write('careers/Rug Washer.yml', 'id: rug-washer\n'),
		'',
		unused,
		'rename it to careers/rug-washer.yaml',
	],
	[
		'a service with another ending, which others refer to',
		(content) => {
			content.write('services/carpet-cleaning.yml', content.read('services/carpet-cleaning.yaml'));
			content.remove('services/carpet-cleaning.yaml');
			content.set('faq.yaml', [0, 'service'], { id: 'carpet-cleaning', subject: 'carpet' });
		},
		'',
		unused,
		'rename it to services/carpet-cleaning.yaml',
	],
	[
		'an ending that Windows hides',
		(content) => content.write('careers/rug-washer.yaml.txt', 'title: Rug washer\n'),
		'',
		unused,
		'rename it to careers/rug-washer.yaml:',
	],
	[
		'a second copy of a list',
		(content) => content.write('team (1).yaml', content.read('team.yaml')),
		'',
		unused,
		'If it’s a copy, delete it.',
	],
	[
		'a mistyped file name',
		(content) => {
			content.write('teem.yaml', content.read('team.yaml'));
			content.remove('team.yaml');
			content.set('posts/pet-odor-solutions.md', ['author'], 'marisol-reyes');
		},
		'',
		'content/teem.yaml: the file name',
		'Rename this file to team.yaml.',
	],
	[
		'a missing file',
		(content) => content.remove('timeline.yaml'),
		'',
		'content/timeline.yaml',
		'no such file',
	],
	[
		'a video',
		(content) => content.write('photos/clip.mp4', 'video'),
		'',
		unused,
		'Save the picture as a .jpg',
	],
	[
		'files that computers leave behind',
		(content) => {
			for (const file of ['.DS_Store', 'photos/Thumbs.db', 'company.yaml~']) content.write(file, 'x');
		},
	],
]);
