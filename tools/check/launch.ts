import { findSamples } from '../../src/lib/samples.ts';
import { countWords, type Problem } from './problem.ts';
import { nameOfRecord } from './schema-walk.ts';
import { type Content, lineOf } from './source.ts';
import { sourcesOf, walk } from './values.ts';

/** One fact that is still made up, and where it stands. */
export interface SampleMark {
	file: string;
	line: number;
	/** What the mark is on: "living-room", "the company", "a testimonial". */
	name: string;
}

/** Every record that is still marked `sample: true`, at any depth. */
function listSamples(content: Content): SampleMark[] {
	return content.sources.flatMap((source) =>
		findSamples(source.data).map((path) => ({
			file: source.file,
			line: lineOf(source, [...path, 'sample']),
			name: nameOfRecord(source, path),
		})),
	);
}

/**
 * Facts of company.yaml that cannot belong to a business, whatever their mark says: addresses under .example, which
 * nobody can own (RFC 2606), and numbers from 555-0100 to 555-0199, which are kept for fiction (NANPA).
 */
function listInvented(content: Content): SampleMark[] {
	const marks: SampleMark[] = [];
	for (const source of sourcesOf(content, 'company')) {
		walk(source.data, (value, path) => {
			if (typeof value !== 'string' || !/\.example\b|\b555-01\d\d\b/.test(value)) return;
			marks.push({ file: source.file, line: lineOf(source, path), name: value });
		});
	}
	return marks;
}

/** The launch check's answer, and whether the site may go public. */
export function reportLaunch(
	content: Content,
	problems: readonly Problem[],
): { text: string; isReady: boolean } {
	const samples = listSamples(content);
	const invented = listInvented(content);
	const isReady = samples.length + invented.length + problems.length === 0;
	if (isReady) return { text: 'Ready for launch: no record is marked as sample any more.', isReady };
	const lines = (marks: readonly SampleMark[]) =>
		marks.map(({ file, line, name }) => `  ${file}:${line}  ${name}`);
	const parts = [
		...(samples.length > 0 ? ['Still marked sample: true', ...lines(samples), ''] : []),
		...(invented.length > 0
			? ['Made-up addresses and phone numbers in the company facts', ...lines(invented), '']
			: []),
	];
	const sentences = [
		samples.length > 0 &&
			`${countWords(samples.length, 'record is', 'records are')} still marked sample: true. Replace each with a fact of your own, then take its “sample: true” line away.`,
		invented.length > 0 &&
			`${countWords(invented.length, 'fact is', 'facts are')} made up. Write your own into company.yaml.`,
		problems.length > 0 && 'The problems in the content have to be mended first.',
	].filter((sentence) => sentence !== false);
	return { text: [...parts, `Not ready for launch. ${sentences.join(' ')}`].join('\n'), isReady };
}
