/**
 * npm run undo: lists the last changes to the content. "npm run undo 3" takes back the third one, and "npm run undo team"
 * lists those to files with "team" in their name.
 */
import { countWords } from '../../src/lib/count.ts';
import { runCommand } from '../command.ts';
import { type Change, describeChange, keepVersions, listChanges, takeBack } from './versions.ts';

const most = 20;

const formatTime = (time: number) =>
	new Date(time).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** "content/team.yaml", or how many files there are. */
const nameFiles = ([{ file }, ...others]: [Change, ...Change[]]) =>
	others.length > 0 ? `${others.length + 1} files in content` : file;

await runCommand(() => {
	keepVersions();
	const changes = listChanges();
	const [wanted = ''] = process.argv.slice(2);
	const chosen = changes[Number(wanted) - 1];

	if (chosen) {
		takeBack(chosen);
		console.log(
			`${nameFiles(chosen)} ${chosen.length > 1 ? 'are what they were' : 'is what it was'} before ${formatTime(chosen[0].time)}. “npm run undo” shows what that changed.`,
		);
	} else {
		const found = [...changes.entries()].filter(([, some]) => some.some(({ file }) => file.includes(wanted)));
		// What changed together is never far to seek: it may be the whole content.
		const shown = found.filter(([, change], place) => place < most || change.length > 1);
		const rest = found.length - shown.length;
		for (const [index, change] of shown) {
			const [first, ...others] = change;
			console.log(`${index + 1}. ${formatTime(first.time)}: ${nameFiles(change)}`);
			const lines =
				others.length > 0 ? ['changed together, such as by “npm run start-over”'] : describeChange(first);
			for (const line of lines) console.log(`     ${line}`);
		}
		if (rest > 0)
			console.log(
				`\n${countWords(rest, 'earlier change isn’t', 'earlier changes aren’t')} listed. To see those of one file, type “npm run undo” and its name.`,
			);
		if (found.length > 0) console.log('\nTo take one back, type “npm run undo” and its number.');
		else if (changes.length > 0)
			console.log(
				`There’s no change with the number or the file name “${wanted}.” “npm run undo” lists the last ones.`,
			);
		else console.log('There are no changes yet. They are kept while “npm run edit” is running.');
	}
});
