import type { CollectionName } from '../../src/collections.ts';
import { addDays } from '../../src/lib/date.ts';
import { readNumber } from '../../src/lib/number.ts';
import { shorten } from '../../src/lib/text.ts';
import { type Content, childAt, entriesOf, type Place, placesOf, recordsOf, textAt } from './content.ts';
import { fieldLines } from './example.ts';
import { type Problem, reportField } from './problem.ts';

/** Reports two numbers or two dates of a group in the wrong order. */
export function checkOrder(group: Place, first: string, last: string, why: string): Problem | [] {
	const [low, high] = [childAt(group, first), childAt(group, last)];
	const [least, most] = [readNumber(low.value), readNumber(high.value)];
	const isNumber = typeof least === 'number' && typeof most === 'number';
	const isText = typeof low.value === 'string' && typeof high.value === 'string';
	const isBackward = isNumber ? most < least : String(high.value) < String(low.value);
	if (!(isNumber || isText) || !isBackward) return [];
	return reportField(high, {
		found: `${high.value}, which is ${isNumber ? 'less than' : 'before'} ${low.value}`,
		why,
		write: `${last}: ${low.value}\nor a ${isNumber ? 'higher number' : 'later date'}`,
	});
}

/** Reports fields that belong together if only some are given. */
export function checkWhole(
	group: Place,
	keys: readonly string[],
	words: { found: string; why?: string },
): Problem[] {
	const fields = keys.map((key) => childAt(group, key));
	const missing = fields.filter(({ value }) => value === undefined);
	return missing.length === fields.length ? [] : missing.map((field) => reportField(field, words));
}

/**
 * In days: how long before a last day the owner is told; how far away the end of an offer may be; and what is usual.
 */
const days = { notice: 30, longest: 90, usual: 60 };

/** Reports a last day of a job or an offer that is past, soon or too far away. */
function checkEnd(last: Place, today: string, noun: 'job' | 'offer'): Problem | [] {
	const { value, source } = last;
	if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return [];
	const later = `such as:\n${fieldLines(last, addDays(today, days.usual))}`;
	const report = (state: string, why: string, write: string) =>
		reportField(last, {
			severity: 'warning',
			found: `${value}, which ${state} (today is ${today})`,
			why,
			write: `${write}, ${later}`,
		});
	if (value < today)
		return report(
			'has passed',
			`Visitors no longer see this ${noun}.`,
			`Delete ${source.file}, or enter a later date`,
		);
	if (value <= addDays(today, days.notice))
		return report(
			'is less than a month away',
			`After that day, visitors no longer see this ${noun}.`,
			'If it goes on, enter a later date',
		);
	if (noun === 'job' || value <= addDays(today, days.longest)) return [];
	return report(
		`is more than ${days.longest} days away`,
		'“Limited time” for that long can be called deceptive.',
		`Enter a day within ${days.usual} days`,
	);
}

/** Reports an article with a later date, which isn't published yet. */
function checkScheduled(post: Place, today: string): Problem | [] {
	const day = textAt(post, 'date') ?? '';
	if (!/^\d{4}-/.test(day) || day <= today || childAt(post, 'draft').value === true) return [];
	return reportField(childAt(post, 'date'), {
		severity: 'warning',
		found: `${day}, which is still to come (today is ${today})`,
		why: 'Visitors see this article from that day on. Until then, nothing leads to it.',
		write: 'Nothing, if that’s the day you mean. Keep publishing each night, or publish on that day.',
	});
}

/** Characters of a title that search results show. */
const longestTitle = 60;

/** A long title without a shorter one for search results. */
function checkTitle(post: Place): Problem | [] {
	const title = textAt(post, 'title')?.trim() ?? '';
	const field = childAt(post, 'metaTitle');
	if (title.length <= longestTitle || field.value !== undefined) return [];
	return reportField(field, {
		found: `nothing, although the title has ${title.length} characters`,
		why: `Search results cut titles off after ${longestTitle} characters.`,
		write: `Write a shorter title for them, such as:\n${fieldLines(field, shorten(title, longestTitle))}`,
	});
}

/** Checks dates, numbers and titles that are written correctly and still cannot be right. */
export function checkFacts(content: Content): Problem[] {
	const { today } = content;
	const recordsIn = (name: CollectionName) => recordsOf(content, name);
	const half = { found: 'nothing, although the other half of the place is there' };
	const part = {
		found: 'nothing, although the price has other parts',
		why: 'A price needs all three: “unit,” “from” and “to.” To show no price, delete all three.',
	};
	return [
		placesOf(content).map((group) => checkWhole(group, ['latitude', 'longitude'], half)),
		recordsIn('offer').map((offer) => checkEnd(childAt(offer, 'ends'), today, 'offer')),
		recordsIn('careers').map((job) => [
			checkEnd(childAt(job, 'validThrough'), today, 'job'),
			checkOrder(job, 'datePosted', 'validThrough', 'A job can’t close before it’s posted.'),
			checkOrder(childAt(job, 'salary'), 'min', 'max', 'A pay range starts with the lower amount.'),
		]),
		recordsIn('posts').map((post) => [
			checkScheduled(post, today),
			checkTitle(post),
			checkOrder(post, 'date', 'updated', 'An article can’t be updated before it’s published.'),
		]),
		recordsIn('prices')
			.flatMap((record) => entriesOf(record, 'lines'))
			.map((line) => [
				checkWhole(line, ['unit', 'from', 'to'], part),
				checkOrder(line, 'from', 'to', 'A price range starts with the lower price.'),
			]),
	].flat(3);
}
