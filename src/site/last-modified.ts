import { execFileSync } from 'node:child_process';
import { statSync } from 'node:fs';
import { getToday, timeZone } from '../lib/today.ts';

/** Day of the last change (YYYY-MM-DD) by path from the project's folder: content/areas.yaml. */
export type ChangeDates = ReadonlyMap<string, string>;

const git = (...args: string[]) =>
	execFileSync('git', args, {
		encoding: 'utf8',
		stdio: ['ignore', 'pipe', 'ignore'],
		maxBuffer: 64 * 1024 * 1024,
		// A day is a day in Florida, wherever a change was committed.
		env: { ...process.env, TZ: timeZone },
	});

/**
 * Reads `git log --date=short-local --format=%x00%cd --name-only`: newest first, so that the first date of a file is its
 * last change.
 */
export function parseHistory(log: string): Map<string, string> {
	const dates = new Map<string, string>();
	for (const commit of log.split('\0').slice(1)) {
		const [date = '', ...files] = commit.split('\n').filter(Boolean);
		for (const file of files) if (!dates.has(file)) dates.set(file, date);
	}
	return dates;
}

/**
 * When each content file was last changed, from the history of the repository. Files that are changed but not yet
 * committed have the date on the disk. Empty where the history says nothing true: no repository (an archive), or a
 * shallow clone, whose oldest commit claims every file.
 */
export function readChangeDates(): ChangeDates {
	try {
		if (git('rev-parse', '--is-shallow-repository').trim() === 'true') return new Map();
		const dates = parseHistory(
			git(
				'-c',
				'core.quotePath=false',
				'log',
				'--date=short-local',
				'--format=%x00%cd',
				'--name-only',
				'--relative',
				'--',
				'content',
			),
		);
		const changed = git(
			'ls-files',
			'--modified',
			'--others',
			'--exclude-standard',
			'--deduplicate',
			'-z',
			'--',
			'content',
		)
			.split('\0')
			.filter(Boolean);
		for (const file of changed) {
			const status = statSync(file, { throwIfNoEntry: false });
			if (status) dates.set(file, getToday(status.mtime));
		}
		return dates;
	} catch {
		return new Map();
	}
}

/** The latest change among files; undefined where none is known. */
export const findLatestChange = (files: Iterable<string>, dates: ChangeDates): string | undefined =>
	[...files]
		.flatMap((file) => dates.get(file) ?? [])
		.sort()
		.at(-1);
