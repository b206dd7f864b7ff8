import { expect, test } from 'vitest';
import { message, tellAfter } from './testing/fixture.ts';

test('a phone number with missing digits is refused', async () => {
	const { text, lines } = await tellAfter((content) =>
		content.set('company.yaml', ['phones', 1, 'number'], '813 555 01'),
	);
	expect(text).toBe(
		message(
			'content/company.yaml, line N: the phone number, entry 2 in the list of phones',
			'  Found: 813 555 01',
			'  Why:   Visitors tap it to call, so it has to be right.',
			'  Fix:   number: "(813) 555-0100"',
		),
	);
	expect(lines[0]).toContain('813 555 01');
});

test('a phone number that is written in another way is shown in ours', async () => {
	const { text } = await tellAfter((content) =>
		content.set('company.yaml', ['phones', 1, 'number'], '813.555.0142'),
	);
	expect(text).toContain('Found: 813.555.0142\n');
	expect(text).toContain('Fix:   number: "(813) 555-0142"');
});

test('a phone number that cannot be dialled is refused', async () => {
	const { text } = await tellAfter((content) =>
		content.set('company.yaml', ['phones', 1, 'number'], '(813) 155-0142'),
	);
	expect(text).toContain(
		'Found: (813) 155-0142, which can’t be a US phone number\n' +
			'  Why:   Visitors tap it to call, so it has to be right.\n' +
			'  Fix:   number: "(813) 555-0100"',
	);
});

test('an email address that cannot be right is refused', async () => {
	const { text } = await tellAfter((content) => content.set('company.yaml', ['email'], 'hello@palmetto'));
	expect(text).toBe(
		message(
			'content/company.yaml, line N: the email address',
			'  Found: hello@palmetto',
			'  Why:   Requests go to it, so it has to be right.',
			'  Fix:   email: "hello@yourcompany.com"',
		),
	);
});

test('a link to another site has to be secure, and the secure one is suggested', async () => {
	const { text } = await tellAfter((content) =>
		content.set('company.yaml', ['links', 'booking'], 'http://book.example.com/'),
	);
	expect(text).toContain('the booking page\n  Found: http://book.example.com/\n');
	expect(text).toContain('Fix:   booking: "https://book.example.com/"');
});

test('opening hours are given by the clock', async () => {
	const { text } = await tellAfter((content) => content.set('company.yaml', ['hours', 'closes'], '8:00 PM'));
	expect(text).toContain('the closing time\n  Found: 8:00 PM\n');
	expect(text).toContain('Fix:   closes: "20:00"');
});

test('a date in words is refused and written properly', async () => {
	const { text } = await tellAfter((content) => content.set('legal/terms.yaml', ['date'], 'May 1, 2025'));
	expect(text).toBe(
		message(
			'content/legal/terms.yaml, line N: the date',
			'  Found: May 1, 2025',
			'  Why:   Visitors and search engines see it.',
			'  Fix:   date: "2025-05-01"',
		),
	);
});

test('a day that no calendar has is refused, with and without quotation marks', async () => {
	const set = (line: string) =>
		tellAfter((content) => content.replace('legal/terms.yaml', /^date: .*/m, line));
	expect((await set('date: "2025-02-30"')).text).toContain('the date\n  Found: 2025-02-30\n');
	const { text } = await set('date: 2025-02-30');
	expect(text).toContain('the date\n  Found: 2025-02-30, which isn’t a real date\n');
	expect(text).toContain('Fix:   date: "2025-05-01"');
});

test('a date needs no quotation marks', async () => {
	const { lines } = await tellAfter((content) =>
		content.replace('legal/terms.yaml', /^date: .*/m, 'date: 2025-05-02'),
	);
	expect(lines).toEqual([]);
});

test('a date in the place of words is told', async () => {
	const { text } = await tellAfter((content) =>
		content.set('reviews.yaml', [0, 'date'], new Date(Date.UTC(2025, 2, 1))),
	);
	expect(text).toContain('when the review was written, in words');
	expect(text).toMatch(/Found: 2025-03-01\S* without quotation marks, so it’s read as a date\n/);
	expect(text).toContain('Fix:   date: "2025-03-01"');
});

test('a job that is over is told, on the day after its last day, and the site is built all the same', async () => {
	const file = 'careers/carpet-cleaning-technician.yaml';
	const close = (last: string) =>
		tellAfter((content) => {
			content.set(file, ['datePosted'], '2025-05-01');
			content.set(file, ['validThrough'], last);
		}, '2025-06-01');
	expect((await close('2025-06-01')).lines).toEqual([]);
	const { text } = await close('2025-05-31');
	expect(text).toBe(
		message(
			`content/${file}, line N: the last day to apply`,
			'  Found: 2025-05-31, which has passed (today is 2025-06-01)',
			'  Why:   Visitors no longer see this job.',
			`  Fix:   Enter a later date. If the job is filled, delete content/${file}.`,
			'',
			'1 thing to look at. The site is still built.',
		),
	);
});

test('a job cannot close before it is posted, and an article cannot change before it is published', async () => {
	const { text } = await tellAfter((content) => {
		content.set('careers/carpet-cleaning-technician.yaml', ['datePosted'], '2099-01-02');
		content.set('careers/carpet-cleaning-technician.yaml', ['validThrough'], '2099-01-01');
		content.set('posts/pet-odor-solutions.md', ['date'], '2025-04-02');
		content.set('posts/pet-odor-solutions.md', ['updated'], '2025-04-01');
	});
	expect(text).toContain(
		'Found: 2099-01-01, which is before 2099-01-02\n  Why:   A job can’t close before it’s posted.\n  Fix:   Enter 2099-01-02 or a later date.',
	);
	expect(text).toContain(
		'Found: 2025-04-01, which is before 2025-04-02\n  Why:   An article can’t be updated before it’s published.',
	);
});

test('a range of pay that runs backward is refused', async () => {
	const { text } = await tellAfter((content) => {
		content.set('careers/carpet-cleaning-technician.yaml', ['salary'], {
			min: 30,
			max: 20,
			unit: 'HOUR',
			words: '$20 to $30',
		});
	});
	expect(text).toContain('Found: 20, which is less than 30\n');
});
