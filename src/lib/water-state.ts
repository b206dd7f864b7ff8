/** One line of the loss log. */
export interface LogLine {
	room: string;
	item: string;
	reading: string;
	/** How many pictures were taken; the pictures themselves stay in the camera roll. */
	photos: number;
	/** When it was written, in milliseconds since 1970. */
	at: number;
}

/** Everything that /water-damage-help keeps on the device. */
export interface WaterState {
	water?: string | undefined;
	wet: string[];
	/** When the water came, in milliseconds since 1970. */
	since?: number | undefined;
	/** Ids of the steps that are checked. */
	done: string[];
	log: LogLine[];
}

/** Where it lies in local storage; the legal pages name it. */
export const waterKey = 'water-help';

export const createState = (): WaterState => ({ wet: [], done: [], log: [] });

const isText = (value: unknown): value is string => typeof value === 'string';
const isNumber = (value: unknown): value is number => Number.isFinite(value);
const toList = <Item>(value: unknown, fits: (item: unknown) => item is Item): Item[] =>
	Array.isArray(value) ? value.filter(fits) : [];
const isLine = (value: unknown): value is LogLine => {
	const { room, item, reading, photos, at } = Object(value);
	return [room, item, reading].every(isText) && isNumber(photos) && isNumber(at);
};

/** Takes from what was stored what fits: an older version of the page, or another hand, may have written it. */
export function readState(text: string | null): WaterState {
	try {
		const { water, wet, since, done, log } = Object(JSON.parse(text ?? '{}'));
		return {
			water: isText(water) ? water : undefined,
			wet: toList(wet, isText),
			// Later than any date that a browser can write is no date (ECMA-262, Time Values and Time Range).
			since: isNumber(since) && Math.abs(since) <= 8.64e15 ? since : undefined,
			done: toList(done, isText),
			log: toList(log, isLine),
		};
	} catch {
		return createState();
	}
}

/** Whether there is nothing to keep. */
export const isBlank = ({ water, wet, since, done, log }: WaterState): boolean =>
	!water && since === undefined && wet.length + done.length + log.length === 0;
