// Over 200 lines, because the mistakes that people make stand in this one list, which is also docs/mistakes.md.
import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import type { Fixture } from './fixture.ts';

export interface Mistake {
	/** What someone did, as the end of a sentence that begins "Someone …". */
	did: string;
	/** Does it to the small content. */
	make: (content: Fixture) => unknown;
	/** The file that the one message names, below content/; absent where the mistake is simply handled. */
	told?: string;
	/** A piece of the line that the message names; absent where the whole file is meant. */
	line?: string;
}

const company = (line: string) => (content: Fixture) =>
	content.replace('company.yaml', /^descriptor: .*$/m, line);
const member = (from: string | RegExp, to: string) => (content: Fixture) =>
	content.replace('team.yaml', from, to);
const tile = 'services/tile-grout.yaml';
const article = 'posts/pet-odor-solutions.md';

const picture = () => sharp({ create: { width: 400, height: 320, channels: 3, background: '#fff' } });
/** Puts other bytes, or a file of another name, in the place of the first photo. */
const photo =
	(name: string, bytes: () => Promise<Uint8Array> | Uint8Array) =>
	async (content: Fixture): Promise<void> => {
		content.write(`photos/${name}`, await bytes());
		content.set('photos.yaml', [0, 'file'], `./photos/${name}`);
	};

/** Mistakes that people make in a text editor and in their folders, each tried as a newcomer would make it. */
export const mistakes: Mistake[] = [
	{
		did: 'deleted a closing quotation mark',
		make: company('descriptor: "Carpet cleaning'),
		told: 'company.yaml',
		line: 'descriptor',
	},
	{
		did: 'indented a line with the tab key',
		make: member('  title: Op', '\ttitle: Op'),
		told: 'team.yaml',
		line: 'title: Op',
	},
	{
		did: 'indented a line by one space too many',
		make: member('  title: Op', '   title: Op'),
		told: 'team.yaml',
		line: 'title: Op',
	},
	{
		did: 'put a date in curly quotation marks, as Word does',
		make: (content) => content.replace(article, /^date: .*$/m, 'date: “2025-05-01”'),
		told: article,
		line: 'date',
	},
	{ did: 'put text in curly quotation marks', make: company('descriptor: “Carpet cleaning”') },
	{
		did: 'misspelled the name of a field',
		make: member('  title:', '  titel:'),
		told: 'team.yaml',
		line: 'titel',
	},
	{
		did: 'left a field empty',
		make: member(/^ {2}title: .*$/m, '  title:'),
		told: 'team.yaml',
		line: 'title',
	},
	{
		did: 'forgot the space after a colon',
		make: member('  title: Op', '  title:Op'),
		told: 'team.yaml',
		line: 'title:Op',
	},
	{
		did: 'deleted the hyphen before an entry',
		make: member('- name:', '  name:'),
		told: 'team.yaml',
		line: 'name',
	},
	{
		did: 'wrote a field twice',
		make: (content) => content.append('company.yaml', 'descriptor: Rug cleaning\n'),
		told: 'company.yaml',
		line: 'Rug',
	},
	{
		did: 'deleted a review that the home page shows',
		make: (content) => content.delete('reviews.yaml', [2]),
		told: 'pages/home.yaml',
		line: 'third',
	},
	{
		did: 'wrote a phone number with letters',
		make: (content) => content.set('company.yaml', ['phones', 1, 'number'], '(813) 555-RUGS'),
		told: 'company.yaml',
		line: 'RUGS',
	},
	{
		did: 'left out a digit of a phone number',
		make: (content) => content.set('company.yaml', ['phones', 1, 'number'], '(813) 555-010'),
		told: 'company.yaml',
		line: '555-010',
	},
	{
		did: 'wrote a phone number with dots',
		make: (content) => content.set('company.yaml', ['phones', 1, 'number'], '813.555.0101'),
		told: 'company.yaml',
		line: '813.555',
	},
	{
		did: 'wrote an email address without the @',
		make: (content) => content.set('company.yaml', ['email'], 'hello.blueheron.com'),
		told: 'company.yaml',
		line: 'hello',
	},
	{
		did: 'left https:// out of a web address',
		make: (content) => content.set('company.yaml', ['links', 'booking'], 'www.blueheron.com'),
		told: 'company.yaml',
		line: 'blueheron',
	},
	{
		did: 'typed a phone number into a text',
		make: (content) => content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'Call (813) 555-0100.'),
		told: 'faq.yaml',
		line: '555-0100',
	},
	{
		did: 'misspelled a word in braces',
		make: (content) => content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'Call {phnoe}.'),
		told: 'faq.yaml',
		line: '{phnoe}',
	},
	{
		did: 'wrote a colon inside a title',
		make: company('descriptor: Cleaning: carpets and rugs'),
		told: 'company.yaml',
		line: 'descriptor',
	},
	{
		did: 'began a text with an @',
		make: company('descriptor: @home cleaning'),
		told: 'company.yaml',
		line: 'descriptor',
	},
	{
		did: 'wrote a # inside a text',
		make: company('descriptor: The #1 choice'),
		told: 'company.yaml',
		line: 'descriptor',
	},
	{
		did: 'wrote an apostrophe inside single quotation marks',
		make: company("descriptor: 'Florida's best'"),
		told: 'company.yaml',
		line: 'descriptor',
	},
	{ did: 'wrote a title with an emoji', make: company('descriptor: Carpet cleaning 🧽✨') },
	{
		did: 'saved a file with Windows line endings',
		make: (content) => content.write('team.yaml', content.read('team.yaml').replaceAll('\n', '\r\n')),
	},
	{
		did: 'saved a file with a byte order mark',
		make: (content) => content.write('team.yaml', `\uFEFF${content.read('team.yaml')}`),
	},
	{
		did: 'saved a file in an old Windows encoding',
		make: (content) =>
			content.write(
				'team.yaml',
				Buffer.from(content.read('team.yaml').replace('Marisol', 'Mañana'), 'latin1'),
			),
		told: 'team.yaml',
	},
	{
		did: 'pasted text with a zero-width space',
		make: company('descriptor: Carpet\u200B cleaning'),
		told: 'company.yaml',
		line: 'descriptor',
	},
	{
		did: 'pasted text with soft hyphens from Word',
		make: company('descriptor: Uphol\u00ADstery clean\u00ADing'),
		told: 'company.yaml',
		line: 'descriptor',
	},
	{
		did: 'pasted a line with a no-break space after the colon',
		make: company('descriptor:\u00A0Carpet cleaning'),
		told: 'company.yaml',
		line: 'descriptor',
	},
	{
		did: 'pasted text with no-break spaces between its words',
		make: company('descriptor: Carpet\u00A0cleaning'),
	},
	{
		did: 'gave two people the same id',
		make: (content) =>
			content.append('team.yaml', '- id: marisol-reyes\n  name: Ana Ruiz\n  title: Dispatch\n'),
		told: 'team.yaml',
		line: 'marisol-reyes',
	},
	{
		did: 'wrote a date the American way',
		make: (content) => content.replace(article, /^date: .*$/m, 'date: 05/01/2025'),
		told: article,
		line: 'date',
	},
	{
		did: 'wrote a date that doesn’t exist',
		make: (content) => content.replace(article, /^date: .*$/m, 'date: 2025-02-30'),
		told: article,
		line: 'date',
	},
	{
		did: 'gave a review six stars',
		make: (content) => content.set('reviews.yaml', [0, 'rating'], 6),
		told: 'reviews.yaml',
		line: 'rating',
	},
	{
		did: 'wrote a rating in words',
		make: (content) => content.set('reviews.yaml', [0, 'rating'], 'five stars'),
		told: 'reviews.yaml',
		line: 'rating',
	},
	{
		did: 'wrote a description that search results would cut',
		make: (content) => content.set(tile, ['metaDescription'], 'We clean tile and grout. '.repeat(8)),
		told: tile,
		line: 'metaDescription',
	},
	{
		did: 'linked to a page that was removed',
		make: (content) => content.append(article, '\nSee [our prices](/price-list).\n'),
		told: article,
		line: '/price-list',
	},
	{
		did: 'deleted a service that a group of questions names',
		make: (content) => content.remove('services/carpet-cleaning.yaml'),
		told: 'faq.yaml',
		line: 'carpet-cleaning',
	},
	{ did: 'emptied a file', make: (content) => content.write('timeline.yaml', ''), told: 'timeline.yaml' },
	{
		did: 'deleted the --- lines of an article',
		make: (content) => content.write(article, content.read(article).replaceAll(/^---\n/gm, '')),
		told: article,
	},
	{
		did: 'saved a second copy of a service as “tile-grout (1).yaml”',
		make: (content) => content.write('services/tile-grout (1).yaml', content.read(tile)),
		told: 'services/tile-grout (1).yaml',
	},
	{
		did: 'saved a second copy of a list as “team (1).yaml”',
		make: (content) => content.write('team (1).yaml', content.read('team.yaml')),
		told: 'team (1).yaml',
	},
	{
		did: 'wrote the file name of a photo in capital letters',
		make: (content) => content.set('photos.yaml', [0, 'file'], './photos/Living-Room.JPG'),
		told: 'photos.yaml',
		line: 'Living-Room',
	},
	{
		did: 'named a photo that is not in the folder',
		make: (content) => content.remove('photos/porch.jpg'),
		told: 'photos.yaml',
		line: 'porch',
	},
	{
		did: 'added a photo of 30 MB',
		make: photo('large.jpg', async () =>
			Buffer.concat([await picture().jpeg().toBuffer(), Buffer.alloc(30_000_000)]),
		),
	},
	{
		did: 'added a HEIC photo from a phone',
		make: photo('IMG_2041.HEIC', () => readFileSync('src/content/testing/phone.heic')),
	},
	{
		did: 'added the thumbnail of a photo',
		make: photo('thumb.jpg', () => picture().resize(160).jpeg().toBuffer()),
		told: 'photos.yaml',
		line: 'thumb.jpg',
	},
	{
		did: 'added a photo that was only partly copied',
		make: photo('cut.jpg', async () => (await picture().jpeg().toBuffer()).subarray(0, 500)),
		told: 'photos.yaml',
		line: 'cut.jpg',
	},
	{
		did: 'added a video instead of a photo',
		make: photo('clip.mp4', () => Buffer.from('video')),
		told: 'photos/clip.mp4',
	},
	{
		did: 'used a file name as the description of a photo',
		make: (content) => content.set('photos.yaml', [0, 'alt'], 'IMG_2041.JPG'),
		told: 'photos.yaml',
		line: 'IMG_2041',
	},
	{
		did: 'took the before photo sideways and the after photo upright',
		make: async (content) =>
			content.write('photos/porch.jpg', await picture().resize(400, 600, { fit: 'fill' }).jpeg().toBuffer()),
		told: 'gallery.yaml',
		line: 'porch',
	},
	{
		did: 'promised to handle an insurance claim',
		make: (content) => content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'We handle your claim.'),
		told: 'faq.yaml',
		line: 'We handle',
	},
];
