import { readdirSync } from 'node:fs';
import path from 'node:path';

/** Files that operating systems and editors leave behind, such as the copies that Poedit makes for programs, and what Word keeps beside an open file. */
const isIgnored = (file: string) =>
	file.split('/').some((part) => /^(\..*|~\$.*|Thumbs\.db|desktop\.ini|.*~|.*\.mo)$/.test(part));

/** Every file below a folder, as sorted paths with slashes. @throws Error when the folder cannot be read */
export const listFiles = (directory: string): string[] =>
	readdirSync(directory, { recursive: true, withFileTypes: true })
		.filter((entry) => !entry.isDirectory())
		.map((entry) =>
			path.relative(directory, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'),
		)
		.filter((file) => !isIgnored(file))
		.sort();
