import { expect, test } from 'vitest';
import { reportProblems } from './report.ts';
import { article, checkAfter, closing, picture, type Slip, testSlips, warned } from './testing/fixture.ts';

const descriptor = 'company / descriptor';
const unreadable = 'Until you fix this line, the site can’t read this file.';
/** What a line of company.yaml says that can't be read. */
const broken = (written: string): Slip => [{ [descriptor]: written }, written.trim(), unreadable];

test('a line that can’t be read is reported with its place, what it says, why it matters and what to write', async () => {
	const { problems } = await checkAfter({ [descriptor]: 'descriptor: @home' });
	expect(
		reportProblems(problems).replace(/line \d+/, 'line N'),
	).toBe(`content/company.yaml, line N: how the line is written
  Found: descriptor: @home
  Why:   ${unreadable}
  Fix:   In this line or one beside it: begin it where the other fields of its entry do, or two spaces farther to the right. Put a
         space after each colon and hyphen, and straight quotation marks around a text that has a colon in it or begins with a sign. Close
         each quotation mark and bracket. “npm run undo” lists what has changed.

1 problem in 1 file. Nothing was built.`);
});

// Lines
testSlips([
	[{ [descriptor]: 'descriptor: {company} cleans' }, 'company} cleans', 'The text begins with a sign'],
	[{ [descriptor]: 'descriptor: "We say "hello" first"' }, 'straight quotation marks or an apostrophe'],
	[{ [descriptor]: "descriptor: 'The city's best'" }, 'straight quotation marks or an apostrophe'],
	broken('descriptor:Carpets'),
	[{ [descriptor]: 'descriptor: Cleaning: carpets and rugs' }, 'carpets', 'The text has a colon in it'],
	[{ [descriptor]: '   descriptor: Carpets' }, 'name: Blue Heron', unreadable],
	[{ 'services/tile-grout / areas:': '  areas: [tampaBay' }, unreadable],
	[{ 'team / title: Op': '\ttitle: Operator' }],
	[{ 'company / number': '\tnumber: (813) 555-0100' }, 'begins with a Tab. Use spaces.'],
	[{ 'reviews / name: Ben C.': '-name: Ben C.' }, '-name', unreadable],
	[{ [`${article} / title`]: 'title: A: b' }, 'title: A: b', unreadable],
	// Nothing else is said of what is in the file, or of what points to it
	[{ 'photos +': ': broken: line', 'navigation: header.1.href': '/servics' }, ': broken: line', unreadable],
	[{ [`${descriptor}`]: 'name: Again' }, 'name: Again', 'has the field twice'],
	[{ 'reviews / name: Ben C.': '  name: Ben C.' }, 'name: Ben C.', 'begin a new entry with a hyphen'],
	[{ [descriptor]: 'descriptor: The #1 choice' }, 'The #1 choice', 'around the whole text', warned],
	[{ [descriptor]: 'descriptor: Carpets # until the spring' }],
	[{ [descriptor]: 'descriptor: “Carpets”\u00A0✨' }],
	[{ [descriptor]: 'descriptor: "Old <<<<<<< new"' }],
	[{ 'company / number': '\u00A0\u00A0\u00A0 number: (813) 555-0100' }],
	[{ 'brand / main': 'main: #0b3d91' }],
	[{ [descriptor]: '<<<<<<< HEAD\n=======\n>>>>>>> main' }, 'Found: two versions that Git couldn’t join\n'],
]);

// Files
testSlips([
	[{ [article]: 'Just an article.\n' }, 'no lines of ---'],
	[{ [`${article} / ---`]: '' }, 'only one line of ---'],
	[{ team: '' }, 'Found: an empty file\n', 'The site can’t read a file with nothing in it.'],
	[{ team: Buffer.from('\xe9', 'latin1') }, 'the encoding “UTF-8.”'],
	[{ team: '{\\rtf1\\ansi - name: Ada}' }, '“Make Plain Text”'],
	[{ 'careers/Rug Washer.yml': 'id: a\n' }, 'save its text, without formatting, as careers/rug-washer.yaml'],
	[
		{
			'services/carpet-cleaning': undefined,
			'services/carpet-cleaning.yml': '',
			[closing]: '[a](/services/carpet-cleaning)',
		},
		'as services/carpet-cleaning.yaml',
	],
	[{ 'posts/Winter.md.txt': '' }, 'content/posts/Winter.md.txt', 'without formatting, as posts/winter.md'],
	[{ 'team (1).yaml': '[]' }, 'If it’s a copy, delete it.', warned],
	[
		{ 'pages/About Us.yaml': 'title: Us' },
		'one of these names: home.yaml, services.yaml, about.yaml, ',
		warned,
	],
	[{ 'photos/clip.mp4': 'video' }, 'move it out of the folder content.', warned],
	[{ navigation: undefined }, 'content/navigation.yaml', 'no such file', 'with “npm run undo,”'],
	[{ 'pages/careers': undefined }, 'To take the page off the site', 'hidden: true'],
	[{ 'pages/water-help': undefined }],
	[{ 'pages/water-help': 'hidden: true\ntitle: Water\n' }],
	[{ 'pages/home: hidden': true }, 'hidden: true', 'no such field here'],
	[
		{
			'pages/blog: hidden': 'yes',
			[closing]: '[Odor](/blog/pet-odor-solutions)',
			'services/tile-grout: relatedPosts': ['pet-odor-solutions'],
		},
	],
	[{ '.DS_Store': '', 'photos/Thumbs.db': '', 'company.yaml~': '', 'posts/~$winter.docx': '' }],
]);

// The brand
const sign = (file: string | Uint8Array | Promise<Uint8Array>, name = 'logo') => ({
	[`brand: ${name}`]: './a.svg',
	'a.svg': file,
});
const drawing = (inner: string, root = ' viewBox="0 0 64 64"') =>
	sign(`<svg xmlns="http://www.w3.org/2000/svg"${root}>\n${inner}\n</svg>`);
const square = '<path d="M8 8h48v48H8z"/>';
/** More points than anybody draws. */
const zigzag = Array.from({ length: 3000 }, (_, index) => `L${index % 64} ${(index * 7) % 61}`);
testSlips([
	[{ 'brand: main': '#ffd400', 'brand: accent': '#fdfdfd' }],
	[{ 'brand: paper': '#556677' }, 'paper:', 'which is too dark', 'Choose a lighter color.'],
	[{ 'brand: ink': '#99aabb' }, 'ink:', 'Choose a darker color'],
	[{ 'brand: star': '#112233' }],
	[drawing(square)],
	[drawing(square, ' viewBox="0 0 300 80"')],
	[sign(picture(480, 120).png().toBuffer())],
	[{ 'brand: logo': './b.svg' }, 'logo: ./b.svg', 'no such file'],
	[drawing('<script>alert(1)</script>'), 'logo:', 'without shapes'],
	[sign('\uFEFF<svg><text>A</text></svg>'), 'logo:', 'without shapes', 'Convert text to paths'],
	[drawing(square, ''), 'logo:', 'without a “viewBox” in <svg>'],
	[sign('Blue Heron'), 'logo:', 'no picture that can be opened'],
	[drawing(`<path d="M0 0${zigzag.join('')}"/>`), 'logo:', 'may have 8000 characters'],
]);
