/**
 * npm run undo: lists the last changes to the content. "npm run undo 3" takes back the third one, and "npm run undo team"
 * lists those to files with "team" in their name.
 */
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
	const listed = [...changes.entries()].filter(([, { file }]) => file.includes(wanted)).slice(0, most);
	for (const [index, change] of listed) {
		console.log(`${index + 1}. ${formatTime(change.time)}: ${change.file}`);
		for (const line of describeChange(change)) console.log(`     ${line}`);
	}
	console.log(
		listed.length > 0
			? '\nTo take one back, type “npm run undo” and its number.'
			: 'There’s no such change. Changes are kept while “npm run edit” is running.',
	);
}
