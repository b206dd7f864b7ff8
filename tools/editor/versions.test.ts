import { execFileSync } from 'node:child_process';
import { existsSync, linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { describeChange, keepVersions, listChanges, takeBack } from './versions.ts';

let root = '';
let file = '';

/** Saves the file, or deletes it. */
function save(text?: string): void {
	if (text === undefined) rmSync(file);
	else writeFileSync(file, text);
	keepVersions(root);
}

/** What the changes did, the newest first. */
const describeAll = () => listChanges(root).map(([change]) => describeChange(change));

/** Takes back a change by its number. */
function undo(number: number): void {
	const change = listChanges(root)[number - 1];
	if (change) takeBack(change, root);
}

beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'versions-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	mkdirSync(path.join(root, 'content'));
	file = path.join(root, 'content/team.yaml');
	save('- name: Ann\n  title: Owner\n');
});

test('changes are listed by their lines, the newest first', () => {
	save(readFileSync(file, 'utf8'));
	save('- name: Bea\n  title: Owner\n');
	save('- name: Bea\n');
	expect(describeAll()).toEqual([['was: title: Owner'], ['was: - name: Ann', 'now: - name: Bea']]);
});

test('an older version takes the place of a file at once, so that a full disk can’t cut it off', () => {
	save('- name: Bea\n');
	// A second name of the same bytes on the disk, which writing in place would change.
	linkSync(file, path.join(root, 'the same bytes'));
	undo(1);
	expect(readFileSync(file, 'utf8')).toBe('- name: Ann\n  title: Owner\n');
	expect(readFileSync(path.join(root, 'the same bytes'), 'utf8')).toBe('- name: Bea\n');
});

test('an older version is brought back, and that can be taken back, with what was not yet kept', () => {
	save('- name: Bea\n');
	writeFileSync(file, '- name: Cal\n');
	undo(1);
	expect(readFileSync(file, 'utf8')).toBe('- name: Ann\n  title: Owner\n');
	undo(1);
	expect(readFileSync(file, 'utf8')).toBe('- name: Cal\n');
});

test('a deleted file is brought back, and that can be taken back', () => {
	save();
	expect(describeAll()).toEqual([['deleted']]);
	undo(1);
	expect(readFileSync(file, 'utf8')).toContain('Ann');
	undo(1);
	expect(existsSync(file)).toBe(false);
});

test('files that changed together are taken back together', () => {
	writeFileSync(path.join(root, 'content/faq.yaml'), '[]\n');
	rmSync(file);
	keepVersions(root, true);
	undo(1);
	expect(readFileSync(file, 'utf8')).toContain('Ann');
	expect(existsSync(path.join(root, 'content/faq.yaml'))).toBe(false);
});

test('what changed together can be taken back together after many saves', () => {
	const faq = path.join(root, 'content/faq.yaml');
	writeFileSync(faq, '[]\n');
	writeFileSync(file, '[]\n');
	keepVersions(root, true);
	for (let count = 0; count < 30; count++) save(`- name: Bea ${count}\n`);
	undo(listChanges(root).findIndex((change) => change.length > 1) + 1);
	expect(readFileSync(file, 'utf8')).toContain('Ann');
	expect(existsSync(faq)).toBe(false);
});

test('twenty versions of a file are kept', () => {
	for (let count = 0; count < 30; count++) save(`- name: Ann ${count}\n`);
	expect(listChanges(root)).toHaveLength(19);
	undo(19);
	expect(readFileSync(file, 'utf8')).toBe('- name: Ann 10\n');
});

test('npm run undo says how many changes it doesn’t list, and why it takes nothing back', () => {
	const runUndo = (...words: string[]) =>
		execFileSync(process.execPath, [path.resolve('tools/editor/undo.ts'), ...words], {
			cwd: root,
			encoding: 'utf8',
		});
	for (const name of ['company', 'team']) {
		file = path.join(root, `content/${name}.yaml`);
		for (let count = 0; count < 15; count++) save(`- name: Ann ${count}\n`);
	}
	expect(runUndo()).toMatch(/^20\. .*\n(?: {5}.*\n)+\n9 earlier changes aren’t listed\. /m);
	expect(runUndo('team')).not.toContain('aren’t listed');
	expect(runUndo('foo')).toMatch(/^There’s no change with the number or the file name “foo\.” /);
});
