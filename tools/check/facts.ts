import { type Content, entriesOf, type Field, fieldAt, fieldsOf, recordsOf } from './content.ts';
import { fieldLines } from './example.ts';
import { type Problem, quoteFound, reportField } from './problem.ts';

/** Two numbers or two dates of a group in the wrong order. */
function checkOrder(group: Field, first: string, last: string, why: string): Problem[] {
	const [low, high] = [fieldAt(group, first), fieldAt(group, last)];
	const isNumber = typeof low.value === 'number' && typeof high.value === 'number';
	const isText = typeof low.value === 'string' && typeof high.value === 'string';
	if ((!isNumber && !isText) || String(low.value) === String(high.value)) return [];
	if (isNumber ? Number(high.value) > Number(low.value) : String(high.value) > String(low.value)) return [];
	const found = `${quoteFound(String(high.value))}, which is ${isNumber ? 'less than' : 'before'} ${low.value}`;
	return [
		reportField(high, {
			found,
			why,
			write: `${last}: ${low.value}\nor a ${isNumber ? 'higher number' : 'later date'}`,
		}),
	];
}

/** Hours that end before they begin. What is open after midnight would be the next day's. */
function checkHours(hours: Field): Problem[] {
	const [opens, closes] = [fieldAt(hours, 'opens'), fieldAt(hours, 'closes')];
	const [from, to] = [String(opens.value), String(closes.value)];
	if (![from, to].every((time) => /^\d\d:\d\d$/.test(time)) || to === '00:00' || to > from) return [];
	return [
		reportField(closes, {
			found: `${to}, which isn’t later than ${from}, when you open`,
			why: 'Visitors would be told that you’re closed.',
			write: 'closes: "20:00" for 8 PM, on a 24-hour clock\ncloses: "00:00" for midnight, the latest time',
		}),
	];
}

/** Places of which only the latitude or the longitude is written. */
const checkPlaces = (content: Content): Problem[] =>
	fieldsOf(content).flatMap((group) => {
		const parts = ['latitude', 'longitude'].map((part) => fieldAt(group, part));
		const [missing, ...others] = parts.filter(({ value }) => value === undefined);
		return missing && others.length === 0
			? reportField(missing, { found: 'nothing, although the other half of the place is there' })
			: [];
	});

/** Days before a last day from which the owner is told of it, and beyond which nothing is offered for a limited time. */
const days = { notice: 30, longest: 90, usual: 60 };

const addDays = (day: string, count: number): string =>
	new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);

/** The last day of a job or an offer: past, so near that the owner has to decide, or too far. */
function checkEnd(record: Field, key: string, today: string, noun: 'job' | 'offer'): Problem[] {
	const last = fieldAt(record, key);
	const { value } = last;
	if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return [];
	const report = (state: string, why: string, write: string) =>
		reportField(last, { found: `${value}, ${state} (today is ${today})`, why, write, isWarning: true });
	const later = `such as:\n${fieldLines(last, addDays(today, days.usual))}`;
	if (value < today)
		return [
			report(
				'which has passed',
				`Visitors no longer see this ${noun}.`,
				`Delete ${record.source.file}, or enter a later date, ${later}`,
			),
		];
	if (value <= addDays(today, days.notice))
		return [
			report(
				'which is less than a month away',
				`After that day, visitors no longer see this ${noun}.`,
				`If it goes on, enter a later date, ${later}`,
			),
		];
	if (noun === 'job' || value <= addDays(today, days.longest)) return [];
	return [
		report(
			`which is more than ${days.longest} days away`,
			'“Limited time” for that long can be called deceptive.',
			`Enter a day within ${days.usual} days, ${later}`,
		),
	];
}

/** An article that visitors see from a later day on. */
function checkScheduled(post: Field, today: string): Problem[] {
	const day = fieldAt(post, 'date');
	const isDraft = fieldAt(post, 'draft').value === true;
	if (typeof day.value !== 'string' || !/^\d{4}-/.test(day.value) || day.value <= today || isDraft) return [];
	return [
		reportField(day, {
			found: `${quoteFound(day.value)}, which is still to come (today is ${today})`,
			why: 'Visitors see this article from that day on. Until then, nothing leads to it.',
			isWarning: true,
			write: 'Nothing, if that’s the day you mean. Keep publishing each night, or publish on that day.',
		}),
	];
}

/** A line of prices of which only a part is written. */
function checkWhole(line: Field): Problem[] {
	const parts = ['unit', 'from', 'to'].map((part) => fieldAt(line, part));
	const missing = parts.filter(({ value }) => value === undefined);
	if (missing.length === parts.length) return [];
	return missing.map((part) =>
		reportField(part, {
			found: 'nothing, although the price has other parts',
			why: 'A price needs all three: “unit,” “from” and “to.” To show no price, delete all three.',
		}),
	);
}

/** Checks dates and numbers that are written correctly and still cannot be true. */
export function checkFacts(content: Content): Problem[] {
	const prices = recordsOf(content, 'prices').flatMap((record) => entriesOf(fieldAt(record, 'lines')));
	return [
		...checkPlaces(content),
		...recordsOf(content, 'offer').flatMap((offer) => checkEnd(offer, 'ends', content.today, 'offer')),
		...recordsOf(content, 'company').flatMap((company) => checkHours(fieldAt(company, 'hours'))),
		...recordsOf(content, 'careers').flatMap((job) => [
			...checkEnd(job, 'validThrough', content.today, 'job'),
			...checkOrder(job, 'datePosted', 'validThrough', 'A job can’t close before it’s posted.'),
			...checkOrder(fieldAt(job, 'salary'), 'min', 'max', 'A pay range starts with the lower amount.'),
		]),
		...recordsOf(content, 'posts').flatMap((post) => [
			...checkScheduled(post, content.today),
			...checkOrder(post, 'date', 'updated', 'An article can’t be updated before it’s published.'),
		]),
		...prices.flatMap((line) => [
			...checkWhole(line),
			...checkOrder(line, 'from', 'to', 'A price range starts with the lower price.'),
		]),
	];
}
