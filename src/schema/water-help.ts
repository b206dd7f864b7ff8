import { z } from 'astro/zod';
import { icon, source, text } from './field.ts';
import { closing, heading, inSearch } from './page-part.ts';

/** Where the water comes from, from clean to dirty: the three categories of ANSI/IICRC S500. */
const origins = ['clean', 'used', 'sewage'] as const;
const surfaces = ['floor', 'carpet', 'wall', 'ceiling', 'furniture'] as const;
/** Kinds of steps, which the answers put in order. */
const groups = ['off', 'move', 'photos', 'never', 'dry', 'out'] as const;

const onlyFor = <const Values extends readonly [string, ...string[]]>(values: Values, title: string) =>
	z
		.array(z.enum(values))
		.default([])
		.meta({ title, why: 'The step is left out where it does not fit what a visitor has answered.' });

/** One step, and the answers that it belongs to; without any it belongs to all. */
const step = () =>
	z.strictObject({
		title: text('the step', 'Close the valve that feeds the leak.'),
		text: text('why and how').optional(),
		water: onlyFor(origins, 'the kinds of water that the step is for'),
		wet: onlyFor(surfaces, 'the wet things that the step is for'),
		time: z
			.enum(['early', 'over'])
			.meta({
				title: 'the time that the step is for',
				why: 'Early is within 48 hours of the water, over is afterward.',
				example: 'over',
			})
			.optional(),
	});

const words = <const Name extends string>(about: string, ...names: Name[]) =>
	z.strictObject(
		Object.fromEntries(names.map((name) => [name, text(`${about}: “${name}”`)])) as Record<
			Name,
			ReturnType<typeof text>
		>,
	);

const origin = () =>
	z.strictObject({
		label: text('the kind of water', 'Clean water'),
		hint: text('where such water comes from', 'A supply pipe or a water heater'),
		/** Which steps stand first with this water. */
		first: z
			.enum(groups)
			.meta({
				title: 'the steps that stand first',
				why: 'With sewage, what never to do has to be read before anything else.',
				example: 'never',
			})
			.optional(),
	});

/** content/pages/water-help.yaml: /water-damage-help, for someone with water in the house and one hand free. */
export const waterHelpSchema = z.strictObject({
	...inSearch('Water Damage Help'),
	/** Whether browsers keep the page for when there is no network (src/shell/service-worker.ts). */
	offline: z.boolean().meta({
		title: 'whether the page works without a network',
		why: 'Write false to switch it off: browsers then delete the copy that they have kept.',
		example: 'true',
	}),
	title: text('the title'),
	safety: z.strictObject({
		title: text('the question about safety', 'Is everyone safe?'),
		dangers: z
			.array(z.strictObject({ icon: icon(), title: text('the danger'), text: text('what to do about it') }))
			.min(1)
			.meta({ title: 'the dangers', why: 'They have to be read before anything else.' }),
		next: text('the link to what comes next', 'Everyone is safe: what to do now'),
	}),
	questions: heading('the questions').extend({
		water: z.strictObject({
			title: text('the question where the water comes from'),
			clean: origin(),
			used: origin(),
			sewage: origin(),
		}),
		wet: words('what is wet', 'title', ...surfaces),
		since: words('since when', 'title', 'hint', 'now', 'incomplete', 'future'),
		kept: text('the words that say where the answers are kept'),
		refused: text('the words for a browser that keeps nothing'),
		clear: text('the button that clears everything', 'Clear everything'),
		undo: text('the button that brings it back', 'Bring it back'),
		cleared: text('the words after clearing'),
	}),
	/** The 24 to 48 hours in which wet materials should be dry (EPA); {time} is what is left of them. */
	clock: words('the time left', 'title', 'early', 'late', 'over', 'note'),
	steps: heading('the steps').extend({
		shown: text('how many steps fit the answers', '{shown} of {total} steps fit your answers.'),
		groups: z
			.array(
				z.strictObject({
					id: z.enum(groups).meta({ title: 'the kind of steps', example: 'off' }),
					title: text('the heading of these steps', 'What to switch off'),
					steps: z.array(step()).min(1).meta({ title: 'the steps' }),
				}),
			)
			.min(1)
			.meta({ title: 'the groups of steps' }),
	}),
	log: heading('the loss log').extend({
		...words(
			'the loss log',
			'room',
			'item',
			'reading',
			'readingHint',
			'photos',
			'add',
			'empty',
			'badPhotos',
			'remove',
			'copy',
			'share',
			'save',
			'print',
			'copied',
			'notCopied',
			'file',
			'written',
			'noticed',
			'water',
			'wet',
			'noted',
			'total',
		).shape,
	}),
	/** What to do before a hurricane; it stands first from June to November. */
	storm: heading('the storm preparation').extend({
		line: text('the link to it in hurricane season'),
		summary: text('the sentence on the page of the emergency'),
		link: text('the link to the whole list, on the page of the emergency'),
		steps: z
			.array(z.strictObject({ title: text('the step'), text: text('why and how').optional() }))
			.min(1)
			.meta({ title: 'the steps' }),
	}),
	sources: z.array(source()).default([]).meta({ title: 'the sources' }),
	closing: closing(),
});
export type WaterHelp = z.infer<typeof waterHelpSchema>;
