import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { spanishFolder } from '../../src/content/schema/translation.ts';
import { shorten } from '../../src/lib/text.ts';
import { readYaml } from '../../src/source/source.ts';
import { type Content, childAt, lineOf, rootOf } from './content.ts';
import { fieldWords } from './describe.ts';
import type { Problem } from './problem.ts';
import { nameSome } from './spanish.ts';
import { type Files, keyTexts, pairFiles, type Written } from './spanish-texts.ts';

/** What git says in a folder; undefined if it says nothing, because there is no git or no repository. */
function askGit(directory: string, args: readonly string[], input?: string): Buffer | undefined {
	const { status, stdout } = spawnSync('git', args, {
		cwd: directory,
		input,
		maxBuffer: Number.POSITIVE_INFINITY,
		stdio: ['pipe', 'pipe', 'ignore'],
	});
	return status === 0 ? stdout : undefined;
}

/** The last commit that changed each file below a folder, by the file's path in it. */
function listLastCommits(directory: string, folder: string): Map<string, string> {
	const log = askGit(directory, [
		'-c',
		'log.showSignature=false',
		'log',
		'-z',
		'--relative',
		'--name-only',
		'--format=%x01%H',
		'--',
		folder,
	]);
	const commits = new Map<string, string>();
	for (const entry of log?.toString().split('\u0001') ?? []) {
		const [commit = '', ...files] = entry.split(/[\0\n]+/);
		for (const file of files) if (file && !commits.has(file)) commits.set(file, commit);
	}
	return commits;
}

/** Earlier versions of files: "commit:./path". @returns their texts in the same order; undefined where there is none */
function readVersions(directory: string, versions: readonly string[]): (string | undefined)[] {
	let rest = askGit(directory, ['cat-file', '--batch'], versions.map((name) => `${name}\n`).join(''));
	return versions.map(() => {
		const end = rest?.indexOf('\n') ?? -1;
		const size = /^\w+ blob (\d+)$/.exec(rest?.toString('utf8', 0, end) ?? '')?.[1];
		const from = end + 1;
		const to = from + Number(size ?? -1);
		const text = size === undefined ? undefined : rest?.toString('utf8', from, to);
		rest = rest?.subarray(to + 1);
		return text;
	});
}

/** The texts of an earlier version; none if it can't be read. */
function readTexts({ spanish }: Files, version: string | undefined): Map<string, Written> {
	try {
		return keyTexts(spanish.shape, readYaml(version ?? ''));
	} catch {
		return new Map();
	}
}

const inOneLine = (text = '') => text.replace(/\s+/g, ' ').trim();

/** What a text says that it didn't before or, if that's nothing, what it said and doesn't anymore. */
function describeChange(before: string, now: string): string {
	const findOther = (text: string, other: string) =>
		text.split(/(?<=[.!?])\s+/).find((sentence) => !other.includes(sentence));
	const added = findOther(now, before);
	const said = added ?? findOther(before, now) ?? now;
	return `${added || said === now ? 'now' : 'no longer'} says “${shorten(said, 90)}”`;
}

/**
 * Names the English texts that have changed since the last commit of the Spanish file, and whose Spanish texts haven't.
 * @param versions both files in that commit
 */
function reportAge(files: Files, versions: Record<keyof Files, string | undefined>): Problem[] {
	const { spanish, english } = files;
	if (versions.english === undefined || versions.english === english.text) return [];
	const before = { spanish: readTexts(files, versions.spanish), english: readTexts(files, versions.english) };
	const now = keyTexts(spanish.shape, spanish.data);
	const old = [...keyTexts(spanish.shape, english.data)].flatMap(([key, { path: place, text }]) => {
		const [own, earlier] = [now.get(key), before.english.get(key)];
		if (!(own && earlier) || own.text === text) return [];
		const [then, today] = [inOneLine(earlier.text), inOneLine(text)];
		const isSame = inOneLine(own.text) === inOneLine(before.spanish.get(key)?.text);
		if (then === today || !isSame) return [];
		const line = lineOf(childAt(rootOf(spanish), ...own.path));
		const words = fieldWords(childAt(rootOf(english), ...place));
		return `line ${line}: ${words}, which ${describeChange(then, today)}`;
	});
	if (old.length === 0) return [];
	return [
		{
			severity: 'warning',
			file: spanish.file,
			field: 'Spanish that is older than the English',
			found: nameSome(old, '\n'),
			why: 'The English text has changed since the Spanish file was last committed, so visitors may read two different things.',
			write:
				'Change the Spanish text, too. If it still says the same, leave it. This message ends with the next commit that changes the Spanish file.',
		},
	];
}

/** Lists the Spanish texts that didn't follow a change of the English ones, as far as git knows earlier versions. */
export function checkSpanishAge(content: Content): Problem[] {
	const { directory } = content;
	const pairs = pairFiles(content);
	if (pairs.length === 0) return [];
	const shallow = askGit(directory, ['rev-parse', '--is-shallow-repository'])?.toString().trim();
	// Where part of the history is missing, the last commit of a file is unknown.
	if (shallow !== 'false') return [];
	const commits = listLastCommits(directory, spanishFolder);
	const known = pairs.flatMap((files) => {
		const toPath = ({ file }: Files['spanish']) => path.posix.relative('content', file);
		const commit = commits.get(toPath(files.spanish));
		return commit ? [{ files, commit, paths: [toPath(files.spanish), toPath(files.english)] }] : [];
	});
	const versions = readVersions(
		directory,
		known.flatMap(({ commit, paths }) => paths.map((file) => `${commit}:./${file}`)),
	);
	return known.flatMap(({ files }, index) =>
		reportAge(files, { spanish: versions[2 * index], english: versions[2 * index + 1] }),
	);
}
