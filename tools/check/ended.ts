import { type Content, childAt, recordsOf } from './content.ts';
import { type Problem, reportField } from './report.ts';

/** Reports that the offer or a job is over, so that nobody wonders where it is. */
export const checkEnded = (content: Content): Problem[] =>
	[
		...recordsOf(content, 'offer').map((offer) => childAt(offer, 'ends')),
		...recordsOf(content, 'careers').map((job) => childAt(job, 'validThrough')),
	]
		.filter(({ value }) => String(value) < content.today)
		.map((last) =>
			reportField(last, {
				severity: 'warning',
				found: `${last.value}, which has passed (today is ${content.today})`,
				why: 'Visitors no longer see it.',
				write: 'Nothing, if it’s over. Otherwise, enter a later date.',
			}),
		);
