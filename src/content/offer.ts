import { formatDate } from '../lib/date.ts';
import { formatLabel } from '../lib/text.ts';
import { getToday, labels } from './facts.ts';
import { readAll, readSingle } from './read.ts';
import { say } from './say.ts';

/** The current offer; undefined without content/offer.yaml or after the offer's last day. */
export async function getOffer() {
	const [record] = await readAll('offer');
	if (!record || record.ends < getToday()) return;
	const { until: _, conditions, ends, ...words } = record;
	const text = await say(async () => {
		const { figure, text: written } = await readSingle('offer');
		return formatLabel(String(written), { figure });
	});
	const lastDay = await say(async () => {
		const { until } = await readSingle('offer');
		return formatLabel(until, { date: formatDate(ends, labels.locale) });
	});
	return {
		...words,
		text,
		/** Including the last day. */
		conditions: `${conditions} ${lastDay}`,
	};
}
