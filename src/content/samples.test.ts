import { expect, test } from 'vitest';
import { findSamples } from './samples.ts';

test('every record that is marked as a sample is found, however deep it stands', () => {
	const page = {
		sample: true,
		title: 'Rugs',
		testimonials: [
			{ author: 'Ruth P.', sample: false },
			{ author: 'Ken W.', sample: true },
		],
	};
	expect(findSamples(page)).toEqual([[], ['testimonials', 1]]);
	expect(findSamples([{ name: 'A photo' }, null, 'sample'])).toEqual([]);
});
