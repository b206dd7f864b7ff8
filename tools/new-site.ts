/**
 * npm run new-site: makes content/, the folder of a site's owner. It begins with the smallest site, whose words in brackets
 * are the owner's to type (tools/starter), in English, in Spanish (tools/starter-spanish) or in both, or with a copy of the sample:
 * "npm run new-site" and a name or number of what it lists, which also answer its question.
 * With --if-missing, as before npm run edit, it does nothing where there is content.
 */
import { cpSync, existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { refuseFolderName, runCommand } from './command.ts';

const home = 'content';

const starter = path.join(import.meta.dirname, 'starter');
const spanish = path.join(import.meta.dirname, 'starter-spanish/es.po');

/** Makes the smallest site in Spanish. @returns its English catalog */
async function makeSpanish(folder: string): Promise<string> {
	// Asked for nothing else, the program is quicker without.
	const { writeInSpanish } = await import('./write-in-spanish.ts');
	cpSync(starter, folder, { recursive: true });
	return writeInSpanish(folder, spanish);
}

const fill =
	'Type “npm run edit” and replace everything in [brackets]: in Company, Service areas, your service, Home, Terms and Privacy policy.';
const lawyer = 'Have a lawyer read the four legal pages. They’re drafts.';
const check = 'Type “npm run launch-check.” It lists what is left to do before you publish.';
const translate = (language: string) =>
	`Open “Translations” there, and type your own words in ${language}. The others are translated. The pages in ${language} appear with the title of Home.`;

/** What a site may begin with: how its folder is made, what it is, and what comes next. */
const beginnings = {
	english: {
		make: (folder: string) => cpSync(starter, folder, { recursive: true }),
		what: 'the smallest site, in English',
		next: [fill, lawyer, check],
	},
	'english-spanish': {
		make(folder: string) {
			cpSync(starter, folder, { recursive: true });
			cpSync(spanish, path.join(folder, 'es.po'));
		},
		what: 'the smallest site: you write in English, and translate it into Spanish',
		next: [fill, translate('Spanish'), lawyer, check],
	},
	spanish: {
		make: makeSpanish,
		what: 'the smallest site, in Spanish',
		next: [`${fill} Write in Spanish.`, lawyer, check],
	},
	'spanish-english': {
		make: async (folder: string) => writeFileSync(path.join(folder, 'en.po'), await makeSpanish(folder)),
		what: 'the smallest site: you write in Spanish, and translate it into English',
		next: [`${fill} Write in Spanish.`, translate('English'), lawyer, check],
	},
	sample: {
		make: (folder: string) =>
			cpSync(path.join(import.meta.dirname, '../sample'), folder, { recursive: true }),
		what: 'a copy of the sample, in English and Spanish',
		next: [
			'Type “npm run edit” and make it yours.',
			'Type “npm run launch-check.” It lists each sample that is still to be replaced, and nothing is published before.',
		],
	},
};
type Beginning = keyof typeof beginnings;
const names = Object.keys(beginnings) as Beginning[];

/** Makes content/ whole or not at all: it's written beside it, and gets its name at the end. @throws Error if it can't be written */
async function makeContent(make: (folder: string) => unknown): Promise<void> {
	const aside = '.content-new';
	// One that ended halfway.
	rmSync(aside, { recursive: true, force: true });
	await make(aside);
	renameSync(aside, home);
}

/** Asks what to begin with. Without anybody to answer, it's nothing. */
async function ask(): Promise<string> {
	console.log(
		`Your content has a folder of its own, “${home}.” What shall it begin with?
The smallest site has your company, one service, one region and four legal pages, to be filled in.`,
	);
	for (const [index, name] of names.entries()) console.log(`${index + 1}. ${name}: ${beginnings[name].what}`);
	process.stdout.write(`Type a number from 1 to ${names.length}, and press Enter: `);
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
	const name = names.find((name, index) => [name, String(index + 1)].includes(typed));
	if (!name)
		throw new Error(
			`Nothing was changed: type “npm run new-site” with a number from 1 to ${names.length} or one of these words behind it: ${names.join(', ')}.`,
		);
	const { make, what, next } = beginnings[name];
	await makeContent(make);
	console.log(
		`The folder “${home}” is ${what}. It’s yours alone: newer versions of this software never change it.`,
	);
	for (const [index, step] of next.entries()) console.log(`${index + 1}. ${step}`);
});
