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

const spanish = path.join(import.meta.dirname, 'starter-spanish/es.po');

/** What a site may begin with. A name has the language that its owner writes in, and the one that it's translated into. */
const beginnings = {
	english: 'the smallest site, in English',
	'english-spanish': 'the smallest site: you write in English, and translate it into Spanish',
	spanish: 'the smallest site, in Spanish',
	'spanish-english': 'the smallest site: you write in Spanish, and translate it into English',
	sample: 'a copy of the sample, in English and Spanish',
};
type Beginning = keyof typeof beginnings;
const names = Object.keys(beginnings) as Beginning[];

/** Makes content/ whole or not at all: it's written beside it, and gets its name at the end. @throws Error if it can't be written */
async function makeContent(name: Beginning): Promise<void> {
	const aside = '.content-new';
	// One that ended halfway.
	rmSync(aside, { recursive: true, force: true });
	cpSync(path.join(import.meta.dirname, name === 'sample' ? '../sample' : 'starter'), aside, {
		recursive: true,
	});
	if (name === 'english-spanish') cpSync(spanish, path.join(aside, 'es.po'));
	if (name.startsWith('spanish')) {
		// Asked for nothing else, the program is quicker without.
		const { writeInSpanish } = await import('./write-in-spanish.ts');
		const catalog = writeInSpanish(aside, spanish);
		if (name === 'spanish-english') writeFileSync(path.join(aside, 'en.po'), catalog);
	}
	renameSync(aside, home);
}

const findName = (typed: string) =>
	names.find((name, index) => [name, String(index + 1)].includes(typed.trim()));

/** Asks until an answer is one of the names or numbers. */
async function ask(): Promise<Beginning | undefined> {
	console.log(
		`Your content has a folder of its own, “${home}.” What shall it begin with?
The smallest site has your company, one service, one region and four legal pages, to be filled in.`,
	);
	for (const [index, name] of names.entries()) console.log(`${index + 1}. ${name}: ${beginnings[name]}`);
	const prompt = () => process.stdout.write(`Type a number from 1 to ${names.length}, and press Enter: `);
	prompt();
	const lines = createInterface({ input: process.stdin });
	for await (const line of lines) {
		const name = findName(line);
		if (name) {
			// Leaving the loop doesn't, and a terminal would keep the program waiting.
			lines.close();
			return name;
		}
		prompt();
	}
	return undefined;
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
	const [typed] = positionals;
	const name = typed === undefined ? await ask() : findName(typed);
	if (!name)
		throw new Error(
			`Nothing was changed: type “npm run new-site” with a number from 1 to ${names.length} or one of these words behind it: ${names.join(', ')}.`,
		);
	await makeContent(name);
	console.log(
		`The folder “${home}” is ${beginnings[name]}. It’s yours alone: newer versions of this software never change it.`,
	);
	// In npm run edit, the editing page follows.
	if (!values['if-missing'])
		console.log(
			'Type “npm run edit” and make it yours: what is in [brackets] or a sample. “npm run launch-check” lists what is left.',
		);
});
