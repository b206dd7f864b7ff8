import { checkShape } from './issues.ts';
import { checkReferences } from './references.ts';
import { append, type Change, replace, set, testCases, write } from './testing/fixture.ts';
import { checkUnique } from './unique.ts';

/** Adds a page like another one, except for its title and description. */
const addPage =
	(file: string, model: string): Change =>
	(content) =>
		content.write(
			file,
			content
				.read(model)
				.replace(/^metaTitle: .*$/m, 'metaTitle: A page of its own')
				.replace(/^metaDescription: .*$/m, '$& Twice.'),
		);
const twice = 'which is already used in this file\n';
const prices = (lines: string, count = 1) =>
	write('prices.yaml', `- service: carpet-cleaning\n  lines: [${lines}]\n`.repeat(count));
const sameTitle = set('pages/contact.yaml', 'metaTitle', 'The Page About');
const terms = 'legal/terms.yaml';
const extra = (name: string) =>
	write(
		`extra/${name}.md`,
		'---\ntitle: Paying over time\ndescription: What a payment plan costs, and what we need from you to start one.\n---\n## Plans\n\n[Plans](#plans)\n',
	);
const description = 'metaDescription: A description that fits two pages, and that is long enough.';

testCases(
	[checkShape, checkReferences, checkUnique],
	[
		[
			'two records with one id',
			(content) => append('gallery.yaml', content.read('gallery.yaml'))(content),
			'id: sofa',
			`Found: sofa, ${twice}`,
			'id: "sofa-2"',
		],
		[
			'two regions whose ids make one address',
			append(
				'areas.yaml',
				'- { id: tampa-bay, title: Tampa and Its Bay, towns: [{ name: Tarpon Springs }] }\n',
			),
			'id: tampa-bay',
			'Found: tampa-bay, which is already used in this file\n',
			'Both would have the address /service-areas/tampa-bay',
			'id: "tampa-bay-2"',
		],
		[
			'a member with the id of another, whom an article names',
			[
				append('team.yaml', '- { id: sam, name: Sam, title: Driver }\n'),
				set('team.yaml', '0.id', 'sam'),
				set('posts/pet-odor-solutions.md', 'author', 'marisol-reyes'),
			],
			'id: sam',
			`Found: sam, ${twice}`,
		],
		['a group and a question', set('faq.yaml', '0.id', 'cost'), 'id: cost', `Found: cost, ${twice}`],
		...['/faq/', '/FAQ'].map((from): [string, Change, string, string] => [
			`a former address that is a page’s: ${from}`,
			write('redirects.yaml', `- { from: ${from}, to: /contact }`),
			'from:',
			`Found: ${from}, which is the address of a page`,
		]),
		...['/our%20services.html', '/rugs_(oriental)', '/caf%C3%A9', '/~ann/rugs.htm'].map(
			(from): [string, Change] => [
				`a former address with signs of its own: ${from}`,
				write('redirects.yaml', `- { from: "${from}", to: /contact }`),
			],
		),
		[
			'a former address that could end a line of a host’s settings',
			write('redirects.yaml', '- { from: "/rugs%22%0A", to: /contact }'),
			'from:',
			'Write it like this',
		],
		['two entries of prices', prices('{ name: Room }', 2), 'service: carpet', 'Move the lines of this'],
		['two prices of one name', prices('{ name: A sq. }, { name: A sq }'), 'lines', `Found: a-sq, ${twice}`],
		[
			'two jobs with one reference number',
			(content) => {
				const job = content.read('careers/carpet-cleaning-technician.yaml').replace(/^/, 'identifier: A-1\n');
				for (const name of ['a', 'b']) content.write(`careers/${name}.yaml`, job);
			},
			'identifier: A-1',
			'already used in content/careers/a.yaml\n',
			'Give each job a reference number of its own.',
		],
		['two pages with one title', sameTitle, 'metaTitle', 'already used in content/pages/about.yaml\n'],
		[
			'two pages with one description',
			['pages/faq.yaml', terms].map((file) => replace(file, /^metaDescription: .*$/m, description)),
			'metaDescription',
			'Write a description that fits this page only',
		],
		[
			'a page of one’s own, and a link to it',
			[extra('financing'), set('navigation.yaml', 'header.1.href', '/financing')],
		],
		['a page that the site may have one day', extra('stain-guide'), '', 'has the address /stain-guide\n'],
		...['contact', 'offline', 'es'].map((name): [string, Change[], string, string] => [
			`a page named as another: ${name}`,
			[write('es.po', ''), addPage(`legal/${name}.yaml`, terms)],
			'',
			`has the address /${name}\n`,
		]),
	],
);
