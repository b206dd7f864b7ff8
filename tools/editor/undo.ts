/**
 * npm run undo: lists the last saves of the content. "npm run undo 3" takes back the third one, with all of its files, and
 * "npm run undo team" lists those of what has "team" in its name.
 */
import { countWords } from '../../src/lib/count.ts';
import { titleOf } from '../check/files.ts';
import { readContent } from '../check/read.ts';
import { runCommand } from '../command.ts';
import { updateCatalogs } from '../translations.ts';
import { describeSave } from './describe-save.ts';
import { keepSave, listSaves, type Save, takeBack } from './versions.ts';

/** Saves that are listed. */
const most = 20;
/** Files that are named. */
const mostNames = 3;

const formatTime = (time: number) =>
	new Date(time).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** "Team and Spanish translations", or how many files there are. */
const nameFiles = ({ changes }: Save) =>
	changes.length > mostNames
		? `${changes.length} files`
		: new Intl.ListFormat('en').format(changes.map(({ file }) => titleOf(file)));

await runCommand(() => {
	keepSave();
	const saves = listSaves();
	const [wanted = ''] = process.argv.slice(2);
	const chosen = saves[Number(wanted) - 1];

	if (chosen) {
		// A catalog of then lacks the texts that were added since.
		takeBack(chosen, '.', () => updateCatalogs(readContent().content));
		console.log(
			`${nameFiles(chosen)} ${chosen.changes.length > 1 ? 'are what they were' : 'is what it was'} before ${formatTime(chosen.time)}. “npm run undo” shows what that changed.`,
		);
	} else {
		const found = [...saves.entries()].filter(([, { changes }]) =>
			changes.some(({ file }) => `${file} ${titleOf(file)}`.toLowerCase().includes(wanted.toLowerCase())),
		);
		for (const [index, save] of found.slice(0, most)) {
			console.log(`${index + 1}. ${formatTime(save.time)}: ${nameFiles(save)}`);
			for (const line of describeSave(save)) console.log(`     ${line}`);
		}
		if (found.length > most)
			console.log(
				`\n${countWords(found.length - most, 'earlier save isn’t', 'earlier saves aren’t')} listed. To see those of one file, type “npm run undo” and its name.`,
			);
		if (found.length > 0) console.log('\nTo take one back, type “npm run undo” and its number.');
		else if (saves.length > 0)
			console.log(
				`There’s no save with the number or the file name “${wanted}.” “npm run undo” lists the last ones.`,
			);
		else console.log('There are no saves yet. They are kept while “npm run edit” is running.');
	}
});
