import { expect, test } from 'vitest';
import { collections, spanishShapeOf } from './collections.ts';
import { listNames } from './content/schema/shape.ts';

test('a translation holds the texts alone, and the ids of entries', () => {
	const photos = spanishShapeOf(collections.photos);
	expect(photos && listNames(photos)).toEqual(['id', 'alt']);
	const questions = spanishShapeOf(collections.faq);
	// Not service.id, which refers to a service.
	expect(questions && listNames(questions)).toEqual(
		'id title service subject questions id question answer'.split(' '),
	);
	expect(questions?.items).not.toHaveProperty('required');
	expect(spanishShapeOf(collections.redirects)).toBeUndefined();
	expect(spanishShapeOf(collections.legal)).toBeUndefined();
});
