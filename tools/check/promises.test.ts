import { type Case, type Fixture, testCases } from './testing/fixture.ts';

const closing = (text: string) => (content: Fixture) =>
	content.set('services/tile-grout.yaml', ['closing', 'text'], text);
const article = (text: string) => (content: Fixture) =>
	content.append('posts/pet-odor-solutions.md', `\n${text}\n`);
const refused = ([text = '', field = 'a promise in the text']: string[]): Case => [
	`in an article: ${text}`,
	article(text),
	text,
	field,
];
const danger = 'dangerous advice in the text';

testCases([
	[
		'a promise that the law forbids',
		closing('We handle your insurance claim.'),
		'We handle your insurance claim.',
		'a promise in the text\n  Found: We handle your insurance claim\n',
		'Why:   In Florida, only a licensed public adjuster may handle a homeowner’s claim (Fla. Stat. 626.854).\n',
		'Fix:   Say what you do yourself, such as: We document our work and explain our estimate.',
	],
	...[
		['We remove mold.'],
		['Safe and 100% guaranteed.'],
		['Every stain comes out.'],
		['Our cleaner is non-toxic.'],
		['We will arrive within an hour.'],
		['We don’t rush. We remove mold.'],
		['Mix a cup of bleach with ammonia.', danger],
		['First, dab vinegar on the wool.', danger],
	].map(refused),
	...[
		'We don’t file your claim.',
		'No cleaner removes every stain.',
		'Is your cleaner non-toxic? It carries the Safer Choice label.',
		'Most stains come out!',
		'Never mix bleach with ammonia: mixing bleach makes a gas.',
		'Do not use vinegar on wool.',
	].map((text): Case => [`a denial or a question: ${text}`, closing(text)]),
	[
		'what a customer wrote',
		(content) => {
			content.set('reviews.yaml', [0, 'text'], 'My sofa is completely clean, every stain gone!');
			content.set('services/tile-grout.yaml', ['testimonials', 0, 'text'], 'Every stain gone.');
		},
	],
]);
