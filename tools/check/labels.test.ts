import { checkCopy } from './copy.ts';
import { checkShape } from './issues.ts';
import { testCases, write } from './testing/fixture.ts';

const labels = (text: string) => write('labels.yaml', `${text}\n`);

testCases(
	[checkShape, checkCopy],
	[
		[
			'a label under a mistyped name',
			labels('testimonials:\n  raedMore: More'),
			'raed',
			'use one of these names: ',
		],
		['a label without a word', labels('rating:\n  only: A'), 'only', 'Fix:   Add {stars} where'],
		[
			'a label with words of another one',
			labels('testimonials:\n  readMore: At {zip}'),
			'readMore',
			'Found: {zip}\n',
		],
		[
			'a label with spaces in its braces',
			labels('coverage:\n  here: "{ place }"'),
			'here',
			'Found: { place }',
		],
		['a label without a word in braces that it can do without', labels('coverage:\n  here: "Yes."')],
		['a label with a fact of the company', labels('testimonials:\n  readMore: Ask {company}')],
	],
);
