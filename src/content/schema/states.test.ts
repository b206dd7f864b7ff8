import { expect, test } from 'vitest';
import { english, words } from '../../words/words.ts';
import { nameLicense, nameRegion, nameState } from './states.ts';

const spanish = words['es']?.states ?? english.states;

test('a region has the name of its state once', () => {
	expect(nameRegion({ title: 'Gulf Coast', state: 'FL' }, english.states)).toBe('Gulf Coast, Florida');
	expect(nameRegion({ title: 'Central Vermont', state: 'VT' }, english.states)).toBe('Central Vermont');
	expect(nameRegion({ title: 'Norte de Nuevo México', state: 'NM' }, spanish)).toBe('Norte de Nuevo México');
	expect(nameRegion({ title: 'Northern New Mexico', state: 'NM' }, spanish)).toBe('Northern New Mexico');
	expect(nameRegion({ title: 'Santa Fe', state: 'NM' }, spanish)).toBe('Santa Fe, Nuevo México');
});

test('a license has the name of its state once', () => {
	const license = (number: string) => nameLicense({ number, state: 'ID' }, spanish);
	expect(license('RCE-48213')).toBe('RCE-48213 (Idaho)');
	expect(license('Idaho Contractor RCE-48213')).toBe('Idaho Contractor RCE-48213');
});

test('a state has its name in the language of the page', () => {
	expect(nameState('MO', english.states)).toBe('Missouri');
	expect(nameState('MO', spanish)).toBe('Misuri');
	expect(nameState('FL', spanish)).toBe('Florida');
});
