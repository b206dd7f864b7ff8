/** A service as the form knows it. Amounts are dollars, which may have cents. */
interface PricedService {
	name: string;
	/** What has a price, with its unit and range, or only its lower end. Without lines, the service is priced on site. */
	lines: readonly { id: string; unit: string; from: number; to?: number | undefined }[];
	minimum?: number | undefined;
}

/**
 * Whether a price says by its unit what it is for: that of a “Carpeted room” does, for each room. That of a “Spring clean-up,” for each visit,
 * doesn't, unless the service has no other one.
 * @param count lines of the service, with prices or without
 */
export const isPlain = ({ name, unit }: Record<'name' | 'unit', string>, count: number): boolean =>
	count === 1 || (unit !== '' && name.toLowerCase().includes(unit.toLowerCase()));

/** Whether any of some prices depends on the job: a range, or the lower end alone. What has none says so itself. */
export const dependsOnJob = (
	lines: readonly { from?: number | undefined; to?: number | undefined }[],
): boolean => lines.some(({ from, to }) => from !== to);

/** The quantity of each line, by its id, as typed. */
export type Counts = Readonly<Record<string, string>>;

/** Largest quantity that is accepted. More is a typing mistake, or a matter for a call. */
export const maxCount = 9999;

/** A quantity as typed: 0 for an empty field, undefined unless it is a whole number up to maxCount. */
export function readCount(typed = ''): number | undefined {
	const text = typed.normalize('NFKC').trim();
	if (text === '') return 0;
	const count = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
	return count <= maxCount ? count : undefined;
}

/** Whole cents: sums of fractions aren't exact. */
const toCents = (amount: number): number => Math.round(amount * 100) / 100;

/**
 * Adds up the quantities times the owner's prices, in dollars, and raises the sum to the highest minimum of
 * the services counted, because they share one visit. The sum has no upper end if a price
 * has none. Undefined if nothing with a price was counted.
 */
export function estimatePrice(services: readonly PricedService[], counts: Counts) {
	/** Names of the services that aren't included: without a price, and without a quantity. */
	const onSite: string[] = [];
	const uncounted: string[] = [];
	const sum = { from: 0, to: 0 };
	let least = 0;
	for (const { name, lines, minimum = 0 } of services) {
		const counted = lines
			.map((line) => ({ ...line, count: readCount(counts[line.id]) ?? 0 }))
			.filter(({ count }) => count > 0);
		if (lines.length === 0) onSite.push(name);
		else if (counted.length === 0) uncounted.push(name);
		else least = Math.max(least, minimum);
		for (const { from, to, count } of counted) {
			sum.from += from * count;
			sum.to += (to ?? Number.POSITIVE_INFINITY) * count;
		}
	}
	if (sum.to === 0) return undefined;
	return {
		from: toCents(Math.max(sum.from, least)),
		to: Number.isFinite(sum.to) ? toCents(Math.max(sum.to, least)) : undefined,
		/** True if both ends are the minimum charge, because the quantities cost no more. */
		isMinimum: sum.to <= least,
		onSite,
		uncounted,
	};
}
