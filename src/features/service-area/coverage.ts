import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { findOpening, type OpenHours } from './open-hours.ts';
import { findPlace, normalizeTown, type ServedTown } from './place.ts';

/** What "Do you serve my area?" has to know; made at build by getCoverage and loaded when it is first asked. */
export interface CoverageData {
	towns: ServedTown[];
	/**
	 * The town of ours, by its place in `towns`, that is near another place of Florida; -1 where none is. By ZIP code where
	 * one is near, and by every name, as normalizeTown writes it.
	 */
	near: Record<string, number>;
	hours: OpenHours;
	phone: string;
	/** Language of the words, for times and weekdays. */
	locale: string;
	words: Labels['coverage'];
}

/** An answer in words, with the link that calls where we may work. */
export interface CoverageAnswer {
	text: string;
	call?: { href: string; text: string };
	/** A town to ask about instead. */
	suggestion?: { town: string; text: string };
	/** True where the visitor has to write something else. */
	isMistake?: boolean;
}

/**
 * Answers whether we serve a typed town, ZIP code or street address. Where a crew is near, the answer has the hours of
 * today in Florida; elsewhere nobody comes on the same day.
 */
export function describeCoverage(typed: string, data: CoverageData, now: Date): CoverageAnswer {
	const { towns, near, words } = data;
	const callBy = (number: string) => ({
		call: { href: buildTelLink(number), text: formatLabel(words.call, { number }) },
	});
	const describeCrew = (text: string, phone: string): CoverageAnswer => {
		const { state, ...clock } = findOpening(now, data.hours, data.locale);
		return { text: `${text} ${formatLabel(words[state], clock)}`, ...callBy(phone) };
	};
	/** A place in Florida that is near the town of ours with this index, or near none. */
	const describeNear = (name: string, index = -1): CoverageAnswer => {
		const town = towns[index];
		return town
			? describeCrew(formatLabel(words.near, { place: name, town: town.name }), town.phone)
			: { text: formatLabel(words.florida, { place: name }), ...callBy(data.phone) };
	};
	const place = findPlace(typed, towns);
	switch (place.kind) {
		case 'empty':
			return { text: words.empty, isMistake: true };
		case 'not-zip':
			return { text: words.notZip, isMistake: true };
		case 'in-area':
			return describeCrew(formatLabel(words.here, { town: place.town }), place.phone);
		case 'outside-zip':
			return describeNear(place.zip, near[place.zip]);
		case 'not-florida':
			return { text: formatLabel(words.outside, { place: place.place }) };
		default: {
			const { city, suggestion: town } = place;
			const name = normalizeTown(city);
			if (Object.hasOwn(near, name)) return describeNear(city, near[name]);
			const text = formatLabel(words.unknown, { place: place.town });
			return town
				? { text, suggestion: { town, text: formatLabel(words.meant, { town }) } }
				: { text, ...callBy(data.phone) };
		}
	}
}
