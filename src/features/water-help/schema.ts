import { z } from 'astro/zod';
import {
	externalUrl,
	list,
	nonEmptyGroups,
	nonEmptyList,
	prose,
	source,
	text,
	yesOrNo,
} from '../../content/schema/field.ts';
import { closing, heading, icon, inSearch } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';

/** content/pages/water-help.yaml: /water-damage-help, for someone with water in the house. */
export const waterHelpSchema = z.strictObject({
	...inSearch('Water Damage Help'),
	/** Whether browsers keep the page for use offline (src/site/service-worker.ts). */
	offline: yesOrNo().meta({
		title: 'whether the page works offline',
		why: 'Set it to false to turn this off. Browsers then delete their copy.',
		example: 'true',
	}),
	title: text('the title'),
	arrival: prose('the sentence under the call button'),
	safety: z.strictObject({
		title: text('the question about safety', 'Is everyone safe?'),
		dangers: nonEmptyList(
			'the dangers',
			z.strictObject({ icon: icon(), title: text('the danger'), text: prose('what to do about it') }),
			{ why: 'Visitors need to read these first.' },
		),
	}),
	steps: z.strictObject({
		title: text('the heading of what to do now', 'What to do now'),
		/** Sewage, water from outside, and water that has stood for 48 hours. */
		stayOut: z.strictObject({
			title: text('the heading about sewage and water from outside'),
			text: prose('when to stay out'),
			lines: nonEmptyList('what to do about such water', prose('what to do')),
		}),
		indoor: z.strictObject({
			title: text('the heading of the steps'),
			text: prose('why drying is urgent'),
			steps: nonEmptyGroups('the steps', {
				title: text('the step', 'Shut off the valve that feeds the leak.'),
				text: prose('why and how').optional(),
			}),
		}),
	}),
	saved: z.strictObject({
		title: text('the heading of the table', 'What can be saved'),
		columns: z.strictObject({
			thing: text('the heading of the first column', 'What got wet'),
			usually: text('the heading of the second column', 'Usually'),
			why: text('the heading of the third column', 'Why or when'),
		}),
		groups: nonEmptyGroups('the parts of the table', {
			title: text('the kind of water that these rows are for'),
			rows: nonEmptyGroups('the rows', {
				thing: text('what got wet', 'Wood floors'),
				usually: text('whether it can usually be saved', 'Often'),
				why: prose('why or when'),
			}),
		}),
	}),
	insurer: z.strictObject({
		title: text('the heading about the insurer'),
		lines: nonEmptyList('the lines about the insurer', prose('what to do'), {
			why: 'Only a licensed public adjuster may handle a claim (Fla. Stat. 626.854). Never offer to.',
		}),
	}),
	storm: heading('the storm preparation')
		.extend({
			steps: nonEmptyGroups('the steps', {
				text: prose('the step'),
				link: z
					.strictObject({
						title: text('the words of the link', 'Find your zone'),
						url: externalUrl('the address of the link'),
					})
					.optional()
					.meta({ title: 'the link after it' }),
			}),
		})
		.optional(),
	sources: list('the sources', source()),
	closing: closing(),
});
export type WaterHelp = InLanguage<z.infer<typeof waterHelpSchema>>;
