/**
 * npm run undo: lists the last changes to the content and takes one back. "npm run undo 3" takes back the third, and
 * "npm run undo team" lists those to files with "team" in their name.
 */
import { createInterface } from 'node:readline/promises';
import { describeChange, keepVersions, listChanges, takeBack } from './versions.ts';

/** How many changes are listed. */
const most = 20;

const formatTime = (time: Date) =>
	time.toLocaleString('en-US', {
		weekday: 'long',
		month: 'long',
		day: 'numeric',
		hour: 'numeric',
		minute: 'numeric',
	});

keepVersions();
const [wanted = ''] = process.argv.slice(2);
const isNumber = /^\d+$/.test(wanted);
const changes = [...listChanges().entries()].filter(([, { file }]) => isNumber || file.includes(wanted));

/** Lists the newest changes. @returns the number of the one that somebody chooses, if anyone is there to choose */
async function choose(): Promise<string> {
	for (const [index, change] of changes.slice(0, most)) {
		console.log(`${index + 1}. ${formatTime(change.time)}: ${change.file}`);
		for (const line of describeChange(change)) console.log(`     ${line}`);
	}
	if (changes.length === 0)
		console.log('There’s no change to take back yet. Changes are kept while “npm run edit” is running.');
	if (changes.length === 0 || !process.stdin.isTTY) return '';
	const terminal = createInterface(process.stdin, process.stdout);
	const question = '\nWhich one do you want to take back? Type its number, or press Enter for none: ';
	const answer = await terminal.question(question);
	terminal.close();
	return answer.trim();
}

const answer = isNumber ? wanted : await choose();
const found = changes.find(([index]) => String(index + 1) === answer);
if (found) {
	const [chosen, change] = found;
	const isNew = takeBack(change);
	console.log(`${change.file} is ${isNew ? '' : 'already '}what it was before ${formatTime(change.time)}.`);
	if (isNew && changes.some(([index, { file }]) => index < chosen && file === change.file))
		console.log('What was changed in it later is gone, too.');
	if (isNew) console.log('To undo this step, run “npm run undo 1”.');
} else if (answer) console.log(`There’s no change ${answer}. Run “npm run undo” to see the list.`);
