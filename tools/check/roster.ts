import { reviewServices } from '../../src/schema/review.ts';
import { countWords, type Problem, tellField } from './problem.ts';
import type { Content } from './source.ts';
import { listAt, recordsOf, sourcesOf, textAt, valueAt } from './values.ts';

/**
 * Titles of the team and how often each occurs. Specification section 3; the two region technicians carry the name of
 * their region.
 */
const titles: readonly { title: string; pattern: RegExp; wanted: number }[] = [
	{ title: 'Owner', pattern: /^Owner$/, wanted: 1 },
	{ title: 'Director', pattern: /^Director$/, wanted: 1 },
	{ title: 'Operations Dispatch', pattern: /^Operations Dispatch$/, wanted: 2 },
	{ title: 'Team Manager', pattern: /^Team Manager$/, wanted: 1 },
	{ title: '… Region Technician', pattern: /Region Technician$/, wanted: 2 },
	{ title: 'Assistant Technician', pattern: /^Assistant Technician$/, wanted: 1 },
];

const roster =
	'The team is an Owner, a Director, two in Operations Dispatch, a Team Manager, two region technicians and an Assistant Technician.';

function checkTitles(content: Content): Problem[] {
	return sourcesOf(content, 'team').flatMap((source) => {
		const found = listAt(source.data).map((member) => textAt(member, 'title')?.trim() ?? '');
		// With too many or too few people the titles cannot be right; counts.ts has told it.
		if (found.length !== 8) return [];
		return titles.flatMap(({ title, pattern, wanted }) => {
			const count = found.filter((candidate) => pattern.test(candidate)).length;
			if (count === wanted) return [];
			return [
				tellField(source, [], {
					field: `the job title “${title}”`,
					found: `${countWords(count, 'person', 'people')} with it`,
					why: roster,
					write: `title: "${title}" for exactly ${countWords(wanted, 'person', 'people')}`,
				}),
			];
		});
	});
}

/** What heads the five items of the timeline, in order. Specification section 3. */
const years: readonly (string | number)[] = [1964, 1998, 2025, 'June 2025', 'July 2025'];

function checkYears(content: Content): Problem[] {
	const items = recordsOf(content, 'timeline');
	if (items.length !== years.length) return [];
	return items.flatMap(({ source, path, data }, index) => {
		const year = valueAt(data, ['year']);
		const wanted = years[index];
		if (year === undefined || year === wanted) return [];
		return [
			tellField(source, [...path, 'year'], {
				found: String(year),
				why: `The timeline goes through these years in this order: ${years.join(', ')}.`,
				write: `year: ${wanted}`,
			}),
		];
	});
}

/** Each service that visitors can filter by has at least one review. */
function checkReviewServices(content: Content): Problem[] {
	return sourcesOf(content, 'reviews').flatMap((source) => {
		const used = new Set(listAt(source.data).map((review) => textAt(review, 'service')));
		return reviewServices
			.filter((service) => !used.has(service))
			.map((service) =>
				tellField(source, [], {
					field: `the reviews about ${service}`,
					found: 'none',
					why: 'Visitors filter reviews by it and would find nothing.',
					write: `service: "${service}" for at least one review`,
				}),
			);
	});
}

/** Checks which records there are, where the specification names each of them. */
export function checkRoster(content: Content): Problem[] {
	return [checkTitles, checkYears, checkReviewServices].flatMap((check) => check(content));
}
