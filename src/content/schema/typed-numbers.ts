/** Numbers and prices, as people write them. */
import { words as software } from '../../words/words.ts';
import table from './as-typed.json' with { type: 'json' };

/** Units by their abbreviations. */
const units: Record<string, string> = table.units;

/** The words between two amounts in the languages of the software: "to" and "a". */
const rangeWords = Object.values(software).map(
	({ prices }) => /(?<=\{from!?\} )\S+(?= \{to!?\})/.exec(prices.range)?.[0],
);
const amount = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d+)?`;
const upper = String.raw`(?:\s*[-–—]\s*|\s+(?:${rangeWords.join('|')})\s+)\$?(${amount})`;

/** A text with one number in it, or with two of a range, whatever the words around it. What a plus adds would be lost. */
export const numberForm = String.raw`^[^\d-]*(-?${amount})(?:${upper})?\b[^\d+]*$`;

const toNumber = (digits: string | undefined) => (digits ? Number(digits.replaceAll(',', '')) : undefined);

/** A number written as text, such as "$1,200", "starting at $50" and "est. 1964," as that number; anything else as it is. */
export function readNumber(value: unknown): unknown {
	const [, number, other] = (typeof value === 'string' && new RegExp(numberForm).exec(value)) || [];
	return other ? value : (toNumber(number) ?? value);
}

const andUp = String.raw`(?:\+| (?:(?:&|and|or|y|o) (?:up|more|m[aá]s)|minimum|m[ií]nimo))`;
const unitWord = String.raw`(?:(?!\b(?:plus|m[aá]s|DOE|depending|seg[uú]n)\b)[\p{L}.’'/ -])+?`;
/** What a text may say of a price: "from," one or two amounts, "and up," and a unit. Any other word could change it: "up to," "off," "plus tax." */
const rateForm = new RegExp(
	String.raw`^((?:from|start(?:s|ing)?(?: at| from)?|desde|a partir de):? )?\$? ?(${amount})(?:${upper})?(?: d[oó]l+ar(?:e?s)?)?(?: flat(?: rate| fee)?)?(${andUp})?(?: *(?:\/|(?:per|an?|por|al|la|cada(?! un[oa]\b))\b|(?=ea\b|each\b|cada un)) *(${unitWord}))?(${andUp})?$`,
	'iu',
);

/** The amounts of a price, its unit, and whether it may be more; undefined if it says something else. */
function findRate(written: unknown) {
	const [, from, low, high, up, unit, more] = rateForm.exec(String(written).trim()) ?? [];
	const [first, last] = [low, high].map(toNumber);
	const isLeast = Boolean(from ?? up ?? more);
	return first === undefined || (last && (up ?? more)) ? undefined : { first, last, unit, isLeast };
}

/** One amount, whatever it's for; anything else as it is. */
export function readDollars(value: unknown): unknown {
	const { first = value, last } = findRate(value) ?? {};
	return last ? value : first;
}

/** A group of one or two amounts and their unit, which the first may say, or an exact “price”: "price: $129/mo" and "from: $3-4.50 per sq ft." What says something else stays a text. */
export const readRate =
	(first: string, last: string) =>
	(group: unknown): unknown => {
		const { price, ...line } = typeof group === 'string' ? { price: group } : Object(group);
		const written = price ?? line[first];
		if (written === undefined) return group;
		const rate = findRate(written);
		if (!rate || (rate.last && line[last])) return { ...line, [first]: written };
		const most = line[last] && findRate(String(line[last]).replace(/^(?:up to|hasta) /i, ''));
		const unit = String(line.unit ?? rate.unit ?? most?.unit ?? '').trim();
		const exact = price && !rate.isLeast ? rate.first : undefined;
		const highest = most && !most.isLeast && !most.last ? most.first : line[last] || (rate.last ?? exact);
		const named = unit && { unit: units[unit.toLowerCase().replace(/\.$/, '')] ?? unit };
		return { ...line, [first]: rate.first, ...(highest && { [last]: highest }), ...named };
	};
