import { expect, test } from 'vitest';
import { reportAfter, set, testCases, write } from './testing/fixture.ts';

const writePage = (name: string, text: string, more = '') =>
	write(
		`extra/${name}.md`,
		`---\ntitle: Paying over time\ndescription: What a payment plan costs, and what we need from you to start one.\n${more}---\n${text}\n`,
	);
const linkTo = (href: string) => set('navigation.yaml', 'header.1.href', href);

testCases([
	[
		'writes a page, and a link to it',
		[writePage('financing', '## Plans\n\n[Plans](#plans)'), linkTo('/financing')],
	],
	[
		'breaks a link in the text of a page',
		writePage('financing', '[Ask](/kontact)'),
		'[Ask](/kontact)',
		'/contact',
	],
	['writes unknown words in braces', writePage('financing', 'Call {fone}.'), 'Call {fone}.', '{phone}'],
	[
		'names a photo that isn’t there',
		writePage('financing', 'A text.', 'photo: porsh\n'),
		'photo: porsh',
		'photo: "porch"',
	],
	[
		'shows an unknown photo between paragraphs',
		writePage('financing', '![](porsh)'),
		'![](porsh)',
		'![](porch)',
	],
	['makes a promise', writePage('financing', 'We remove all stains.'), 'We remove all stains.', 'a promise'],
	['writes nothing below the facts', writePage('financing', ''), '', 'The page would be empty.'],
	[
		'gives it the address of a page that the site may have one day',
		writePage('stain-guide', 'A text.'),
		'',
		'another page already has the address /stain-guide',
		'content/extra/stain-guide-2.md',
	],
	[
		'gives it the title of another page',
		[writePage('financing', 'A text.'), set('extra/financing.md', 'title', 'The page tile')],
		'title',
		'which is already used in content/services/tile-grout.yaml',
	],
]);

test('renaming the file of a page is recognized, and the redirect for old links is said', async () => {
	const { text } = await reportAfter([
		writePage('payment-plans', 'A text.'),
		linkTo('/financing'),
		set('services/tile-grout.yaml', 'closing.text', 'Read [how to pay](/financing).'),
		// Otherwise, it could be this page that is called by another name.
		set('navigation.yaml', 'footer.legal.0.href', '/terms'),
	]);
	expect(text).toContain('Renamed? Write payment-plans in these 2 lines');
	expect(text).toMatch(/- from: \/financing\n +to: \/payment-plans/);
});
