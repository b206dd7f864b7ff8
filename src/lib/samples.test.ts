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

test('the fields of a picture are not read', () => {
	const read: PropertyKey[] = [];
	const picture = new Proxy({ src: '/porch.jpg', format: 'jpg' }, { get: (_, name) => read.push(name) });
	expect(findSamples({ file: picture, sample: true })).toEqual([[]]);
	expect(read).toEqual([]);
});
