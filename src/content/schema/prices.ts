import { z } from 'astro/zod';
import { list, nonEmptyList, prose, recordId, reference, sample, text } from './field.ts';
import { rated } from './number.ts';
import { inOrder } from './rule.ts';
import { readDollars } from './typed-numbers.ts';

const dollars = (title: string, example: string) =>
	z.preprocess(readDollars, z.number().min(0.01).max(100_000).multipleOf(0.01)).meta({
		title,
		why: 'Visitors see it as a price, and the form uses it for estimates.',
		example,
	});

/** content/prices.yaml: typical prices. A line without "from" is priced on site, and one without "to" is "from $60". */
export const priceSchema = z.strictObject({
	id: recordId('the id of the list of prices'),
	service: reference('service', 'the service', 'carpet-cleaning').meta({
		why: 'Visitors see one list of prices for each service.',
		unique: 'Move the lines of this entry to the other one.',
	}),
	lines: nonEmptyList(
		'the priced things',
		rated(
			'from',
			'to',
			z
				.strictObject({
					id: recordId('the id of the line'),
					name: text('what is priced', 'Room of up to 200 square feet'),
					unit: text('the unit of the price', 'room')
						.meta({ why: 'Leave it out of the price of a whole visit.' })
						.optional(),
					from: dollars('the lower price', '50').optional(),
					to: dollars('the upper price', '75')
						.meta({
							why: 'Visitors see it as the most that is usual. Without it, they read “from” and the lower price.',
						})
						.optional(),
				})
				.check(inOrder('from', 'to')),
			'Write it like "$129", "from $50", "$50 to $75" or "$129/mo". More words go under “included” or “extra.” If it depends on the visit, leave out “price,” “from,” “to” and “unit.”',
		),
		{ why: 'Each one is a row in the price table.' },
	),
	minimum: dollars('the minimum for a visit', '150').optional(),
	included: list('what the price includes', prose('what the price includes')),
	extra: list('what costs extra', prose('what costs extra')),
	/** Below what costs extra. */
	travel: prose(
		'the sentences about payment and travel',
		'You pay when the work is done. There’s no travel fee in the cities we list.',
	).optional(),
	sample: sample(),
});
