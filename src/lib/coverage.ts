import { findOpening, type OpenHours } from './open-hours.ts';
import { findPlace, normalizeTown, type ServiceAreaData } from './place.ts';
import { formatLabel } from './text.ts';

/** What "Do you come here?" has to know; made at build by src/model/coverage.ts and loaded when it is first asked. */
export interface CoverageData {
	area: ServiceAreaData;
	/** Latitude and longitude of the towns of `area`, in their order. */
	spots: [number, number][];
	/** Florida's ZIP codes near a town of ours, with the town's place in `area`. */
	nearZips: Record<string, number>;
	/** Names of Florida's other towns, as normalizeTown writes them; -1 where none of ours is near. */
	names: Record<string, number>;
	hours: OpenHours;
	phone: string;
	/** Language of the words, for times and weekdays. */
	locale: string;
	words: CoverageWords;
}

/** The answers, with placeholders: content/labels.yaml, coverage. */
export type CoverageWords = Record<
	| 'here'
	| 'near'
	| 'florida'
	| 'outside'
	| 'unknown'
	| 'meant'
	| 'empty'
	| 'notZip'
	| 'yourPlace'
	| 'open'
	| 'opensToday'
	| 'opensLater'
	| 'call',
	string
>;

/** Whether we come to a place. */
export type Coverage =
	| { kind: 'here'; town: string; phone: string }
	| { kind: 'near'; place: string; town: string; phone: string }
	/** Elsewhere in Florida, or outside of it. */
	| { kind: 'florida' | 'outside'; place: string }
	| { kind: 'unknown'; place: string; suggestion?: string }
	| { kind: 'empty' | 'notZip' };

/** Within this many miles of a town of ours, a place is near it. */
export const nearMiles = 20;
/** Within this many miles of the middle of a town of ours, a visitor's own position counts as that town. */
const hereMiles = 6;

/** Miles between two points on the globe, by the haversine formula; the mean radius of Earth is 3,958.8 miles. */
export function getMiles([lat1, lon1]: [number, number], [lat2, lon2]: [number, number]): number {
	const rad = (degrees: number) => (degrees * Math.PI) / 180;
	const half = (a: number, b: number) => Math.sin(rad(b - a) / 2) ** 2;
	const chord = half(lat1, lat2) + Math.cos(rad(lat1)) * Math.cos(rad(lat2)) * half(lon1, lon2);
	return 2 * 3958.8 * Math.asin(Math.sqrt(chord));
}

/** What is said about a place in Florida that is near the town with this index, or near none. */
function findNear(place: string, index: number | undefined, { area }: CoverageData): Coverage {
	const town = area.towns[index ?? -1];
	return town ? { kind: 'near', place, town: town.name, phone: town.phone } : { kind: 'florida', place };
}

/** Whether we come to a typed town, ZIP code or street address. */
export function findCoverage(typed: string, data: CoverageData): Coverage {
	const place = findPlace(typed, data.area);
	switch (place.kind) {
		case 'empty':
			return { kind: 'empty' };
		case 'not-zip':
			return { kind: 'notZip' };
		case 'in-area':
			return { kind: 'here', town: place.town, phone: place.phone };
		case 'outside-zip':
			return findNear(place.zip, data.nearZips[place.zip], data);
		case 'not-florida':
			return { kind: 'outside', place: place.zip };
		default: {
			const { town, suggestion } = place;
			const named = [town, ...town.split(',').reverse()].find((part) =>
				Object.hasOwn(data.names, normalizeTown(part)),
			);
			if (/,\s*(?!fl)[a-z]{2}\.?$/i.test(town)) return { kind: 'outside', place: town };
			if (named) return findNear(named.trim(), data.names[normalizeTown(named)], data);
			return { kind: 'unknown', place: town, ...(suggestion && { suggestion }) };
		}
	}
}

/** Whether we come to a position that the visitor's device has told. Florida lies between these parallels and meridians. */
export function findCoverageAt(latitude: number, longitude: number, data: CoverageData): Coverage {
	const place = data.words.yourPlace;
	const miles = data.spots.map((spot) => getMiles(spot, [latitude, longitude]));
	const least = Math.min(...miles);
	const index = miles.indexOf(least);
	const town = data.area.towns[index];
	if (town && least <= hereMiles) return { kind: 'here', town: town.name, phone: town.phone };
	if (least <= nearMiles) return findNear(place, index, data);
	const isFlorida = latitude > 24.3 && latitude < 31.01 && longitude > -87.7 && longitude < -79.8;
	return isFlorida ? findNear(place, undefined, data) : { kind: 'outside', place };
}

/** An answer in words. `phone` is the number to call; `suggestion` a town to ask about instead. */
export interface CoverageAnswer {
	text: string;
	phone?: string;
	suggestion?: { town: string; text: string };
	/** True where the visitor has to write something else. */
	isMistake?: boolean;
}

/** Puts a coverage into words, with the hours of today in Florida where a crew is near. */
export function describeCoverage(coverage: Coverage, data: CoverageData, now: Date): CoverageAnswer {
	const { words } = data;
	if (coverage.kind === 'empty' || coverage.kind === 'notZip')
		return { text: words[coverage.kind], isMistake: true };
	const text = formatLabel(words[coverage.kind], { ...coverage });
	if (coverage.kind === 'outside') return { text };
	if (coverage.kind === 'unknown') {
		const town = coverage.suggestion;
		return {
			text,
			...(town ? { suggestion: { town, text: formatLabel(words.meant, { town }) } } : { phone: data.phone }),
		};
	}
	// Where no crew is near, nobody comes on the same day.
	if (coverage.kind === 'florida') return { text, phone: data.phone };
	const opening = findOpening(now, data.hours, data.locale);
	const hours = opening.isOpen ? words.open : opening.weekday ? words.opensLater : words.opensToday;
	return {
		text: `${text} ${formatLabel(hours, { ...opening, isOpen: '' })}`,
		...('phone' in coverage && { phone: coverage.phone }),
	};
}
