import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { type CollectionName, collections } from '../../../src/collections.ts';
import { shapeOf } from '../../../src/content/schema/shape.ts';
import { checkContent, type Rule } from '../check.ts';
import { reportProblems } from '../report.ts';
import { complete, writeContent } from './small-content.ts';

/** A small content folder in a temporary project, for tests to change. */
class Fixture {
	readonly project = mkdtempSync(path.join(tmpdir(), 'project-'));
	readonly directory = path.join(this.project, 'content');

	read(file: string): string {
		return readFileSync(path.join(this.directory, file), 'utf8');
	}

	write(file: string, text: string | Uint8Array): void {
		mkdirSync(path.dirname(path.join(this.directory, file)), { recursive: true });
		writeFileSync(path.join(this.directory, file), text);
	}

	/** Writes a list that the small content lacks. @param records values that differ from the examples */
	add(name: CollectionName, records: object[]): void {
		const { path: file, schema } = collections[name];
		this.write(`${file}.yaml`, stringify(complete({ items: shapeOf(schema) }, records)));
	}
}

/** What somebody does to the content. */
export type Change = (content: Fixture) => unknown;

export const write =
	(file: string, text: string | Uint8Array): Change =>
	(content) =>
		content.write(file, text);

export const append =
	(file: string, text: string): Change =>
	(content) =>
		content.write(file, content.read(file) + text);

export const remove =
	(file: string): Change =>
	({ directory }) =>
		rmSync(path.join(directory, file));

/** Changes a file's text. Fails if that changes nothing. */
export const replace =
	(file: string, from: string | RegExp, to: string): Change =>
	(content) => {
		const text = content.read(file);
		const changed = text.replace(from, () => to);
		if (changed === text) throw new Error(`${file} holds nothing like ${from}.`);
		content.write(file, changed);
	};

/** Sets one field of the YAML, also at the top of an article. @param place "hero.title", "0.id" @param value undefined removes it */
export const set =
	(file: string, place: string, value: unknown): Change =>
	(content) => {
		const text = content.read(file);
		const yaml = file.endsWith('.md') ? (/^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? '') : text;
		const keys = place.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
		const document = parseDocument(yaml);
		if (value === undefined) document.deleteIn(keys);
		else document.setIn(keys, value);
		content.write(
			file,
			text.replace(yaml, () => document.toString({ lineWidth: 0 })),
		);
	};

/** An article, and what is written at its end. */
export const article = 'posts/pet-odor-solutions.md';
export const addText = (text: string) => append(article, `\n${text}\n`);

/** A fact of the company, and an answer. */
export const company = (place: string, value: unknown) => set('company.yaml', place, value);
export const answer = (text: string) => set('faq.yaml', '0.questions.0.answer', text);

/** A service, and running text on its page. */
export const tile = 'services/tile-grout.yaml';
export const closing = (text: string) => set(tile, 'closing.text', text);

/** An offer with its last day. */
export const writeOffer = (ends: string, until = 'Until {date}.') =>
	write(
		'offer.yaml',
		`eyebrow: For now\ntitle: An offer\ntext: Ten percent off.\nconditions: New bookings.\nuntil: ${until}\nends: ${ends}\n`,
	);

/** A plain picture. */
export const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** The small content, from which each test has a copy. */
let smallContent: Promise<string> | undefined;

async function writeSmallContent(): Promise<string> {
	const folder = mkdtempSync(path.join(tmpdir(), 'small-content-'));
	process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
	await writeContent(folder);
	return folder;
}

/** Changes the small content for one test, reads it, and checks it by these rules alone. */
export async function checkAfter(changes: Change | Change[], ...rules: Rule[]) {
	const content = new Fixture();
	onTestFinished(() => rmSync(content.project, { recursive: true, force: true }));
	smallContent ??= writeSmallContent();
	cpSync(await smallContent, content.directory, { recursive: true });
	for (const change of [changes].flat()) await change(content);
	return checkContent(content.directory, rules);
}

/** Changes a content, and checks it by these rules. @returns the report, and for each problem the line that it names, without indentation */
export async function reportAfter(changes: Change | Change[], ...rules: Rule[]) {
	const { content, problems } = await checkAfter(changes, ...rules);
	const sources = [...content.sources, ...content.unreadable, ...content.hidden];
	const texts = new Map(sources.map(({ file, text }) => [file, text]));
	const lines = problems.map(({ file, line = 0 }) => texts.get(file)?.split('\n')[line - 1]?.trim() ?? '');
	return { text: reportProblems(problems), lines, problems };
}

/** What the report says of a warning. */
export const warned = '1 thing to look at. The site is still built.';

/**
 * What the owner did to the content, and what is reported: one problem, with part of the line that it names ("" for
 * a whole file) and parts of its text. Without a line, nothing is reported.
 */
export type Case = [did: string, changes: Change | Change[], line?: string, ...parts: string[]];

/** One test for each case, by the rules that it is about. What can't be read is reported without any. */
export const testCases = (rules: Rule | Rule[], cases: Case[]) =>
	test.each(cases)('%s', async (_, changes, line, ...parts) => {
		const { text, lines } = await reportAfter(changes, ...[rules].flat());
		if (line === undefined) return expect(text).toBe('');
		expect(lines, text).toHaveLength(1);
		if (line === '') expect(lines).toEqual(['']);
		expect(lines[0]).toContain(line);
		for (const part of parts) expect(text).toContain(part);
	});
