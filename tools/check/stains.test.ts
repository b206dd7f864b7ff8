import { stringify } from 'yaml';
import { type Fixture, testCases } from './testing/fixture.ts';

const remedies = {
	blot: { id: 'blot', name: 'Blot', text: 'Press a dry cloth on it.', contains: [] },
	water: { id: 'water', name: 'Use water', text: 'Press with a damp cloth.', contains: ['damp'] },
};
const rug = {
	id: 'rug',
	name: 'Rug',
	about: 'It feels dry.',
	material: 'animal',
	test: 'Try it in a corner.',
	drying: 'Let it dry.',
	forbids: ['acid', 'bleach', 'peroxide', 'enzymes', 'soap'].map((id) => ({
		id,
		name: id,
		why: 'It does harm.',
	})),
	stop: 'Stop soon.',
	can: 'We wash it.',
	cannot: 'We don’t dye it.',
};
const wine = {
	id: 'wine',
	name: 'Wine',
	title: 'Wine stains',
	metaTitle: 'How to Treat Wine Stains',
	metaDescription: 'Wine on a rug: what to do in the first minute, and when it is better to stop.',
	about: 'It has color.',
	firstMinute: 'Blot it.',
	steps: ['blot', 'water'],
	dried: 'Leave it.',
	outcome: 'Some of it stays.',
};

/** Writes a stain guide with changed records. */
const guide =
	({ remedy = {}, surface = {}, spill = {} }: Record<string, object> = {}) =>
	(content: Fixture) => {
		const lists = {
			remedies: [{ ...remedies.blot, ...remedy }, remedies.water],
			surfaces: [{ ...rug, ...surface }],
			spills: [{ ...wine, ...spill }],
		};
		for (const [name, records] of Object.entries(lists))
			content.write(`stain-${name}.yaml`, stringify(records, { lineWidth: 0 }));
	};
const blood = { name: 'Dog’s blood', firstMinute: 'Put on gloves.' };
const vacuum = 'Let it dry, then vacuum.';

testCases([
	['advice that every surface can take', guide()],
	[
		'a spill that leaves a surface without a step',
		guide({
			surface: { forbids: [...rug.forbids, { ...rug.forbids[0], id: 'damp' }] },
			spill: { steps: ['water'] },
		}),
		'steps:',
		'Found: no step for 1 surface: Rug\n',
		'Why:   Visitors who choose that surface would find nothing to do.\n',
	],
	[
		'a wet step without a test before it',
		guide({ surface: { test: undefined } }),
		'id: rug',
		'Found: nothing, although Wine on this surface gets a wet step\n',
	],
	['a dry step without a test', guide({ surface: { test: undefined }, spill: { steps: ['blot'] } })],
	[
		'a surface that does not say what harms its material',
		guide({ surface: { forbids: rug.forbids.slice(2) } }),
		'forbids:',
		'Found: nothing about acid, bleach\n',
		'- id: acid',
	],
	[
		'a step that hides what it contains',
		guide({ remedy: { text: 'Dab it with white vinegar.' } }),
		'text: Dab it with white vinegar.',
		'Found: “vinegar”, which this step doesn’t list under “contains”\n',
	],
	['a step that hides that it is wet', guide({ remedy: { text: 'Rinse it.' } }), 'Rinse', 'Found: “Rinse”'],
	[
		'a step that says what not to use',
		guide({ remedy: { text: 'Press a cloth on it, with no bleach or soap. Don’t rinse it.' } }),
	],
	[
		'body fluids that are vacuumed',
		guide({ spill: { ...blood, dried: 'Loosen the crust and vacuum it up.' } }),
		'dried:',
		'Found: “vacuum”, in the advice for Dog’s blood\n',
	],
	[
		'a step that vacuums body fluids',
		guide({ spill: blood, remedy: { text: vacuum } }),
		vacuum,
		'Dog’s blood',
	],
	[
		'body fluids without gloves',
		guide({ spill: { ...blood, firstMinute: 'Blot it.' } }),
		'Blot it.',
		'gloves',
	],
	['body fluids that are not vacuumed', guide({ spill: { ...blood, dried: 'Bag it, and don’t vacuum.' } })],
	['a step that vacuums something else', guide({ remedy: { text: vacuum } })],
	['a record that can’t be read', guide({ surface: { material: 'wood' } }), 'wood', 'Choose one of: animal'],
]);
