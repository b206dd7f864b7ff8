/**
 * Checks the content folder before every build: npm run check:content [-- folder]
 * Prints every problem at once and ends with 1 when there is one. With --launch it prints what still separates the content
 * from a launch instead (npm run launch-check).
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';

try {
	const { values, positionals } = parseArgs({
		allowPositionals: true,
		options: { launch: { type: 'boolean', default: false } },
	});
	const directory = path.resolve(positionals[0] ?? 'content');
	const label = path.relative(process.cwd(), directory).split(path.sep).join('/') || '.';
	// Loaded here so that even a fault in the check's own files ends in a sentence.
	const { reportProblems, reportSuccess } = await import('./report.ts');
	const { readJson } = await import('./yaml.ts');
	// The code of the schemas imports the interface words, so they have to be readable before anything else.
	for (const name of globSync('*.json', { cwd: directory })) {
		const { mistakes } = readJson(readFileSync(path.join(directory, name), 'utf8'));
		const broken = mistakes.map((mistake) => ({ file: `${label}/${name}`, ...mistake }));
		if (broken.length === 0) continue;
		console.log(reportProblems(broken));
		process.exit(1);
	}
	const { checkContent } = await import('./check.ts');
	const { listOpen } = await import('./launch.ts');
	const { writeReport } = await import('./launch-report.ts');

	const { content, problems } = await checkContent({ directory, label });
	const faults = problems.filter(({ isWarning }) => !isWarning);
	if (values.launch) {
		const groups = await listOpen(content, faults);
		console.log(writeReport(groups));
		if (groups.some(({ blocks }) => blocks)) process.exitCode = 1;
	} else {
		if (problems.length > 0) console.log(reportProblems(problems));
		if (faults.length === 0) console.log(reportSuccess(content));
		else process.exitCode = 1;
	}
} catch (error) {
	const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
	const message = error instanceof Error ? error.message.split('\n')[0] : String(error);
	console.log(
		isMissing
			? `The content folder can’t be read: ${message}. Run the check from the folder that contains “content.” Nothing was built.`
			: `The content check itself failed: ${message}. This may not be your mistake. Show this line to whoever looks after the code. Nothing was built.`,
	);
	process.exitCode = 1;
}
