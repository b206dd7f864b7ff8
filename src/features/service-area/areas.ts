import { palette } from '../../content/brand.ts';
import { company, labels } from '../../content/facts.ts';
import { states } from '../../content/in-words.ts';
import { listAreaColors } from '../../content/palette.ts';
import { emergencyCall, getPhone, phone } from '../../content/phones.ts';
import { readAll } from '../../content/read.ts';
import { getEmergencyNote } from '../../content/say.ts';
import type { AreaRecord } from '../../content/schema/areas.ts';
import type { OpenHours } from './open-hours.ts';
import { findCounty, findCountyNamed } from './outlines.ts';
import type { ServedTown } from './place.ts';
import { describeStates, findNearby, findTown } from './zip-codes.ts';

const colors = listAreaColors(palette);

/** Adds what the owner left out of a region, and its color. @param taken ZIP codes that the owner gives to towns, which belong to no other */
function completeArea(record: AreaRecord, index: number, taken: ReadonlySet<string>) {
	const [firstState] = states;
	const state = record.state ?? firstState;
	if (!state) throw new Error('areas.yaml has a region without a state.');
	/** The addresses in its towns. */
	const offices = company.addresses.filter(
		(office) => office.state === state && record.towns.some(({ name }) => name === office.city),
	);
	const line = record.phone ?? offices.find((office) => office.phone)?.phone;
	const towns = record.towns.map(({ latitude, longitude, ...town }) => {
		const found = findTown(town.name, state, town.zips);
		const own = latitude !== undefined && longitude !== undefined && { latitude, longitude };
		const spot = own || found.spot;
		return {
			...found,
			...town,
			state,
			phone: getPhone(town.phone ?? line),
			zips: town.zips ?? found.zips.filter((zip) => !taken.has(zip)),
			...(spot && { spot }),
			/** FIPS code */
			county: spot && findCounty(state, spot, found.county),
		};
	});
	const colored = (record.counties ?? []).map((county) => findCountyNamed(county, state) ?? county);
	return {
		...record,
		state,
		phone: getPhone(line),
		offices,
		/** FIPS codes of the counties that the map shows. */
		counties: record.counties ? colored : [...new Set(towns.flatMap(({ county }) => county ?? []))],
		/** Those that have the region's color: the ones that the owner names. */
		colored,
		towns,
		/** The same on the map and in lists. */
		color: colors[index % colors.length] ?? palette.main,
	};
}
/** A region as pages get it. */
export type Area = ReturnType<typeof completeArea>;

/** The regions, in the order of content/areas.yaml. @param only ids of regions, to get only those */
export async function getAreas(only?: readonly string[]): Promise<Area[]> {
	const records = await readAll('areas');
	const taken = new Set(records.flatMap(({ towns }) => towns.flatMap(({ zips = [] }) => zips)));
	return records
		.map((record, index) => completeArea(record, index, taken))
		.filter(({ id }) => !only || only.includes(id));
}

/** When somebody answers: the hours of the company, and those of the places that have a phone of their own, by its number. */
export function listHours() {
	const { timeZone, addresses, hours } = company;
	const offices: Record<string, OpenHours> = Object.fromEntries(
		addresses.flatMap(({ phone: id, hours: own }) =>
			own && getPhone(id) !== phone ? [[getPhone(id), { ...own, timeZone }]] : [],
		),
	);
	return { hours: { week: hours.week, special: hours.special, timeZone } as OpenHours, offices };
}

/** Everything that the place finder needs to answer in the browser. */
export async function getCoverage() {
	const towns = (await getAreas()).flatMap((area) => area.towns);
	const { near, far } = findNearby(towns, states);
	const { emergency } = company.hours;
	const { hours, offices } = listHours();
	return {
		towns: towns.map(({ name, state, zips, phone: number, also }, index): ServedTown => {
			const close = near[index];
			return {
				name,
				state,
				zips: zips.join(' '),
				phone: number,
				// Most towns have neither, and each page with the form has them all.
				...(also.length > 0 && { also }),
				...(close && { near: close }),
			};
		}),
		states: { ...describeStates(states), far },
		hours,
		...(Object.keys(offices).length > 0 && { offices }),
		phone,
		emergencyPhone: emergencyCall.number,
		/** Language of times and weekdays. */
		locale: labels.locale,
		/** Without an emergency line, nobody answers while the company is closed. */
		words: {
			...labels.coverage,
			water: emergency && [labels.coverage.water, getEmergencyNote()].filter(Boolean).join(' '),
		},
	};
}
export type CoverageData = Awaited<ReturnType<typeof getCoverage>>;
