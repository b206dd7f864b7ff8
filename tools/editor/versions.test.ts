import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { contentFolder } from '../../src/source/content-folder.ts';
import { describeSave } from './describe-save.ts';
import { keepSave, listChanged, listSaves, takeBack } from './versions.ts';

let root = '';
const place = (name: string) => path.join(root, contentFolder, name);
const read = (name: string) => readFileSync(place(name), 'utf8');

/** Writes or deletes files, as one save. */
function save(files: Record<string, string | undefined>): void {
	for (const [name, text] of Object.entries(files))
		if (text === undefined) rmSync(place(name));
		else writeFileSync(place(name), text);
	keepSave(root);
}

function undo(): void {
	keepSave(root);
	const [last] = listSaves(root);
	if (last) takeBack(last, root);
}

beforeEach(() => {
	root = mkdtempSync(path.join(tmpdir(), 'versions-'));
	onTestFinished(() => rmSync(root, { recursive: true }));
	mkdirSync(place(''));
	save({ 'team.yaml': '- name: Ann\n  title: Owner\n', 'es.po': 'msgid "Owner"\n' });
});

test('what is saved while its catalogs are brought up to date is a save of its own, with its own', () => {
	writeFileSync(place('team.yaml'), '[]\n');
	const seen = listChanged(root);
	writeFileSync(place('faq.yaml'), '[]\n');
	writeFileSync(place('es.po'), '');
	keepSave(root, false, seen);
	save({ 'es.po': 'msgid "Why?"\n' });
	expect(listSaves(root).map(({ changes }) => changes.map(({ file }) => file))).toEqual([
		['faq.yaml', 'es.po'],
		['team.yaml', 'es.po'],
	]);
});

test('saves are listed in the words of the forms, the newest first, and catalogs without lines', () => {
	const [ann, bea] = ['- name: Ann\n  title: Owner\n', '- name: Bea\n  title: Helper\n'];
	save({ 'team.yaml': ann.replace('Owner', 'Boss'), 'es.po': 'msgid "Boss"\n' });
	save({ 'team.yaml': ann + bea });
	save({ 'team.yaml': `${ann}  description: Since 1999.\n` });
	save({ 'team.yaml': ann, 'faq.yaml': '[]\n' });
	mkdirSync(place('posts'));
	save({ 'posts/a.md': '---\ntitle: A\n---\nOne.\n' });
	save({ 'posts/a.md': '---\ntitle: B\n---\nTwo.\n' });
	for (const town of [
		'Ola',
		'name: Ola',
		'Ola',
		'{ name: Ola, zips: "78209" }',
		'{ name: Ola, zips: ["78209"] }',
	])
		save({ 'areas.yaml': `- name: A\n  towns:\n    - ${town}\n` });
	// The form writes all of its values in its own way.
	save({ 'company.yaml': 'name: A\nhours: { week: Mon 8-5, special: [{ day: Dec 24 9-1 }] }\n' });
	save({
		'company.yaml': `name: B\nhours:\n  week: [{ days: [Monday], opens: "08:00", closes: "17:00" }]\n  special: [{ each: Dec 24, opens: "09:00", closes: "13:00" }]\n`,
	});
	save({ 'team.yaml': 'name: : Ann\n' });
	expect(listSaves(root).map(describeSave)).toEqual([
		['changed'],
		['the company name: was “A”, now “B”'],
		['new'],
		[],
		['changed: “Ola”'],
		[],
		[],
		['new'],
		['the title: was “A”, now “B”', 'the text: changed'],
		['new'],
		['Questions and answers: new', 'Team: the description, in “Ann”: was “Since 1999.”, now gone'],
		['the description, in “Ann”: now “Since 1999.”', 'removed: “Bea”'],
		['the job title, in “Ann”: was “Boss”, now “Owner”', 'added: “Bea”'],
		['the job title, in “Ann”: was “Owner”, now “Boss”'],
	]);
});

test('a save is taken back with all of its files, and that can be taken back', () => {
	save({ 'team.yaml': undefined, 'es.po': '#\n', 'faq.yaml': '[]\n' });
	expect(listSaves(root).map(describeSave)[0]).toEqual(['Questions and answers: new', 'Team: deleted']);
	undo();
	expect([read('team.yaml'), read('es.po')]).toEqual(['- name: Ann\n  title: Owner\n', 'msgid "Owner"\n']);
	expect(existsSync(place('faq.yaml'))).toBe(false);
	undo();
	expect([read('es.po'), read('faq.yaml')]).toEqual(['#\n', '[]\n']);
	expect(existsSync(place('team.yaml'))).toBe(false);
});

test('translations that are saved within ten minutes are one save, which can be taken back, and so can that', () => {
	vi.useFakeTimers({ toFake: ['Date'] });
	onTestFinished(() => {
		vi.useRealTimers();
	});
	for (const word of ['a', 'b', 'c']) save({ 'es.po': word });
	expect(listSaves(root)).toHaveLength(1);
	undo();
	expect(read('es.po')).toBe('msgid "Owner"\n');
	undo();
	expect(read('es.po')).toBe('c');
	vi.advanceTimersByTime(600_010);
	save({ 'es.po': 'd' });
	expect(listSaves(root)).toHaveLength(4);
	save({ 'es.po': 'e', 'team.yaml': '- name: Bea\n' });
	save({ 'es.po': 'f' });
	expect(listSaves(root)).toHaveLength(6);
});

test('what has changed since a save is kept before that save is taken back', () => {
	save({ 'team.yaml': '- name: Bea\n' });
	const [last] = listSaves(root);
	writeFileSync(place('team.yaml'), '- name: Cal\n');
	if (last) takeBack(last, root);
	expect(read('team.yaml')).toContain('Ann');
	undo();
	expect(read('team.yaml')).toBe('- name: Cal\n');
});

test('the last thirty saves are kept', () => {
	for (let count = 0; count < 35; count++) save({ 'team.yaml': `- name: Ann ${count}\n` });
	expect(listSaves(root)).toHaveLength(30);
	expect(listSaves(root).map(describeSave).at(-1)).toEqual([
		'the name, in “Ann 5”: was “Ann 4”, now “Ann 5”',
	]);
});

const run = (...words: string[]) =>
	execFileSync(process.execPath, [path.resolve('tools/editor/undo.ts'), ...words], {
		cwd: root,
		encoding: 'utf8',
		env: { ...process.env, CONTENT: '' },
	});

test('an older save that is taken back leaves the catalog with the texts that were added since, as one save', () => {
	save({ 'es.po': 'msgid "Owner"\nmsgstr ""\n' });
	save({ 'team.yaml': '- name: Ann\n  title: Boss\n', 'es.po': 'msgid "Boss"\nmsgstr ""\n' });
	save({ 'prices.yaml': '- lines:\n    - name: Door\n', 'es.po': 'msgid "Door"\nmsgstr ""\n' });
	expect(run()).toMatch(/^2\. .*: Team and Spanish translations\n {5}the job title, in “Ann”: was /m);
	run('2');
	expect(read('es.po')).toMatch(/msgid "Owner"[\s\S]*msgid "Door"|msgid "Door"[\s\S]*msgid "Owner"/);
	expect(listSaves(root)).toHaveLength(4);
	run('1');
	expect([read('team.yaml'), read('es.po')]).toEqual([
		'- name: Ann\n  title: Boss\n',
		expect.stringMatching(/msgid "Boss"[\s\S]*msgid "Door"|msgid "Door"[\s\S]*msgid "Boss"/),
	]);
});
