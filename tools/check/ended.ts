import { type Content, childAt, entriesOf, type Place, recordsOf } from './content.ts';
import { isEntry, parentOf } from './describe.ts';
import { type Problem, reportField } from './problem.ts';

/** Reports what visitors no longer see because its last day has passed: jobs, the offer, special days and notices. */
export function checkEnded(content: Content): Problem[] {
	const { today } = content;
	const ofCompany = (...keys: string[]) =>
		recordsOf(content, 'company').flatMap((company) => entriesOf(company, ...keys));
	const lastOf = (entry: Place) =>
		['to', 'from'].map((key) => childAt(entry, key)).find(({ value }) => value !== undefined) ?? [];
	return [
		...recordsOf(content, 'offer').map((offer) => childAt(offer, 'ends')),
		...recordsOf(content, 'careers').map((job) => childAt(job, 'validThrough')),
		...[...ofCompany('hours', 'special'), ...ofCompany('notices')].flatMap(lastOf),
	]
		.filter(({ value }) => String(value) < today)
		.map((last) =>
			reportField(last, {
				severity: 'warning',
				found: `${last.value}, which has passed (today is ${today})`,
				why: 'Visitors no longer see it.',
				write: `Delete ${isEntry(parentOf(last)) ? 'this entry' : last.source.file}, or enter a later date.`,
			}),
		);
}
