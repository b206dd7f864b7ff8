import { z } from 'astro/zod';
import {
	groups,
	latitude,
	longitude,
	nonEmptyList,
	prose,
	reference,
	source,
	text,
	textLike,
	type WithId,
} from '../../content/schema/field.ts';

const town = z.strictObject({
	name: text('the name of the city or town', 'Tampa'),
	/** Where the town is; without it, where its ZIP codes are. */
	latitude: latitude().optional(),
	longitude: longitude().optional(),
	phone: reference('phone', 'the local phone', 'tampa').optional(),
	/** False leaves the town out on the quote page. */
	onQuotePage: z.boolean().default(true).meta({ title: 'whether the quote page lists it', example: 'false' }),
	/** Prints the town's name on the map, on this side of the dots; the other towns are dots only. */
	label: z
		.enum(['left', 'right'])
		.meta({
			title: 'the side of the dot for the name on the map',
			why: 'The map shows the name on this side. Without it, only the dot. Choose towns that lie apart.',
			example: 'left',
		})
		.optional(),
});

/** content/areas.yaml: the regions and their towns. A name is enough for both; the rest follows from the ZIP codes. */
export const areaSchema = z.strictObject({
	/** Capitals are allowed inside of it, because "tampaBay" is the specification's name (section 3, region). */
	id: textLike(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, {
		title: 'the id of the region',
		why: 'It becomes part of a web address. Use letters, digits and hyphens only.',
		example: 'tampaBay',
	}).optional(),
	title: text('the name of the region', 'Southwest Florida'),
	/** County FIPS codes colored on the map; without them, the counties of the towns. */
	counties: z
		.array(z.string().regex(/^12\d{3}$/))
		.min(1)
		.meta({
			title: 'the county codes',
			why: 'The map colors these counties.',
			example: "['12057', '12103']",
		})
		.optional(),
	/** Without it, the main phone. */
	phone: reference('phone', 'the local phone', 'tampa').optional(),
	summary: prose('the sentence about the region').optional(),
	/** What is different here: sand, salt air, humidity, storm season. */
	conditions: groups('what is different in the region', {
		title: text('the title'),
		text: prose('the text'),
		source: source().optional(),
	}),
	towns: nonEmptyList('the cities and towns', town, 'Visitors look for theirs here.'),
});
export type AreaRecord = WithId<z.infer<typeof areaSchema>>;
