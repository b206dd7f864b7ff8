import { z } from 'astro/zod';
import { readList, readTowns } from './as-typed.ts';
import {
	choice,
	fact,
	groups,
	list,
	nonEmptyList,
	photoId,
	prose,
	reference,
	source,
	text,
	textLike,
	type WithId,
	yesOrNo,
	zipCode,
} from './field.ts';
import { latitude, longitude } from './number.ts';
import { inSearch } from './page-part.ts';
import type { InLanguage } from './part.ts';
import { together } from './rule.ts';
import { type StateCode, state, stateNames } from './states.ts';

const codes = Object.keys(stateNames).join('|');
/** A town, also with its state and ZIP code: "Olympia, WA" and "Lacey WA 98503." */
const townForm = new RegExp(
	String.raw`^([^\d,]*?[^\d,\s][^\d,]*?)(?:(?:,\s*|\s+)(${codes}))?(?:,?\s+(\d{5}))?$`,
);

const town = z
	.strictObject({
		name: textLike(townForm, {
			title: 'the name of the city or town',
			why: 'Visitors find their town by it.',
			example: 'Tampa',
		}),
		also: list('other names of the town', fact('another name', 'St. Pete'), {
			why: 'Visitors who type one of these get the same answer, such as “St. Pete” for St. Petersburg.',
		}),
		/** Without them, the ZIP codes that the post office gives the name. */
		zips: z
			.preprocess(
				readList,
				z.array(zipCode('a ZIP code', 'Visitors type it to ask whether you serve them.', '33025')).min(1),
			)
			.meta({
				title: 'the ZIP codes of the town',
				why: 'Needed only for a suburb whose mail goes by the name of another city, such as Miramar.',
				example: "['33025', '33027']",
			})
			.optional(),
		/** Where the town is. Without it, the middle of its ZIP codes. */
		latitude: latitude().optional(),
		longitude: longitude().optional(),
		phone: reference('phone', 'the local phone', 'tampa').optional(),
		onQuotePage: yesOrNo()
			.prefault(true)
			.meta({ title: 'whether the quote page lists it', example: 'false' }),
		label: choice(['left', 'right'])
			.meta({
				title: 'the side of the dot for the name on the map',
				why: 'The map of all regions shows the names of towns that have a side, and the map of the region has the name on it. If you choose none in a region, its first one is named.',
				example: 'left',
			})
			.optional(),
	})
	.check(...together('latitude', 'longitude'));

const searchWords = inSearch(
	'Home Repairs in Tampa Bay, FL',
	'Repairs and yearly checks from Tarpon Springs to Bradenton: prices, and the number to call.',
);

const region = z.strictObject({
	/** Unlike other ids, it may have capitals: the regions are called "tampaBay" and so on (docs/specification.md, 4). */
	id: textLike(/^[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/, {
		title: 'the id of the region',
		why: 'It becomes part of a web address. Use letters, digits and hyphens only. If you leave it out, it’s made from the name.',
		example: 'tampaBay',
	}).optional(),
	title: text('the name of the region', 'Southwest Florida'),
	/** The following are of its page. Without them, it says what the company does there, and has no photo and nobody of the team. */
	heading: text('the heading of the region’s page', 'Home repairs in Tampa and Clearwater').optional(),
	photo: photoId('the photo at the top of the region’s page').optional(),
	team: list('who works in the region', reference('member', 'a member of the team', 'marisol-reyes')),
	metaTitle: searchWords.metaTitle.optional(),
	metaDescription: searchWords.metaDescription.optional(),
	/** The company's first state by default. */
	state: state(
		'the state of the region',
		'Towns are looked up in it. Needed only for another state than your headquarters’.',
	).optional(),
	/** Names or FIPS codes of the counties colored on the map. Without them, it shows the counties of the towns without a color. */
	counties: z
		.preprocess(readList, z.array(fact('a county', 'Hillsborough')))
		.meta({
			title: 'the counties',
			why: 'Write their names, or the Census Bureau’s FIPS codes. The map gives these counties the region’s color. One that several regions name has that of the region with the most towns in it. An empty list, [], leaves only the dots of the towns.',
			example: '[Hillsborough, Pinellas]',
		})
		.optional(),
	/** By default that of an office in one of its towns, or else the main one. */
	phone: reference('phone', 'the local phone', 'tampa').optional(),
	summary: prose('the sentence about the region').optional(),
	conditions: groups('what is different in the region', {
		title: text('the title'),
		text: prose('the text'),
		source: source().optional(),
	}),
	towns: z.preprocess(
		readTowns,
		nonEmptyList('the cities and towns', town, { why: 'Visitors look for theirs here.' }),
	),
});

/**
 * content/areas.yaml: the regions and their towns. A town needs only a name, if the post office has it. A ZIP code behind it is the
 * town's, and a state the region's; with another one, no ZIP code goes by its name.
 */
export const areaSchema = region.overwrite((one) => {
	let { state } = one;
	const towns = one.towns.map((town) => {
		const [, name = town.name, code, zip] = townForm.exec(town.name) ?? [];
		state ??= code as StateCode | undefined;
		return code && code !== state ? town : { ...(zip && { zips: [zip] }), ...town, name };
	});
	return { ...one, ...(state && { state }), towns };
});
export type AreaRecord = WithId<InLanguage<z.infer<typeof areaSchema>>>;
