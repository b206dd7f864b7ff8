import { expect, test } from 'vitest';
import { message, tellAfter } from './fixture.ts';

test('the lists have the number of records that the pages have room for', async () => {
	const { text } = await tellAfter((content) => {
		for (const file of ['team', 'timeline', 'reviews', 'gallery', 'areas'])
			content.delete(`${file}.yaml`, [0]);
	});
	for (const words of [
		'the number of team members\n  Found: 7 team members\n  Why:   The home page and About show eight people.\n  Write: exactly 8; that is 1 more',
		'the number of items\n  Found: 4 items\n  Why:   The timeline has five items.\n  Write: exactly 5; that is 1 more',
		'the number of reviews\n  Found: 13 reviews\n  Why:   The reviews page shows 14 reviews.\n  Write: exactly 14; that is 1 more',
		'the number of cases\n  Found: 2 cases\n  Why:   The before and after gallery shows three cases.\n  Write: exactly 3; that is 1 more',
		'the number of regions\n  Found: 2 regions\n  Why:   The map and the lists of towns show three regions.\n  Write: exactly 3; that is 1 more',
	]) {
		expect(text).toContain(words);
	}
});

test('a town too few in a region is told', async () => {
	const { text } = await tellAfter((content) => content.delete('areas.yaml', [0, 'towns', 0]));
	expect(text).toContain('Why:   The lists on all pages have 13, 5 and 11 towns.\n  Write: exactly ');
	expect(text).toContain('; that is 1 more');
});

test('the quote page names 26 towns', async () => {
	const { text } = await tellAfter((content) => {
		const towns = content.value('areas.yaml', [0, 'towns']) as { onQuotePage?: boolean }[];
		content.delete('areas.yaml', [
			0,
			'towns',
			towns.findIndex((town) => town.onQuotePage === false),
			'onQuotePage',
		]);
	});
	expect(text).toBe(
		message(
			'content/areas.yaml:N  the towns on the quote page',
			'  Found: 27 towns',
			'  Why:   The quote page names 26 of the 29 towns.',
			'  Write: onQuotePage: false for exactly 3 towns',
		),
	);
});

test('each step of the rug page has a description, and there are nine', async () => {
	const file = 'services/oriental-rug-cleaning.yaml';
	const { text } = await tellAfter((content) => {
		content.delete(file, ['process', 8]);
		content.delete(file, ['process', 2, 'description']);
	});
	const why = '  Why:   The oriental rug page describes each of its nine steps.';
	expect(text).toContain(
		`the steps of the process\n  Found: 8 steps\n${why}\n  Write: exactly 9; that is 1 more`,
	);
	expect(text).toContain(
		`the description of the step, number 3 of the steps of the process\n  Found: nothing; the field is missing\n${why}`,
	);
});

test('the privacy policy has ten sections and the terms have fourteen', async () => {
	const { text } = await tellAfter((content) => {
		content.delete('legal/privacy-policy.yaml', ['sections', 0]);
		content.delete('legal/terms.yaml', ['sections', 0]);
	});
	expect(text).toContain('content/legal/privacy-policy.yaml:N  the sections\n  Found: 9 sections\n');
	expect(text).toContain('content/legal/terms.yaml:N  the sections\n  Found: 13 sections\n');
	expect(text).toContain('Write: exactly 14; that is 1 more');
});

test('the cookie policy lists types of cookies', async () => {
	const { text } = await tellAfter((content) => {
		const file = 'legal/cookie-policy.yaml';
		const sections = content.value(file, ['sections']) as object[];
		for (const index of sections.keys()) content.delete(file, ['sections', index, 'cookieTypes']);
	});
	expect(text).toContain(
		'the cookie types\n  Found: no section with cookieTypes\n  Why:   The cookie policy lists the types of cookies.',
	);
});

test('the team keeps its job titles', async () => {
	const { text } = await tellAfter((content) => {
		const titles = (content.value('team.yaml', []) as { title: string }[]).map(({ title }) => title);
		content.set('team.yaml', [titles.indexOf('Assistant Technician'), 'title'], 'Operations Dispatch');
	});
	expect(text).toContain('the job title “Operations Dispatch”\n  Found: 3 people with it\n');
	expect(text).toContain('Write: title: "Operations Dispatch" for exactly 2 people');
	expect(text).toContain('the job title “Assistant Technician”\n  Found: 0 people with it\n');
});

test('the timeline keeps its years', async () => {
	const { text } = await tellAfter((content) => content.set('timeline.yaml', [1, 'year'], 1999));
	expect(text).toContain(
		'Found: 1999\n  Why:   The timeline goes through these years in this order: 1964, 1998, 2025, June 2025, July 2025.\n  Write: year: 1998',
	);
});

test('each service of the filter has a review', async () => {
	const { text } = await tellAfter((content) => {
		const reviews = content.value('reviews.yaml', []) as { service?: string }[];
		reviews.forEach(({ service }, index) => {
			if (service === 'Commercial Cleaning') content.delete('reviews.yaml', [index, 'service']);
		});
	});
	expect(text).toContain(
		'the reviews about Commercial Cleaning\n  Found: none\n  Why:   Visitors filter reviews by it and would find nothing.\n  Write: service: "Commercial Cleaning" for at least one review',
	);
});
