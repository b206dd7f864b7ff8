import {
	addText,
	article,
	type Case,
	closing,
	replace,
	set,
	testCases,
	tile,
	warned,
} from './testing/fixture.ts';

const answer = (text: string) => set('faq.yaml', '0.questions.0.answer', text);
const promise = 'a promise in the text';
const danger = 'dangerous advice in the text';

testCases([
	['a picture in an article', addText('![A](../photos/porch.jpg)'), '![A]', 'Pictures inside the text'],
	['a picture with a name', addText('![A porch][porch]'), '![A porch]', 'Pictures inside the text'],
	['a frame in an article', addText('<iframe src="https://a.org"></iframe>'), '<iframe', 'HTML in the text'],
	['a style in an article', addText('Some <span style="color: red">words'), '<span', 'HTML in the text'],
	['what only looks like HTML', addText('For 2 < 3 rooms, I <3 it, a <-> b, 5 > 4.')],
	[
		'an article without a text',
		replace(article, /\n---\n[\s\S]*/, '\n---\n'),
		'',
		'Found: nothing below the second ---\n',
	],
	[
		'a main heading in the text',
		addText('# Odor in sofas'),
		'# Odor in sofas',
		'a heading in the text\n  Found: # Odor in sofas\n',
		'Fix:   ## Odor in sofas\n',
	],
	[
		'a main heading that is underlined',
		addText('Odor in sofas\n==='),
		'Odor in sofas',
		'Fix:   ## Odor in sofas\n',
	],
	['headings of parts', addText('## Odor in sofas\n\n### Leather')],
	[
		'bold words',
		answer('Pay **after** the visit.'),
		'**after**',
		'Found: **after**\n',
		'visitors would read the signs',
	],
	['a list with hyphens', answer('Bring:\n- a towel\n- a friend'), 'answer', 'formatting'],
	['HTML', answer('Pay <b>after</b> the visit.'), '<b>', 'HTML in the text'],
	[
		'signs that mean something else',
		answer('From $5* a room (*minimum $90*2), 2 * 3 * 4, it_is_ok __init, #1 and 5 - 6 -\nto 7.'),
	],
	[
		'a promise that the law forbids',
		closing('We handle your insurance claim.'),
		'We handle your insurance claim.',
		'a promise in the text\n  Found: We handle your insurance claim\n',
		'Why:   In Florida, only a licensed public adjuster may handle a homeowner’s claim (Fla. Stat. 626.854).\n',
		'Fix:   Say what you do yourself, such as: We document our work and explain our estimate.',
		warned,
	],
	...[
		['We remove mold.', promise, warned],
		['Safe and 100% guaranteed.', promise, warned],
		['Every stain comes out.', promise, warned],
		['Our cleaner is non-toxic.', promise, warned],
		['We will arrive within an hour.', promise, warned],
		['We don’t rush. We remove mold.', promise, warned],
		['Mix a cup of bleach with ammonia.', danger, 'Nothing was built.'],
		['First, dab vinegar on the wool.', danger, warned],
	].map(([text = '', ...parts]): Case => [`in an article: ${text}`, addText(text), text, ...parts]),
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
		'Your crew will arrive within the window you choose.',
		'It is completely dry in two days.',
	].map((text): Case => [`what is right: ${text}`, closing(text)]),
	[
		'what a customer wrote',
		[
			set('reviews.yaml', '0.text', 'My *sofa* is **completely safe**, every stain gone <3 <b>!'),
			set(tile, 'testimonials.0.text', 'Every stain gone.'),
			set('gallery.yaml', '0.testimonial', 'Every stain gone.'),
		],
	],
]);
