import { expect, test } from 'vitest';
import { findCountyNamed } from './outlines.ts';

test.each([
	['Marion', 'FL', '12083'],
	['Marion County', 'FL', '12083'],
	['saint lucie', 'FL', undefined],
	['St. Louis County', 'MO', '29189'],
	['Orleans Parish', 'LA', '22071'],
] as const)('the county named %s in %s is %s', (name, state, code) =>
	expect(findCountyNamed(name, state)).toBe(code),
);
