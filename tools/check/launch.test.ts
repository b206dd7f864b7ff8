import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { listOpen } from './launch.ts';
import { writeReport } from './launch-report.ts';
import { type Fixture, reportAfter } from './testing/fixture.ts';

/** Makes the content look as it does when the owner has replaced everything. */
function replaceSamples(content: Fixture): void {
	for (const file of globSync('**/*.{yaml,md}', { cwd: content.directory })) {
		content.write(file, content.read(file).replaceAll(/\bsample: true/g, 'sample: false'));
	}
	content.write(
		'company.yaml',
		content.read('company.yaml').replaceAll('.example', '.com').replaceAll('555-01', '621-01'),
	);
	content.set('company.yaml', ['links', 'formProvider'], 'https://forms.blueheron.com/');
	content.set('team.yaml', [0, 'photo'], 'porch');
}

const smallPhotos = 'Photos under 1600 pixels';

/** What the list says of a content that is ready, but for a break. The small pictures of the tests are passed over. */
async function listAfter(breaking: (content: Fixture) => void, on?: string) {
	const { content } = await reportAfter((folder) => {
		replaceSamples(folder);
		breaking(folder);
	}, on);
	const all = await listOpen(content);
	const groups = all.filter(({ title }) => title !== smallPhotos);
	const lines = groups.flatMap(({ title, blocks, items }) =>
		items.map(({ file, what }) => `${blocks ? 'must' : 'look'} | ${title} | ${file} ${what}`),
	);
	return { lines, text: writeReport(all) };
}

test('without samples, the site is ready to launch, and small photos are worth a look', async () => {
	const { lines, text } = await listAfter(() => undefined);
	expect(lines).toEqual([]);
	expect(
		text.replace(/line \d+/g, 'line N').replace(/lines .*/, 'lines N'),
	).toBe(`Worth a look: ${smallPhotos} (3)
  Why: They look blurry on large screens.
  Do:  Use the original from the camera, not the copy from a message.
    content/photos.yaml, line N: living-room, 400 × 320 pixels, and 2 more on lines N

Ready to launch. 3 things worth a look.`);
});

const breaks: [name: string, breaking: (content: Fixture) => void, lines: string[]][] = [
	[
		'samples at any depth',
		(content) => {
			content.set('company.yaml', ['sample'], true);
			content.set('team.yaml', [0, 'sample'], true);
		},
		[
			'must | Other samples | content/company.yaml Blue Heron',
			'must | Other samples | content/team.yaml marisol-reyes',
		],
	],
	[
		'invented reviews, wherever they are quoted',
		(content) => {
			content.set('reviews.yaml', [1, 'sample'], true);
			content.set('services/tile-grout.yaml', ['testimonials', 0, 'sample'], true);
			content.set('gallery.yaml', [0, 'testimonial'], 'We sat on it the same evening.');
			content.set('gallery.yaml', [0, 'sample'], true);
			content.set(
				'pages/quote.yaml',
				['quotes', 'items'],
				[{ text: 'On time.', author: 'Finn G.', rating: 5, sample: true }],
			);
		},
		[
			'must | Invented reviews | content/gallery.yaml sofa',
			'must | Invented reviews | content/pages/quote.yaml Finn G.',
			'must | Invented reviews | content/reviews.yaml second',
			'must | Invented reviews | content/services/tile-grout.yaml Dora E.',
		],
	],
	[
		'a phone number for fiction, in the facts and in a text',
		(content) => {
			content.set('company.yaml', ['phones', 0, 'number'], '(813) 555-0100');
			content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'Text 555-0123.');
		},
		[
			'must | Made-up phone numbers (555-0100 to 555-0199) | content/company.yaml (813) 555-0100',
			'must | Made-up phone numbers (555-0100 to 555-0199) | content/faq.yaml 555-0123',
		],
	],
	[
		'an address that nobody can own, in the facts and in an article',
		(content) => {
			content.set('company.yaml', ['email'], 'hello@blueheron.example');
			content.append('posts/pet-odor-solutions.md', '\nSee [here](https://example.com/help).\n');
		},
		[
			'must | Made-up web and email addresses (.example, example.com) | content/company.yaml hello@blueheron.example',
			'must | Made-up web and email addresses (.example, example.com) | content/posts/pet-odor-solutions.md [here](https://example.com/help',
		],
	],
	[
		'a missing form provider and booking link',
		(content) => {
			content.set('company.yaml', ['links', 'formProvider'], undefined);
			content.set('company.yaml', ['links', 'booking'], undefined);
		},
		[
			'look | No form provider | content/company.yaml no “formProvider”',
			'look | No booking link | content/company.yaml no “booking”',
		],
	],
	[
		'a person without a photo',
		(content) => content.set('team.yaml', [0, 'photo'], undefined),
		['look | People without a photo | content/team.yaml marisol-reyes'],
	],
	[
		'a photo that is hardly described',
		(content) => content.set('photos.yaml', [0, 'alt'], 'A room.'),
		['look | Photos with a very short description | content/photos.yaml A room.'],
	],
];
test.each(breaks)('the launch check lists %s', async (_, breaking, expected) => {
	const { lines, text } = await listAfter(breaking);
	expect(lines.toSorted()).toEqual(expected.toSorted());
	const isReady = expected.every((line) => line.startsWith('look'));
	expect(text).toContain(isReady ? '\n\nReady to launch.' : '\n\nNot ready to launch: ');
});

test('the launch check lists offers and jobs that have ended, and legal texts with old dates', async () => {
	const { lines } = await listAfter((content) => {
		content.write(
			'offer.yaml',
			'text: Ten percent off.\nconditions: New bookings only.\nends: 2027-01-31\nphoto: porch\n',
		);
		content.set('careers/carpet-cleaning-technician.yaml', ['validThrough'], '2027-02-28');
		content.set('legal/terms.yaml', ['date'], '2026-05-31');
	}, '2027-06-01');
	expect(lines).toEqual([
		'look | Offers and jobs that have ended | content/offer.yaml ended 2027-01-31',
		'look | Offers and jobs that have ended | content/careers/carpet-cleaning-technician.yaml ended 2027-02-28',
		'look | Dates on legal pages | content/legal/terms.yaml 2026-05-31',
	]);
});
