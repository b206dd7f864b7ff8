import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { parseDocument, stringify } from 'yaml';
import { type CollectionName, collections } from '../../../src/collections.ts';
import { checkContent } from '../check.ts';
import { reportProblems } from '../report.ts';
import { shapeOf } from '../schema-walk.ts';
import { complete, writeSmallContent } from './small-content.ts';

/** A day before any job of the content expires, so that the tests do not fail with time. */
const today = '2025-06-01';

type Place = (string | number)[];

/** A small content in a temporary folder, to be changed and thrown away. Only for tests. */
export class Fixture {
	readonly directory = mkdtempSync(path.join(tmpdir(), 'content-'));

	read(file: string): string {
		return readFileSync(path.join(this.directory, file), 'utf8');
	}

	write(file: string, text: string | Uint8Array): void {
		writeFileSync(path.join(this.directory, file), text);
	}

	/** Writes a list that the small content lacks. @param records what is said of them beside the examples */
	add(name: CollectionName, records: object[]): void {
		const { path: file, schema } = collections[name];
		this.write(`${file}.yaml`, stringify(complete({ items: shapeOf(schema) }, records)));
	}

	append(file: string, text: string): void {
		this.write(file, this.read(file) + text);
	}

	remove(file: string): void {
		rmSync(path.join(this.directory, file));
	}

	/** Changes a file's text; a change that changes nothing is a mistake in the test. */
	replace(file: string, from: string | RegExp, to: string): void {
		const text = this.read(file);
		const changed = text.replace(from, to);
		if (changed === text) throw new Error(`${file} holds nothing like ${from}.`);
		this.write(file, changed);
	}

	/** Sets one field of the YAML, also at the top of an article; undefined removes it. */
	set(file: string, place: Place, value: unknown): void {
		const text = this.read(file);
		const yaml = file.endsWith('.md') ? (/^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? '') : text;
		const document = parseDocument(yaml);
		if (value === undefined) document.deleteIn(place);
		else document.setIn(place, value);
		this.write(
			file,
			text.replace(yaml, () => document.toString({ lineWidth: 0 })),
		);
	}

	value(file: string, place: Place): unknown {
		return parseDocument(this.read(file)).getIn(place);
	}

	/** Checks the content. @returns the report, and for each problem the line that it names, without indentation */
	async check(on = today) {
		const { content, problems } = await checkContent(this.directory, on);
		const lines = problems.map(({ file, line }) =>
			line === undefined ? '' : (this.read(file.replace('content/', '')).split('\n')[line - 1] ?? '').trim(),
		);
		return { text: problems.length > 0 ? reportProblems(problems) : '', lines, problems, content };
	}
}

/** A plain picture. */
export const picture = (width: number, height: number) =>
	sharp({ create: { width, height, channels: 3, background: '#fff' } });

/** Changes a content that lasts until the end of the test, and checks it. */
export async function reportAfter(change: (content: Fixture) => unknown, on = today) {
	const content = new Fixture();
	onTestFinished(() => rmSync(content.directory, { recursive: true, force: true }));
	await writeSmallContent(content.directory);
	await change(content);
	return content.check(on);
}

/**
 * What somebody does to the content, and what is reported about it: one problem, with a part of the line that it names
 * ("" for a whole file) and parts of its text. Without a line, nothing is reported.
 */
export type Case = [did: string, change: (content: Fixture) => unknown, line?: string, ...parts: string[]];

/** One test for each case. */
export const testCases = (cases: Case[]) =>
	test.each(cases)('%s', async (_, change, line, ...parts) => {
		const { text, lines } = await reportAfter(change);
		if (line === undefined) return expect(text).toBe('');
		expect(lines, text).toHaveLength(1);
		if (line === '') expect(lines).toEqual(['']);
		expect(lines[0]).toContain(line);
		for (const part of parts) expect(text).toContain(part);
	});
