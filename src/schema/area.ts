import { z } from 'astro/zod';
import { externalUrl, reference, text } from './field.ts';

const town = z.strictObject({
	name: text('the name of the town', 'Tampa'),
	latitude: z.number().min(24).max(31.5).meta({ title: 'the latitude of the town', example: '27.95' }),
	longitude: z.number().min(-88).max(-79.5).meta({ title: 'the longitude of the town', example: '-82.46' }),
	/** False leaves the town out of the 26 on the quote page. */
	onQuotePage: z
		.boolean()
		.default(true)
		.meta({ title: 'whether the quote page names the town', example: 'false' }),
	/** Prints the town's name on the map, in the sea on this side of the land; the other towns are dots only. */
	label: z
		.enum(['left', 'right'])
		.meta({
			title: 'the side of the name on the map',
			why: 'The map prints the name there.',
			example: 'left',
		})
		.optional(),
});

/** content/areas.yaml: the three regions and their 13 + 5 + 11 towns. Specification section 3. */
export const areaSchema = z.strictObject({
	id: z
		.enum(['tampa-bay', 'southwest', 'southeast'])
		.meta({ title: 'the id of the region', example: 'southwest' }),
	title: text('the name of the region', 'Southwest Florida'),
	/** County FIPS codes coloured on the map. */
	counties: z
		.array(z.string().regex(/^12\d{3}$/))
		.min(1)
		.meta({
			title: 'the county codes',
			why: 'The map colours these counties.',
			example: "['12057', '12103']",
		}),
	phone: reference('phone', 'the nearest phone', 'tampa'),
	summary: text('the sentence about the region'),
	/** What is different here: sand, salt air, humidity, storm season. */
	conditions: z
		.array(
			z.strictObject({
				title: text('the title'),
				text: text('the text'),
				source: z
					.strictObject({
						title: text('the name of the source'),
						url: externalUrl('the address of the source'),
					})
					.optional(),
			}),
		)
		.min(2)
		.meta({ title: 'what is different in the region' }),
	towns: z
		.array(town)
		.min(1)
		.meta({ title: 'the towns', why: 'The specification fixes 13, 5 and 11 towns.' }),
});
export type Area = z.infer<typeof areaSchema>;
