/**
 * npm run start-over: sets the whole content aside, where "npm run undo" finds it, and leaves the smallest site, whose
 * words in brackets are the owner's to type (tools/starter). Asks first if the content isn't the sample any more.
 */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { listFiles } from '../list-files.ts';
import { keepVersions } from './versions.ts';

/** Words in groups, as in labels.json. */
interface Words {
	[key: string]: string | Words;
}

const readWords = (file: string): Words => JSON.parse(readFileSync(file, 'utf8'));

/** Labels with others in their place. */
const replaceWords = (words: Words, others: Words): Words => ({
	...words,
	...Object.fromEntries(
		Object.entries(others).map(([key, other]) => {
			const group = words[key];
			return [
				key,
				typeof other === 'object' && typeof group === 'object' ? replaceWords(group, other) : other,
			];
		}),
	),
});

/**
 * Puts the starter in the place of everything in a content folder, of whose labels those stay that fit any trade.
 * @throws Error when the folder has no labels that can be read; it is then as it was
 */
export function layStarter(content: string): void {
	const starter = path.join(import.meta.dirname, '../starter');
	const { sample, ...words } = readWords(path.join(content, 'labels.json'));
	const labels = replaceWords(words, readWords(path.join(starter, 'labels.json')));
	// The folder itself stays, because programs may be watching it.
	for (const file of listFiles(content)) rmSync(path.join(content, file));
	cpSync(starter, content, { recursive: true });
	writeFileSync(path.join(content, 'labels.json'), `${JSON.stringify(labels, null, 2)}\n`);
}

/** Asks for a yes. Without anybody to answer, it's a no. */
async function confirm(question: string): Promise<boolean> {
	const terminal = createInterface({ input: process.stdin, output: process.stdout });
	process.stdout.write(question);
	for await (const answer of terminal) return /^\s*y(?:es)?\s*$/i.test(answer);
	return false;
}

async function startOver(): Promise<void> {
	const isSample = /^sample: *true\b/m.test(readFileSync('content/company.yaml', 'utf8'));
	const question = 'This sets aside your own content, too, and begins again. Go on? (yes or no) ';
	if (!(isSample || (await confirm(question)))) return console.log('Nothing was changed.');
	keepVersions();
	const count = listFiles('content').length;
	layStarter('content');
	keepVersions('.', true);
	console.log(`What was here is set aside (${count} files). To get it back, type “npm run undo”.
You now have the smallest site: your company, one service, one region and four legal pages.
1. Type “npm run edit” and replace everything in [brackets]: in Company, Service areas, your service, and Home.
2. Have a lawyer read the four legal pages. They’re drafts.
3. Type “npm run launch-check.” It lists what is left to do before you publish.`);
}

if (import.meta.main)
	await startOver().catch(({ message }: Error) => {
		console.log(`Nothing was changed: ${message}\nFix that first. “npm run check:content” says how.`);
		process.exitCode = 1;
	});
