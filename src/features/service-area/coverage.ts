import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { findOpening, type OpenHours } from './open-hours.ts';
import { findPlace, type ServedTown } from './place.ts';

/** The data of the place finder, made at build by getCoverage and loaded with the first question. */
export interface CoverageData {
	towns: ServedTown[];
	/**
	 * For other places in Florida, the index in `towns` of the nearby town. Has every ZIP code that is nearby, and
	 * every name, as normalizeTown writes it, with -1 if nothing is nearby.
	 */
	near: Record<string, number>;
	hours: OpenHours;
	phone: string;
	/** Language of times and weekdays. */
	locale: string;
	words: Labels['coverage'];
}

/** An answer, with links to call. */
export interface CoverageAnswer {
	text: string;
	calls: { before?: string; href: string; text: string }[];
	/** A town that was probably meant. */
	suggestion?: { town: string; text: string };
	/** True if the visitor has to enter something else. */
	isMistake?: boolean;
}

/**
 * Answers whether the company serves a typed town, ZIP code or address. If a crew is near, the answer has today's
 * hours in Florida; elsewhere there is no same-day service. While the company is closed, each answer adds the main
 * line, which is always answered for water in the house.
 */
export function describeCoverage(typed: string, data: CoverageData, now: Date): CoverageAnswer {
	const { towns, near, words, phone: mainPhone } = data;
	const { state, ...clock } = findOpening(now, data.hours, data.locale);
	const isClosed = state !== 'open';
	const linkTo = (number: string) => ({
		href: buildTelLink(number),
		text: formatLabel(words.call, { number }),
	});
	const answer = (text: string, phone: string) => ({
		text,
		calls: [
			...(isClosed && phone === mainPhone ? [] : [linkTo(phone)]),
			...(isClosed ? [{ ...linkTo(mainPhone), before: words.water }] : []),
		],
	});
	const answerWithHours = (text: string, phone: string) =>
		answer(`${text} ${formatLabel(words[state], clock)}`, phone);
	/** The answer for a place in Florida. @param index of the town that it is near */
	const answerNear = (place: string, index = -1) => {
		const town = towns[index];
		return town
			? answerWithHours(formatLabel(words.near, { place, town: town.name }), town.phone)
			: answer(formatLabel(words.florida, { place }), mainPhone);
	};
	const place = findPlace(typed, towns);
	switch (place.kind) {
		case 'empty':
			return { text: words.empty, isMistake: true, calls: [] };
		case 'not-zip':
			return { text: words.notZip, isMistake: true, calls: [] };
		case 'in-area':
			return answerWithHours(formatLabel(words.here, { town: place.town }), place.phone);
		case 'outside-zip':
			return answerNear(place.zip, near[place.zip]);
		case 'not-florida':
			return { text: formatLabel(words.outside, { place: place.zip }), calls: [] };
		default: {
			const { text, name = '', part = '', suggestion: town } = place;
			if (Object.hasOwn(near, name)) return answerNear(part, near[name]);
			return {
				...answer(formatLabel(words.unknown, { place: text }), mainPhone),
				...(town && { suggestion: { town, text: formatLabel(words.meant, { town }) } }),
			};
		}
	}
}
