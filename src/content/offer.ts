import { formatDate } from '../lib/date.ts';
import { formatLabel } from '../lib/text.ts';
import { getToday, labels } from './facts.ts';
import { readAll } from './read.ts';

/** The current offer; undefined without content/offer.yaml or after the offer's last day. */
export async function getOffer() {
	const [record] = await readAll('offer');
	if (!record || record.ends < getToday()) return;
	const { until, conditions, ends, ...words } = record;
	const lastDay = formatLabel(until, { date: formatDate(ends, labels.locale) });
	return {
		...words,
		/** Including the last day. */
		conditions: `${conditions} ${lastDay}`,
	};
}
