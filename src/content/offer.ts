import { formatDate } from '../lib/date.ts';
import { formatLabel } from '../lib/text.ts';
import { getToday, labelsBeside } from './in-words.ts';
import { readAll } from './read.ts';

/** The current offer; undefined without content/offer.yaml or after the offer's last day. */
export async function getOffer() {
	const [record] = await readAll('offer');
	if (!record || record.ends < getToday()) return;
	const { conditions, ends, ...words } = record;
	const { locale, offer } = labelsBeside(record);
	const lastDay = formatLabel(offer.until, { date: formatDate(ends, locale) });
	return {
		...words,
		text: formatLabel(words.text, { figure: words.figure }),
		/** Including the last day. */
		conditions: [conditions, lastDay].filter(Boolean).join(' '),
	};
}
