import type { Labels } from '../../content/schema/labels.ts';
import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import { findOpening, type OpenHours } from './open-hours.ts';
import { findPlace, type ServedTown } from './place.ts';

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

/** An answer in words, with the links that call where somebody may come. */
export interface CoverageAnswer {
	text: string;
	calls: { before?: string; href: string; text: string }[];
	/** A town to ask about instead. */
	suggestion?: { town: string; text: string };
	/** True where the visitor has to write something else. */
	isMistake?: boolean;
}

/**
 * Answers whether we serve a typed town, ZIP code or street address. Where a crew is near, the answer has the hours of
 * today in Florida; elsewhere nobody comes on the same day. While the company is closed, each answer has the line for
 * water in the house, which is the main line and always answered.
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
	/** A place in Florida that is near the town of ours with this index, or near none. */
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
