import { z } from 'astro/zod';
import { recordId, reference, sample, text } from './field.ts';
import { year } from './number.ts';

/** content/house-cards.yaml: what the company wrote down about a home it cleaned. */
export const houseCardSchema = z.strictObject({
	id: recordId('the id of the card'),
	year: year('the year of the visit', '1974').meta({ why: 'It’s the large number on the card.' }),
	family: text('whose home it was', 'The M. family')
		.meta({ why: 'Write an initial or a first name only, so that nobody is recognized.' })
		.optional(),
	room: text('the room', 'Dining room').optional(),
	fiber: text('the fiber', 'Wool carpet').optional(),
	material: text('what it is made of, if not of fiber', 'Porcelain').optional(),
	stain: text('the stain', 'Red wine'),
	cameOut: text('what came out', 'Nearly all of the red'),
	stayed: text('what stayed', 'A faint shadow by the table leg'),
	/** Without it, the card is one of those of home and About. */
	service: reference(
		'service',
		'the service',
		'carpet-cleaning',
		'The card is on that service’s page, instead of on home and About.',
	).optional(),
	sample: sample(),
});
