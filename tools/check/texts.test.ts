import { answer, article, closing, end, picture, type Slip, testSlips, warned } from './testing/fixture.ts';

/** A text of a service's page, or one in an article, with what is reported in its line. */
const inPage = (text: string, ...told: string[]): Slip => [{ [closing]: text }, ...told];
const inArticle = (text: string, ...told: string[]): Slip => [{ [end]: text }, ...told];
const label = (group: string, word: string): Record<string, string> => ({ labels: `${group}:\n  ${word}\n` });
const hardly = 'Fix:   Add what it stands for in company.yaml, areas.yaml or prices.yaml, delete these words';
const how = 'Fix:   Write it like this: [the words](/contact)';

// Words in braces
testSlips([
	inPage('Call {phnoe}.', 'a word in braces\n  Found: {phnoe}\n', 'Fix:   {phone}\n'),
	inPage('Call {phone.', 'Found: {phone\n', 'Fix:   {phone}\n'),
	inPage('Call phone} now.', 'Found: phone}\n', 'Fix:   {phone}\n'),
	inPage('Call { phone }, or write to {legal.name}, {legal.address}.'),
	inArticle('Call {fone} today.', 'Call {fone}', 'or use one of these: {company}, '),
	[
		{
			prices: [{ service: 'carpet-cleaning', lines: [{ name: 'Roof', unit: 'roof', from: 50 }] }],
			[closing]: 'From {price.carpet-cleaning.room} up, or {price.carpet-cleaning.roof}.',
		},
		'{price.carpet-cleaning.room}\n',
		hardly,
	],
	[{ 'company: claims.arrival': undefined, [closing]: 'Here in {arrival}.' }, 'Here in', hardly],
	[{ 'company: request': { endpoint: 'https://formspree.io/f/{form_id}' } }],
	[label('testimonials', 'readMore: At {zip}'), 'readMore', 'Found: {zip}\n'],
	[label('coverage', 'here: "{ place }"'), 'here', 'Found: { place }'],
	[label('testimonials', 'readMore: Ask {company}')],
	inPage(
		'In 2025, ask Blue Heron, (727) 555-0123, help@water.example, 1-800-222-1222 or https://a.com/8135550103.',
	),
]);

// What pages can't show
testSlips([
	inArticle('Some <span style="color: red">words', 'Some <span', 'HTML in the text'),
	inArticle('Some <v:shape>words', '<v:shape>', 'HTML in the text'),
	inArticle('Some (<b>bold) words', 'Some (<b>', 'HTML in the text\n  Found: <b>\n'),
	inArticle('For 2 < 3 rooms, I <3 it, a <-> b, 5 > 4.'),
	inPage('Pay **after** the visit.', 'formatting in the text\n  Found: **after**\n'),
	[{ [answer]: 'Bring:\n- a towel\n- a friend' }, 'answer', 'formatting in the text'],
	[{ [answer]: 'From $5* a room (*minimum $90*2), 2 * 3 * 4, it_is_ok __init, #1 and 5 - 6 -\nto 7.' }],
	[
		{
			'reviews: 0.text': '“Blue Heron! My *sofa* is **safe** <3 <b>! I love [it](/here#there)”',
			'services/tile-grout: testimonials.0.text': 'Call (813) 555-0103!',
			'gallery: 0.testimonial': 'Clean, {phnoe}.',
		},
	],
	[
		{ [`${article} / A text.`]: '' },
		'the text\n  Found: nothing, below the second ---\n',
		'The page would be empty.',
	],
]);

// Links and pictures
const [lether, leather] = ['/services/lether-cleaning', '/services/leather-cleaning'];
testSlips([
	inArticle(`See [a](${lether}).`, 'See [a]', `Found: ${lether}, but`, `Write ${leather} in its place.`),
	inArticle(`[care]: ${lether}`, '[care]', `Write ${leather} in its place.`),
	inArticle('See [care]().', 'See [care', how),
	inArticle(
		'[a](</faq> "Questions"), [b][c], [d](https://example.org/wool_(fiber)?x=1), [e](http://example.org) and <https://example.org>\n\n[c]: /faq#cost',
	),
	inArticle('[Call](tel:{phone})', '[Call]', 'Found: [Call](tel', 'are links by themselves'),
	inArticle('See [W](pet.jpg).', '[W](pet.jpg)', '![the words](the id of your photo)'),
	[{ [answer]: '[W](pet.jpg)' }, 'answer:', how],
	[{ [answer]: '[care](#cost)' }, 'answer:', how],
	[{ [answer]: '[a](/stain-guide), [b](/careers)', 'pages/careers: hidden': 'yes' }],
	[{ [answer]: '[a](/blog/wine)' }, 'answer:', 'no such page'],
	[
		{
			[answer]:
				'["Care"](/services)[b](/#top)[Tampa](/service-areas#tampaBay), (see [{phone}](/testimonials?service=rug)) [c](https://wool.org/a_(b))',
		},
	],
	[{ 'pages/careers: hero.title': '[Jobs](/faq)' }, '[Jobs]', 'Fix:   Write only the words'],
	inArticle('![Our porch](porch)'),
	inArticle('![A](../photos/porch.jpg)', '![A]', 'a picture in the text', 'photo of photos.yaml, by its id'),
	inArticle('![](porhc)', '![](porhc)', 'porhc, but there’s no such photo', 'Write porch in its place.'),
	inArticle('![A porch][porch]', '![A porch]', 'photo of photos.yaml, by its id'),
	inArticle('Look: ![A](porch)', 'Look: ![A]', 'An empty line, and after it:'),
]);

// Pictures
const unusable = 'It isn’t a .jpg, .png, .webp, .avif or .heic picture that can be opened';
const photo = 'photos/living-room.jpg';
const file = 'photos: 0.file';
const jpeg = (width: number, height: number) => picture(width, height).jpeg().toBuffer();
/** Its size is at the start of the file; the pixels don't have to be there. */
async function huge(): Promise<Buffer> {
	const png = await picture(8, 8).png().toBuffer();
	png.writeUInt32BE(12_000, 16);
	png.writeUInt32BE(9000, 20);
	return png;
}
testSlips([
	[{ [file]: './photos/livingroom.jpg' }, 'livingroom', 'Fix:   file: "./photos/living-room.jpg"\n'],
	[{ [file]: './photos/Living-Room.JPG' }, 'Living-Room', 'Fix:   file: "./photos/living-room.jpg"\n'],
	[{ [file]: 'living-room.jpg' }],
	[{ [file]: './photos/pet.jpg' }, 'pet.jpg', 'add the picture under the name you wrote'],
	[{ 'photos/sal\u0065\u0301.jpg': jpeg(800, 640), [file]: './photos/sal\u00e9.jpg' }],
	[{ [photo]: 'no picture' }, unusable],
	[
		{ 'photos/a.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>', [file]: './photos/a.svg' },
		'a.svg',
		unusable,
	],
	[{ [photo]: huge() }, 'it has over 100 million pixels'],
	[{ [photo]: jpeg(320, 240) }, 'Found: 320 × 240 pixels, which', warned],
]);
