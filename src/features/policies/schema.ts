import { z } from 'astro/zod';
import {
	date,
	flag,
	groups,
	nonEmptyGroups,
	paragraphs,
	prose,
	recordId,
	sample,
	text,
} from '../../content/schema/field.ts';
import { inSearch } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';

/** content/legal/*.yaml: a legal page. A section has text, a list, or a list of cookie types. */
export const policySchema = z.strictObject({
	title: text('the title'),
	dateLabel: text('the words before the date', 'Last updated'),
	date: date(),
	...inSearch(
		'Privacy Policy',
		'What this site and our company collect, why, how long we keep it and how to have it deleted.',
	),
	intro: paragraphs('the introduction'),
	numbered: flag('whether the sections are numbered', 'Those of the terms are.'),
	sections: nonEmptyGroups('the sections', {
		title: text('the heading of the section'),
		id: recordId('the id of the section, for links that outlive a new heading'),
		text: paragraphs('the text of the section').optional(),
		list: z.array(prose('a list item')).optional(),
		cookieTypes: z
			.array(
				z.strictObject({
					type: text('the type'),
					description: prose('the description'),
					examples: z.array(text('an example')).min(1),
				}),
			)
			.optional(),
		after: paragraphs('the text after the list').optional(),
	}),
	changes: groups('the changes since the date above, the newest first', {
		date: date('the day of the change'),
		text: prose('what changed', 'We added the section on text messages.'),
	}),
	sample: sample(),
});
export type Policy = InLanguage<z.infer<typeof policySchema>>;

/** The day since which a legal page says what it says: that of its newest change. */
export const lastDayOf = ({ date: first, changes }: Pick<Policy, 'date' | 'changes'>): string =>
	[first, ...changes.map((change) => change.date)].toSorted().at(-1) ?? first;
