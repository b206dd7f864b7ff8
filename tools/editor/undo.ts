/**
 * npm run undo: lists the last changes to the content. "npm run undo 3" takes back the third one, and "npm run undo team"
 * lists those to files with "team" in their name.
 */
import { countWords } from '../check/report.ts';
import { describeChange, keepVersions, listChanges, takeBack } from './versions.ts';

const most = 20;

const formatTime = (time: number) =>
	new Date(time).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });

keepVersions();
const changes = listChanges();
const [wanted = ''] = process.argv.slice(2);
const chosen = changes[Number(wanted) - 1];

if (chosen) {
	takeBack(chosen);
	console.log(
		`${chosen.file} is what it was before ${formatTime(chosen.time)}. “npm run undo” shows what that changed.`,
	);
} else {
	const found = [...changes.entries()].filter(([, { file }]) => file.includes(wanted));
	const rest = found.length - most;
	for (const [index, change] of found.slice(0, most)) {
		console.log(`${index + 1}. ${formatTime(change.time)}: ${change.file}`);
		for (const line of describeChange(change)) console.log(`     ${line}`);
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
