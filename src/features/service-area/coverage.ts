import type { Labels } from '../../content/schema/labels.ts';
import { formatLabel } from '../../lib/text.ts';
import { findOpening, type OpenHours } from './open-hours.ts';
import { findPlace, normalizeTown, type ServiceAreaData } from './place.ts';

/** What "Do you serve my area?" has to know; made at build by getCoverage and loaded when it is first asked. */
export interface CoverageData {
	area: ServiceAreaData;
	/** Florida's ZIP codes near a town of ours, with the town's place in `area`. */
	nearZips: Record<string, number>;
	/** Names of Florida's other towns, as normalizeTown writes them; -1 where none of ours is near. */
	names: Record<string, number>;
	hours: OpenHours;
	phone: string;
	/** Language of the words, for times and weekdays. */
	locale: string;
	words: Labels['coverage'];
}

/** Whether we serve a place. */
export type Coverage =
	| { kind: 'here'; town: string; phone: string }
	| { kind: 'near'; place: string; town: string; phone: string }
	/** Elsewhere in Florida. */
	| { kind: 'florida'; place: string }
	| { kind: 'outside'; place: string }
	| { kind: 'unknown'; place: string; suggestion?: string }
	| { kind: 'empty' }
	| { kind: 'notZip' };

/** Whether we serve a typed town, ZIP code or street address. */
export function findCoverage(typed: string, { area, names, nearZips }: CoverageData): Coverage {
	/** A place in Florida that is near the town with this index, or near none. */
	const findNear = (place: string, index = -1): Coverage => {
		const town = area.towns[index];
		return town ? { kind: 'near', place, town: town.name, phone: town.phone } : { kind: 'florida', place };
	};
	const place = findPlace(typed, area);
	switch (place.kind) {
		case 'empty':
			return { kind: 'empty' };
		case 'not-zip':
			return { kind: 'notZip' };
		case 'in-area':
			return { kind: 'here', town: place.town, phone: place.phone };
		case 'outside-zip':
			return findNear(place.zip, nearZips[place.zip]);
		case 'not-florida':
			return { kind: 'outside', place: place.place };
		default: {
			const { town, city, suggestion } = place;
			const name = normalizeTown(city);
			if (Object.hasOwn(names, name)) return findNear(city, names[name]);
			return { kind: 'unknown', place: town, ...(suggestion && { suggestion }) };
		}
	}
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
	const text = formatLabel(words[coverage.kind], coverage);
	if (coverage.kind === 'outside') return { text };
	// Where no crew is near, nobody comes on the same day.
	if (coverage.kind === 'florida') return { text, phone: data.phone };
	if (coverage.kind === 'unknown') {
		const { suggestion: town } = coverage;
		return town
			? { text, suggestion: { town, text: formatLabel(words.meant, { town }) } }
			: { text, phone: data.phone };
	}
	const { isOpen, ...clock } = findOpening(now, data.hours, data.locale);
	const hours = isOpen ? words.open : 'weekday' in clock ? words.opensLater : words.opensToday;
	return { text: `${text} ${formatLabel(hours, clock)}`, phone: coverage.phone };
}
