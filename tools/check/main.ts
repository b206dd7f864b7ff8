/**
 * Checks the content folder, as every build does by itself: npm run check:content
 * Prints every problem at once. Ends with 1 when there is one. With --launch,
 * content without errors is also asked what still separates it from a launch (npm run launch-check). With --built, the pages
 * in dist are asked for the parts that links lead to, which ends a build.
 */
import { parseArgs } from 'node:util';
import { FolderName, refuseFolderName } from '../command.ts';

try {
	refuseFolderName();
	const { values } = parseArgs({ options: { launch: { type: 'boolean' }, built: { type: 'boolean' } } });
	// Loaded here, so that even an error in the check's own files ends with a sentence.
	const { countWords } = await import('../../src/lib/count.ts');
	const { hasErrors, reportProblems } = await import('./report.ts');
	const { checkContent } = await import('./check.ts');
	const { checkLaunch, describeRequests } = await import('./launch.ts');
	const { contentFolder, siteFolder } = await import('../../src/source/content-folder.ts');
	const { summarize } = await import('../summary.ts');
	/** Prints a report. On GitHub it is the run's summary, too: without options, whoever asked reads it here. */
	const tell = (report: string) => {
		console.log(report);
		if (values.launch || values.built) summarize(report);
	};

	if (values.built) {
		const { checkParts } = await import('./points.ts');
		const { readContent } = await import('./read.ts');
		const lost = checkParts(readContent().content, siteFolder);
		if (lost.length === 0) process.exit();
		tell(reportProblems(lost, 'The site isn’t ready to publish.'));
		process.exit(1);
	}
	if (values.launch && contentFolder === 'sample') {
		tell('Not ready to launch: this is the sample. “npm run new-site” makes a site of your own.');
		process.exit(1);
	}
	const { content, problems } = await checkContent();
	if (values.launch && !hasErrors(problems)) problems.push(...(await checkLaunch(content)));
	if (problems.length > 0) tell(reportProblems(problems));
	if (values.launch && !hasErrors(problems)) console.log(`\n${describeRequests(content)}\n`);
	if (problems.some(({ severity }) => severity !== 'warning')) process.exitCode = 1;
	else if (values.launch) console.log('Ready to launch.');
	else console.log(`No problems in ${countWords(content.sources.length, 'file')}.`);
} catch (error) {
	const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
	const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
	console.log(
		error instanceof FolderName
			? `${error.message} Nothing was built.`
			: isMissing
				? `The content can’t be read: ${message}. Nothing was built.`
				: `The content check itself failed: ${message}. This may not be your mistake. Show this line to whoever looks after the code. Nothing was built.`,
	);
	process.exitCode = 1;
}
