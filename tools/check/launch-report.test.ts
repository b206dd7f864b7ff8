import { expect, test } from 'vitest';
import type { LaunchReport } from './launch.ts';
import { writeHead, writeReport } from './launch-report.ts';

const message = (...lines: string[]) => lines.join('\n');

test('the report groups the items of a file, with the reason and what to do', () => {
	const report: LaunchReport = {
		isReady: false,
		blockers: 3,
		notices: 1,
		groups: [
			{
				title: 'Other samples',
				blocks: true,
				why: 'They are made up.',
				remedy: 'Replace each.',
				items: [
					{ file: 'content/team.yaml', line: 12, what: 'ben' },
					{ file: 'content/team.yaml', line: 3, what: 'ada' },
					{ file: 'content/offer.yaml', line: 8, what: 'offer' },
				],
			},
			{
				title: 'No booking link',
				blocks: false,
				why: 'Nobody books.',
				remedy: 'Add it.',
				items: [{ file: 'content/company.yaml', what: 'no booking' }],
			},
		],
	};
	const sum = 'Not ready to launch: 3 things to fix. 1 thing worth a look.';
	expect(writeReport(report)).toBe(
		message(
			'Fix before launch: Other samples (3)',
			'  Why: They are made up.',
			'  Do:  Replace each.',
			'    content/team.yaml, line 3: ada, and 1 more on line 12',
			'    content/offer.yaml, line 8: offer',
			'',
			'Worth a look: No booking link (1)',
			'  Why: Nobody books.',
			'  Do:  Add it.',
			'    content/company.yaml: no booking',
			'',
			sum,
		),
	);
	expect(writeHead(report)).toBe(message(sum, '    3  Other samples'));
});
