import { buildTelLink } from '../../lib/contact-link.ts';
import { formatLabel } from '../../lib/text.ts';
import type { CoverageData } from './areas.ts';
import { findOpening } from './open-hours.ts';
import { findPlace } from './place.ts';

/** An answer, with the number to call, if somebody answers there. */
export interface CoverageAnswer {
	text: string;
	call?: { before?: string; href: string; text: string };
	/** A town that was probably meant. */
	suggestion?: { town: string; text: string };
	/** True if the visitor has to enter something else. */
	isMistake?: boolean;
}

/**
 * Answers whether the company serves a typed town, ZIP code or address. If a crew is near, the answer has the hours of the place whose
 * phone it is. While the company is closed, it has the emergency line alone, because nobody answers the others.
 */
export function describeCoverage(typed: string, data: CoverageData, now: Date): CoverageAnswer {
	const { towns, states, words, phone: mainPhone, emergencyPhone } = data;
	const place = findPlace(typed, towns, states);
	const office = 'phone' in place ? data.offices?.[place.phone] : undefined;
	const opening = findOpening(now, office ?? data.hours, data.locale);
	const before = opening?.state === 'open' ? undefined : words.water;
	const answer = (text: string, phone = mainPhone) => {
		const number = before ? emergencyPhone : phone;
		const call = { href: buildTelLink(number), text: formatLabel(words.call, { number }) };
		return { text, call: before ? { before, ...call } : call };
	};
	const answerWithHours = (text: string, phone: string) => {
		if (!opening) return answer(text, phone);
		const { state, ...times } = { note: undefined, closes: undefined, ...opening };
		const said = times.note ? 'closedToday' : state === 'open' && !times.closes ? 'openNow' : state;
		return answer(`${text} ${formatLabel(words[said], times)}`, phone);
	};
	switch (place.kind) {
		case 'empty':
		case 'notZip':
			return { text: words[place.kind], isMistake: true };
		case 'inArea':
			return answerWithHours(formatLabel(words.here, place), place.phone);
		case 'near':
			return answerWithHours(formatLabel(words.near, place), place.phone);
		case 'elsewhere':
			return answer(formatLabel(words.elsewhere, place));
		case 'otherState':
			return { text: formatLabel(words.outside, place) };
		case 'unknown': {
			const { suggestion: town } = place;
			return {
				...answer(formatLabel(words.unknown, place)),
				...(town && { suggestion: { town, text: formatLabel(words.meant, { town }) } }),
			};
		}
	}
}
