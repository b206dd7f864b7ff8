import { expect, test } from 'vitest';
import { nameRegion } from './states.ts';

test('a region has the name of its state once', () => {
	expect(nameRegion({ title: 'Gulf Coast', state: 'FL' })).toBe('Gulf Coast, Florida');
	expect(nameRegion({ title: 'Central Vermont', state: 'VT' })).toBe('Central Vermont');
});
