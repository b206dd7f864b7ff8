import {
	appendFileSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';
import { type Document, parseDocument } from 'yaml';
import { checkContent } from '../check.ts';
import type { Content } from '../content.ts';
import type { Problem } from '../problem.ts';
import { reportProblems } from '../report.ts';
import { smallPictures, writeSmallContent } from './small-content.ts';

/** A day before any job of the content expires, so that the tests do not fail with time. */
const today = '2025-06-01';

/** What the owner is told, and on which lines. */
export interface Told {
	/** The report without its last sentence; line numbers are written as N. */
	text: string;
	/** For each problem, the line of the file that it names, without indentation. */
	lines: string[];
	problems: Problem[];
	content: Content;
}

/** A small content in a temporary folder, to be changed and thrown away. Only for tests. */
export class Fixture {
	private readonly directory = mkdtempSync(path.join(tmpdir(), 'content-'));

	constructor(picture: Buffer) {
		writeSmallContent(this.directory);
		mkdirSync(path.join(this.directory, 'photos'));
		for (const file of smallPictures) writeFileSync(path.join(this.directory, file), picture);
	}

	private at(file: string): string {
		return path.join(this.directory, file);
	}

	dispose(): void {
		rmSync(this.directory, { recursive: true, force: true });
	}

	/** Whether a file is there, by its name in exactly these letters. */
	has(file: string): boolean {
		return readdirSync(path.dirname(this.at(file))).includes(path.basename(file));
	}

	/** Every YAML file and article. */
	files(): string[] {
		return readdirSync(this.directory, { recursive: true, encoding: 'utf8' }).filter((file) =>
			/\.(yaml|md)$/.test(file),
		);
	}

	read(file: string): string {
		return readFileSync(this.at(file), 'utf8');
	}

	write(file: string, text: string | Uint8Array): void {
		writeFileSync(this.at(file), text);
	}

	append(file: string, text: string): void {
		appendFileSync(this.at(file), text);
	}

	remove(file: string): void {
		rmSync(this.at(file));
	}

	/** Changes a file's text; a change that changes nothing is a mistake in the test. */
	replace(file: string, from: string | RegExp, to: string): void {
		const text = this.read(file);
		const changed = text.replace(from, to);
		if (changed === text) throw new Error(`${file} holds nothing like ${from}.`);
		this.write(file, changed);
	}

	/** Changes the YAML of a file, or the lines at the top of an article. */
	edit(file: string, change: (document: Document) => void): void {
		const text = this.read(file);
		const yaml = file.endsWith('.md') ? (/^---\n([\s\S]*?\n)---/.exec(text)?.[1] ?? '') : text;
		const document = parseDocument(yaml);
		change(document);
		this.write(
			file,
			text.replace(yaml, () => document.toString({ lineWidth: 0 })),
		);
	}

	/** Sets one field. */
	set(file: string, place: (string | number)[], value: unknown): void {
		this.edit(file, (document) => document.setIn(place, value));
	}

	/** Takes one field or entry away. */
	delete(file: string, place: (string | number)[]): void {
		this.edit(file, (document) => document.deleteIn(place));
	}

	/** What stands in a field. */
	value(file: string, place: (string | number)[]): unknown {
		return parseDocument(this.read(file)).getIn(place);
	}

	/** @param on the day of the check */
	async check(on = today): Promise<Told> {
		const { content, problems: own } = await checkContent({ directory: this.directory, today: on });
		const lines = own.map(({ file, line }) => {
			if (line === undefined) return '';
			return (this.read(file.replace('content/', '')).split('\n')[line - 1] ?? '').trim();
		});
		const text = reportProblems(own)
			.replace(/\n*[^\n]*Nothing was built\.$/, '')
			.replace(/^(content\/\S+?), line \d+: /gm, '$1, line N: ');
		return { text, lines, problems: own, content };
	}
}

const picture = sharp({ create: { width: 400, height: 320, channels: 3, background: '#fff' } })
	.jpeg()
	.toBuffer();

/** A content that lasts until the end of the test. */
export async function openContent(): Promise<Fixture> {
	const content = new Fixture(await picture);
	onTestFinished(() => content.dispose());
	return content;
}

/** Breaks a content that lasts until the end of the test, and returns what the owner is told about the break. */
export async function tellAfter(breaking: (content: Fixture) => unknown, on = today): Promise<Told> {
	const content = await openContent();
	await breaking(content);
	return content.check(on);
}

/** Lines of an expected message. */
export const message = (...lines: string[]) => lines.join('\n');
