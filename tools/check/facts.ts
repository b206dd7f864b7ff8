import { type Content, dateAt, type Field, fieldAt, fieldsOf, rawOf, recordsOf } from './content.ts';
import { type Problem, quoteFound, tellField } from './problem.ts';
import { tellBackward } from './range.ts';

/** Two dates of a record in the wrong order. */
function tellOrder(record: Field, early: string, late: string, why: string): Problem[] {
	const [first, second] = [dateAt(record, early), dateAt(record, late)];
	if (first === undefined || second === undefined || second >= first) return [];
	return [
		tellField(fieldAt(record, late), {
			found: `${quoteFound(second)}, which is before ${first}`,
			why,
			write: `Enter ${first} or a later date.`,
		}),
	];
}

/** A job that nobody can apply for anymore. */
function tellOver(job: Field, today: string): Problem[] {
	const last = dateAt(job, 'validThrough');
	if (last === undefined || last >= today) return [];
	return [
		tellField(fieldAt(job, 'validThrough'), {
			found: `${last}, which has passed (today is ${today})`,
			why: 'Visitors no longer see this job.',
			isWarning: true,
			write: `Enter a later date. If the job is filled, delete ${job.source.file}.`,
		}),
	];
}

/** Checks dates and ranges that are written correctly and still cannot be true. */
export function checkFacts(content: Content): Problem[] {
	// Without quotation marks, YAML takes February 30 for March 2.
	const days = fieldsOf(content).flatMap((field) => {
		const { value } = field;
		if (!(value instanceof Date)) return [];
		const raw = rawOf(field);
		const isDay = !Number.isNaN(value.getTime()) && raw.startsWith(value.toISOString().slice(0, 10));
		return isDay ? [] : tellField(field, { found: `${raw}, which isn’t a real date` });
	});
	return [
		...days,
		...recordsOf(content, 'careers').flatMap((job) => [
			...tellOver(job, content.today),
			...tellOrder(job, 'datePosted', 'validThrough', 'A job can’t close before it’s posted.'),
			...tellBackward(fieldAt(job, 'salary'), 'min', 'max', 'A pay range starts with the lower amount.'),
		]),
		...recordsOf(content, 'posts').flatMap((post) =>
			tellOrder(post, 'date', 'updated', 'An article can’t be updated before it’s published.'),
		),
	];
}
