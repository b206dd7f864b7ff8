/** npm run undo: lists the last saves of the content. "npm run undo 3" takes back the third one, with all of its files. */
import { readContent } from '../check/read.ts';
import { runCommand } from '../command.ts';
import { updateCatalogs } from '../translations/update.ts';
import { describeSave, titleOf } from './describe-save.ts';
import { keepSave, listSaves, type Save, takeBack } from './versions.ts';

const formatTime = (time: number) =>
	new Date(time).toLocaleString('en-US', { dateStyle: 'full', timeStyle: 'short' });

/** "Team and Spanish translations", or how many files there are. */
const nameFiles = ({ changes }: Save) =>
	changes.length > 3
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
			`Taken back: ${nameFiles(chosen)}, ${formatTime(chosen.time)}. “npm run undo” shows what that changed.`,
		);
	} else if (wanted) throw new Error(`There’s no save ${wanted}. “npm run undo” lists them.`);
	else if (saves.length === 0)
		console.log('There are no saves yet. They are kept while “npm run edit” is running.');
	else {
		for (const [index, save] of saves.entries()) {
			console.log(`${index + 1}. ${formatTime(save.time)}: ${nameFiles(save)}`);
			for (const line of describeSave(save)) console.log(`     ${line}`);
		}
		console.log('\nTo take one back, type “npm run undo” and its number.');
	}
});
