/**
 * Checks the content folder, as every build does by itself: npm run check:content
 * Prints every problem at once. Ends with 1 when there is one. With --launch,
 * content without errors is also asked what still separates it from a launch (npm run launch-check). With --built, the pages
 * in dist are asked for the parts that links lead to, which ends a build.
 */
import { parseArgs } from 'node:util';
import { contentFolder, siteFolder } from '../../src/source/content-folder.ts';
import { refuseFolderName, runCommand } from '../command.ts';
import { summarize } from '../summary.ts';
import { checkContent } from './check.ts';
import { checkLaunch, describeRequests } from './launch.ts';
import { checkParts } from './points.ts';
import { readContent } from './read.ts';
import { hasErrors, reportProblems } from './report.ts';

await runCommand(async () => {
	refuseFolderName();
	const { launch, built } = parseArgs({
		options: { launch: { type: 'boolean' }, built: { type: 'boolean' } },
	}).values;
	/** Prints a report. On GitHub it is the run's summary, too: without options, whoever asked reads it here. */
	const tell = (report: string, isRight: boolean) => {
		if (report) console.log(report);
		if (report && (launch || built)) summarize(report);
		if (!isRight) process.exitCode = 1;
	};

	if (built) {
		const lost = checkParts(readContent().content, siteFolder);
		return tell(reportProblems(lost, 'The site isn’t ready to publish.'), lost.length === 0);
	}
	if (launch && contentFolder === 'sample')
		return tell(
			'Not ready to launch: this is the sample. “npm run new-site” makes a site of your own.',
			false,
		);
	const { content, problems } = await checkContent();
	if (launch && !hasErrors(problems)) problems.push(...(await checkLaunch(content)));
	const isRight = problems.every(({ severity }) => severity === 'warning');
	tell(reportProblems(problems), isRight);
	if (launch && !hasErrors(problems)) console.log(`\n${describeRequests(content)}\n`);
	if (isRight) console.log(launch ? 'Ready to launch.' : 'No problems.');
});
