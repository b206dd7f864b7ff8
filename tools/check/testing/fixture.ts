import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { collections, fileSchema } from '../../../src/collections.ts';
import { shapeOf } from '../../../src/content/schema/shape.ts';
import { checkContent } from '../check.ts';
import { reportProblems } from '../report.ts';
import { complete, writeContent } from './small-content.ts';

/**
 * What somebody does to the content, by the place where it's done:
 * - "company: hours.week" gets a value; undefined takes it out
 * - "company" is the whole file: text or bytes, or what differs from the examples of its schema; undefined deletes it
 * - "company / name" is the first line that begins so, and "company +" is written at the end
 */
export type Typed = Record<string, unknown>;

/** An article, a text of the service tile-grout, an answer, and a promise of its picture. */
export const article = 'posts/pet-odor-solutions.md';
export const end = `${article} +`;
export const closing = 'services/tile-grout: closing.text';
export const answer = 'faq: 0.questions.0.answer';
export const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** A file with one field of its YAML set, also at the top of an article. */
function setField(text: string, place: string, value: unknown): string {
	const yaml = /^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? text;
	const keys = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
	const document = parseDocument(yaml);
	if (value === undefined) document.deleteIn(keys);
	else document.setIn(keys, value);
	return text.replace(yaml, () => document.toString({ lineWidth: 0 }));
}

/** A whole file, with what its records don't say. */
function writeWhole(name: string, value: unknown): string | Uint8Array {
	if (typeof value === 'string' || value instanceof Uint8Array) return value;
	const collection = Object.values(collections).find(({ path: file }) => file === name);
	return stringify(complete(collection ? shapeOf(fileSchema(collection)) : {}, value));
}

async function type(folder: string, place: string, typed: unknown): Promise<void> {
	const [, name = '', how, where = ''] = /^([^:+]*?)(?:( \/ |: | \+)(.*))?$/.exec(place) ?? [];
	const file = path.join(folder, name.includes('.') ? name : `${name}.yaml`);
	if (!how && typed === undefined) return rmSync(file);
	mkdirSync(path.dirname(file), { recursive: true });
	if (!how) return writeFileSync(file, writeWhole(name, await typed));
	const text = readFileSync(file, 'utf8');
	const line = new RegExp(`^(?: *- | *)${RegExp.escape(where)}.*$`, 'm');
	const changed =
		how === ': '
			? setField(text, where, typed)
			: how === ' +'
				? `${text}\n${typed}\n`
				: text.replace(line, () => String(typed));
	if (changed === text) throw new Error(`${place} changes nothing.`);
	writeFileSync(file, changed);
}

/** The small content, from which each test has a copy. */
let smallContent: Promise<string> | undefined;

async function writeSmallContent(): Promise<string> {
	const folder = mkdtempSync(path.join(tmpdir(), 'small-content-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	await writeContent(folder);
	return folder;
}

/** Changes the small content for one test, and checks it. */
export async function checkAfter(typed: Typed) {
	const project = mkdtempSync(path.join(tmpdir(), 'project-'));
	onTestFinished(() => rmSync(project, { recursive: true, force: true }));
	const folder = path.join(project, 'content');
	smallContent ??= writeSmallContent();
	cpSync(await smallContent, folder, { recursive: true });
	for (const [place, value] of Object.entries(typed)) await type(folder, place, value);
	return checkContent(folder);
}

/** What the report says of a warning. */
export const warned = '1 thing to look at. The site is still built.';

/** What somebody typed, and parts of the one problem that is reported, its line among them; without any, nothing is. */
export type Slip = [typed: Typed, ...told: string[]];

/** One test for each slip. */
export const testSlips = (slips: Slip[]) =>
	test.each(slips.map(([typed, ...told]) => ({ title: JSON.stringify(typed).slice(0, 200), typed, told })))(
		'$title',
		async ({ typed, told }) => {
			const { content, problems } = await checkAfter(typed);
			const text = reportProblems(problems);
			expect(problems, text).toHaveLength(Math.min(told.length, 1));
			const [problem] = problems;
			const sources = [...content.sources, ...content.unreadable];
			const file = sources.find((source) => source.file === problem?.file)?.text.split('\n') ?? [];
			const line = problem?.line ? file[problem.line - 1] : '';
			for (const part of told) expect(`${line}\n${text}`).toContain(part);
		},
	);
