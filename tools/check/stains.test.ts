import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { openContent } from './testing/fixture.ts';

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

/** What the owner is told about a stain guide with these records. */
async function tell({ remedy = {}, surface = {}, spill = {} }: Record<string, object> = {}) {
	const content = await openContent();
	const lists = {
		remedies: [{ ...remedies.blot, ...remedy }, remedies.water],
		surfaces: [{ ...rug, ...surface }],
		spills: [{ ...wine, ...spill }],
	};
	for (const [name, records] of Object.entries(lists))
		content.write(`stain-${name}.yaml`, stringify(records, { lineWidth: 0 }));
	return content.check();
}

test('advice that every surface can take is in order', async () => {
	expect((await tell()).text).toBe('');
});

test('a spill that leaves a surface without a step is told with the name of the surface', async () => {
	const { text, lines } = await tell({ surface: { material: 'unknown' }, spill: { steps: ['water'] } });
	expect(text).toContain('Found: no step for 1 surface: Rug\n');
	expect(text).toContain('Why:   Visitors who choose that surface would find nothing to do.\n');
	expect(lines).toContain('steps:');
});

test('a surface that gets something wet needs a test before it', async () => {
	const { text } = await tell({ surface: { test: undefined } });
	expect(text).toContain('Found: nothing, although Wine on this surface gets a wet step\n');
	expect((await tell({ surface: { test: undefined }, spill: { steps: ['blot'] } })).text).toBe('');
});

test('a surface has to say why it never gets what its material can’t take', async () => {
	const { text, lines } = await tell({ surface: { forbids: rug.forbids.slice(2) } });
	expect(text).toContain('Found: nothing about acid, bleach\n');
	expect(text).toContain('- id: bleach');
	expect(lines).toEqual(['forbids:']);
});

test('a step that speaks of something that touches the surface has to name it under “contains”', async () => {
	const { text, lines } = await tell({ remedy: { text: 'Dab it with white vinegar.' } });
	expect(text).toContain('Found: “vinegar”, which this step doesn’t list under “contains”\n');
	expect(lines).toEqual(['text: Dab it with white vinegar.']);
	expect((await tell({ remedy: { text: 'Rinse it.' } })).text).toContain('Found: “Rinse”');
});

test('a step may say what not to use', async () => {
	const { text } = await tell({
		remedy: { text: 'Press a cloth on it, with no bleach or soap. Don’t rinse it.' },
	});
	expect(text).toBe('');
});

test('body fluids are never vacuumed, neither by the words of the spill nor by a step', async () => {
	const blood = { name: 'Dog’s blood' };
	const { text, lines } = await tell({ spill: { ...blood, dried: 'Loosen the crust and vacuum it up.' } });
	expect(text).toContain('Found: “vacuum”, in the advice for Dog’s blood\n');
	expect(lines).toEqual(['dried: Loosen the crust and vacuum it up.']);
	const step = await tell({ spill: blood, remedy: { text: 'Let it dry, then vacuum.' } });
	expect(step.lines).toEqual(['text: Let it dry, then vacuum.']);
	expect((await tell({ spill: { ...blood, dried: 'Bag it, and don’t vacuum.' } })).text).toBe('');
	expect((await tell({ remedy: { text: 'Let it dry, then vacuum.' } })).text).toBe('');
});

test('a list that can’t be read is told alone', async () => {
	const { text } = await tell({ surface: { material: 'wood' } });
	expect(text).toContain('wood');
	expect(text).not.toContain('no step for');
});
