import { formatDate } from '../lib/date.ts';
import { formatLabel } from '../lib/text.ts';
import { getToday, labelsBeside } from './in-words.ts';
import { readAll } from './read.ts';

/** The current offer; undefined without content/offer.yaml or after the offer's last day. */
export async function getOffer() {
	const [record] = await readAll('offer');
	if (!record || record.ends < getToday()) return;
	const { until, conditions, ends, ...words } = record;
	const { text, figure } = words;
	const lastDay = formatLabel(until, { date: formatDate(ends, labelsBeside(record).locale) });
	return {
		...words,
		text: formatLabel(String(text), { figure }),
		/** Including the last day. */
		conditions: `${conditions} ${lastDay}`,
	};
}
