import { z } from 'astro/zod';
import {
	choice,
	date,
	endDate,
	fact,
	list,
	paragraphs,
	prose,
	reference,
	sample,
	text,
	type WithId,
} from '../../content/schema/field.ts';
import { listJobWords } from '../../content/schema/kinds.ts';
import { rated } from '../../content/schema/number.ts';
import { feature, heading, page, passage } from '../../content/schema/page-part.ts';
import type { InLanguage } from '../../content/schema/part.ts';
import { inOrder } from '../../content/schema/rule.ts';

/** Dollars an hour or a year. */
const pay = (title: string, example: string) =>
	z.number().min(1).meta({ title, why: 'Applicants and job searches see it.', example });

const position = z.strictObject({
	identifier: fact('the reference number', 'PH-2026-01')
		.meta({
			why: 'Applicants and job searches tell your jobs apart by it.',
			unique: 'Give each job a reference number of its own.',
		})
		.optional(),
	title: text('the job title'),
	location: reference('address', 'where the job is', 'st-petersburg'),
	employmentType: choice(['FULL_TIME', 'PART_TIME', 'TEMPORARY'], listJobWords).meta({
		title: 'the kind of employment',
		example: 'FULL_TIME',
	}),
	datePosted: date('the date of posting'),
	validThrough: z
		.preprocess(
			(day) => (/filled|cubrir/i.test(String(day)) ? undefined : day),
			endDate('the last day to apply').optional(),
		)
		.optional()
		.meta({ title: 'the last day to apply', why: 'Without it, the job is open until you delete it.' }),
	salary: rated(
		'min',
		'max',
		z
			.strictObject({
				min: pay('the lowest pay', '18'),
				max: pay('the highest pay', '24'),
				unit: choice(['HOUR', 'YEAR'], listJobWords).meta({
					title: 'the unit of the pay',
					example: 'HOUR',
				}),
			})
			.check(inOrder('min', 'max')),
		'Write it like "$19 to $24 an hour". Other words, such as “DOE,” go under “requirements” or “benefits.”',
	).optional(),
	summary: paragraphs('the summary'),
	duties: list('the duties', prose('a duty')),
	requirements: list('the requirements', prose('a requirement')),
	benefits: list('the benefit tiles', feature()),
	sample: sample(),
});
/** content/careers/*.yaml: an open position, with the fields of Google's JobPosting. The file name is its id. */
export const positionSchema = position.check(inOrder('datePosted', 'validThrough'));
export type Position = WithId<InLanguage<z.infer<typeof positionSchema>>>;

/** Whether applications are still accepted, including on the last day. @param today as YYYY-MM-DD where the company is */
export const isOpen = ({ validThrough }: Pick<Position, 'validThrough'>, today: string): boolean =>
	!validThrough || validThrough >= today;

/** content/pages/careers.yaml. */
export const careersPageSchema = page({
	benefits: heading('the benefits').optional(),
	apply: passage('the part about applying')
		.extend({
			mailSubject: text('the subject line of the email', 'Job application')
				.meta({ why: 'If only one job is open, its title follows.' })
				.optional(),
		})
		.optional(),
	none: prose('the sentence when nothing is open')
		.meta({ why: 'It then takes the place of the sentence under the title.' })
		.optional(),
});
export type CareersPage = InLanguage<z.infer<typeof careersPageSchema>>;
