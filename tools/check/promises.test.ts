import { type Case, type Fixture, testCases } from './testing/fixture.ts';

const closing = (text: string) => (content: Fixture) =>
	content.set('services/tile-grout.yaml', ['closing', 'text'], text);
const article = (text: string) => (content: Fixture) =>
	content.append('posts/pet-odor-solutions.md', `\n${text}\n`);
const found = ([
	text = '',
	field = 'a promise in the text',
	end = 'The site is still built.',
]: string[]): Case => [`in an article: ${text}`, article(text), text, field, end];
const danger = 'dangerous advice in the text';

testCases([
	[
		'a promise that the law forbids',
		closing('We handle your insurance claim.'),
		'We handle your insurance claim.',
		'a promise in the text\n  Found: We handle your insurance claim\n',
		'Why:   In Florida, only a licensed public adjuster may handle a homeowner’s claim (Fla. Stat. 626.854).\n',
		'Fix:   Say what you do yourself, such as: We document our work and explain our estimate.',
		'1 thing to look at. The site is still built.',
	],
	...[
		['We remove mold.'],
		['Safe and 100% guaranteed.'],
		['Every stain comes out.'],
		['Our cleaner is non-toxic.'],
		['We will arrive within an hour.'],
		['We don’t rush. We remove mold.'],
		['Mix a cup of bleach with ammonia.', danger, 'Nothing was built.'],
		['First, dab vinegar on the wool.', danger],
	].map(found),
	...[
		'We don’t file your claim.',
		'No cleaner removes every stain.',
		'Is your cleaner non-toxic? It carries the Safer Choice label.',
		'Most stains come out!',
		'Never mix bleach with ammonia: mixing bleach makes a gas.',
		'Mix vinegar with water, and never with bleach.',
		'Do not use vinegar on wool.',
		'Keep vinegar off leather; put no bleach on wool.',
		'Wool is an all-natural fiber.',
		'Rinse with sterile saline.',
		'Your crew will arrive within the window you choose.',
		'Read our mold guide first.',
		'It is completely dry in two days.',
	].map((text): Case => [`what is right: ${text}`, closing(text)]),
	[
		'what a customer wrote',
		(content) => {
			content.set('reviews.yaml', [0, 'text'], 'My sofa is completely safe, every stain gone!');
			content.set('services/tile-grout.yaml', ['testimonials', 0, 'text'], 'Every stain gone.');
			content.set('gallery.yaml', [0, 'testimonial'], 'Every stain gone.');
		},
	],
]);
