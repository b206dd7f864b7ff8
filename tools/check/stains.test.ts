import { checkShape } from './issues.ts';
import { checkStains } from './stains.ts';
import { type Case, type Change, testCases } from './testing/fixture.ts';

const blot = { id: 'blot', name: 'Blot', text: 'Press a dry cloth on it.', contains: ['nothing'] };
const water = { id: 'water', name: 'Use water', text: 'Press with a damp cloth.', contains: ['damp'] };
const forbid = (id: string) => ({ id, why: 'It does harm.' });
const forbids = ['acid', 'bleach', 'peroxide', 'enzymes', 'soap'].map(forbid);
const rug = { id: 'rug', name: 'Rug', material: 'animal', test: 'Try it in a corner.', forbids };
const metaDescription = 'Wine on a rug: what to do in the first minute, and when it is better to stop.';
const wine = { id: 'wine', name: 'Wine', metaDescription, steps: ['blot', 'water'] };

/** A stain guide with changed records. */
const guide =
	({ surface = {}, spill = {}, remedy = {} }: Record<string, object> = {}): Change =>
	(content) => {
		content.add('stainRemedies', [blot, { ...water, ...remedy }]);
		content.add('stainSurfaces', [{ ...rug, ...surface }]);
		content.add('stainSpills', [{ ...wine, ...spill }]);
	};

testCases(checkShape, [
	['a step that contains nothing', guide({ remedy: { contains: ['Nothing'] } })],
	...[undefined, []].map(
		(contains): Case => [
			`a step that doesn’t say what touches the surface: ${contains}`,
			guide({ remedy: { text: 'Use vinegar.', contains } }),
			contains ? 'contains' : 'water',
			'Choose from: damp, water,',
			'only what is listed here',
		],
	),
]);

testCases(checkStains, [
	['advice that every surface can take', guide()],
	[
		'a spill that leaves a surface without a step',
		guide({ surface: { forbids: [...forbids, forbid('damp')] }, spill: { steps: ['water'] } }),
		'steps:',
		'Found: no step for 1 surface: Rug\n',
	],
	['a wet step without a test', guide({ surface: { test: undefined } }), 'id: rug', 'gets a wet step\n'],
	['a dry step without a test', guide({ surface: { test: undefined }, spill: { steps: ['blot'] } })],
	['a record that can’t be read', guide({ surface: { material: 'wood', test: undefined } })],
]);
