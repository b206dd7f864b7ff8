/** Writes the editing page into dist/, as /admin, where company.yaml names a repository; else it makes sure that none is there. */
import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parse } from 'yaml';
import { getToday } from '../../src/lib/today.ts';
import type { Repository } from './config.ts';

const dist = 'dist';
rmSync(path.join(dist, 'admin'), { recursive: true, force: true });
rmSync(path.join(dist, 'admin.html'), { force: true });

// The build has checked it already.
const company = parse(readFileSync('content/company.yaml', 'utf8')) as { editor?: Repository };
if (company.editor) {
	// Loaded here: a company without an editing page waits for neither the content nor what builds one.
	const { readContent } = await import('../check/read.ts');
	const { buildPage, buildSettings } = await import('./build-page.ts');
	const { content } = readContent(path.resolve('content'), 'content', getToday());
	const folder = mkdtempSync(path.join(tmpdir(), 'admin-'));
	await buildPage(folder, buildSettings(company.editor, content), '/admin/');
	// The address is /admin on every host: a file beside a folder, as the other pages are.
	cpSync(path.join(folder, 'index.html'), path.join(dist, 'admin.html'));
	cpSync(path.join(folder, 'editor'), path.join(dist, 'admin/editor'), { recursive: true });
	rmSync(folder, { recursive: true });
	console.log(`The editing page is at /admin and saves to ${company.editor.repository}.`);
}
