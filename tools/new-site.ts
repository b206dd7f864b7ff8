/**
 * npm run new-site: makes content/, the folder of a site's owner. It begins with the smallest site, whose words in brackets
 * are the owner's to type (tools/starter), with the same and the Spanish of all its other words (tools/starter-spanish), or with
 * a copy of the sample: "npm run new-site smallest", "spanish" or "sample", or 1, 2 or 3, which also answer its question.
 * With --if-missing, as before npm run edit, it does nothing where there is content.
 */
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { refuseFolderName, runCommand } from './command.ts';

const home = 'content';

const starter = path.join(import.meta.dirname, 'starter');
const smallest = 'the smallest site: your company, one service, one region and four legal pages';

/** What a site may begin with: folders, each laid over the one before it. */
const beginnings = {
	smallest: {
		from: [starter],
		what: smallest,
		next: `1. Type “npm run edit” and replace everything in [brackets]: in Company, Service areas, your service, Home, Terms and Privacy policy.
2. Have a lawyer read the four legal pages. They’re drafts.
3. Type “npm run launch-check.” It lists what is left to do before you publish.`,
	},
	spanish: {
		from: [starter, path.join(import.meta.dirname, 'starter-spanish')],
		what: `${smallest}, in English and Spanish`,
		next: `1. Type “npm run edit” and replace everything in [brackets]: in Company, Service areas, your service, Home, Terms and Privacy policy.
2. Open “Translations” there, and type your own words in Spanish. The others are translated. The Spanish pages appear with the title of Home.
3. Have a lawyer read the four legal pages, in both languages. They’re drafts.
4. Type “npm run launch-check.” It lists what is left to do before you publish.`,
	},
	sample: {
		from: [path.join(import.meta.dirname, '../sample')],
		what: 'a copy of the sample',
		next: `1. Type “npm run edit” and make it yours.
2. Type “npm run launch-check.” It lists each sample that is still to be replaced, and nothing is published before.`,
	},
};

/** Makes content/ whole or not at all: it's written beside it, and gets its name at the end. @throws Error if it can't be written */
function makeContent(from: readonly string[]): void {
	const aside = '.content-new';
	// One that ended halfway.
	rmSync(aside, { recursive: true, force: true });
	for (const folder of from) cpSync(folder, aside, { recursive: true });
	renameSync(aside, home);
}

/** Asks what to begin with. Without anybody to answer, it's nothing. */
async function ask(): Promise<string> {
	console.log(`Your content has a folder of its own, “${home}.” What shall it begin with?
1. smallest: your company, to be filled in
2. spanish: the same in English and Spanish
3. sample: a copy of the sample`);
	process.stdout.write('Type 1, 2 or 3, and press Enter: ');
	const lines = createInterface({ input: process.stdin });
	for await (const line of lines) {
		// Leaving the loop doesn't, and a terminal would keep the program waiting.
		lines.close();
		return line.trim();
	}
	return '';
}

const { positionals, values } = parseArgs({
	allowPositionals: true,
	options: { 'if-missing': { type: 'boolean' } },
});
await runCommand(async () => {
	refuseFolderName();
	const isThere = existsSync(home);
	if (values['if-missing'] && (isThere || process.env['CONTENT'])) return;
	if (isThere)
		throw new Error(
			`Nothing was changed: there is already a folder “${home}.” To begin again, give it another name first, such as “${home}-before.”`,
		);
	const typed = positionals[0] ?? (await ask());
	const answer = Object.keys(beginnings)[Number(typed) - 1] ?? typed;
	if (!Object.hasOwn(beginnings, answer))
		throw new Error(
			'Nothing was changed: type “npm run new-site” with 1 or “smallest,” 2 or “spanish,” 3 or “sample” behind it, as in “npm run new-site smallest.”',
		);
	const { from, what, next: steps } = beginnings[answer as keyof typeof beginnings];
	makeContent(from);
	console.log(
		`The folder “${home}” is ${what}. It’s yours alone: newer versions of this software never change it.\n${steps}`,
	);
});
