import { checkReferences } from './references.ts';
import { set, testCases, write } from './testing/fixture.ts';
import { checkUnique } from './unique.ts';

const writePage = (name: string, text = 'A text.') =>
	write(
		`extra/${name}.md`,
		`---\ntitle: Paying over time\ndescription: What a payment plan costs, and what we need from you to start one.\n---\n${text}\n`,
	);
const linkTo = (href: string) => set('navigation.yaml', 'header.1.href', href);

testCases(
	[checkReferences, checkUnique],
	[
		[
			'a page, and a link to it',
			[writePage('financing', '## Plans\n\n[Plans](#plans)'), linkTo('/financing')],
		],
		['a link to no page', writePage('financing', '[Ask](/kontact)'), '[Ask]', 'Write /contact in its place.'],
		[
			'the address of a page that the site may have one day',
			writePage('stain-guide'),
			'',
			'another page already has the address /stain-guide',
			'content/extra/stain-guide-2.md',
		],
		[
			'the title of another page',
			[writePage('financing'), set('extra/financing.md', 'title', 'The page tile')],
			'title',
			'which is already used in content/services/tile-grout.yaml',
		],
	],
);
