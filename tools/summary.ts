import { appendFileSync } from 'node:fs';

/** A report of the content check as Markdown: each problem is a list, and lines to copy are code. */
export const toMarkdown = (report: string): string =>
	report
		.replace(/(?<= {2}Fix: .*)(?:\n {9}.*)+/g, (lines) => lines.replace(/\n {9}/g, '\n\t'))
		.replace(/^[^\t\n].*$/gm, (line) => line.replace(/[\\`*_[\]<>#|]/g, '\\$&'))
		.replace(/(?<!\n|^)\n(?=\S.*\n {2}\S)/g, '\n\n')
		.replace(/^(\S.*)\n(?= {2}\S)/gm, '**$1**\n\n')
		.replace(/^ {2}(Found|Why|Fix): +/gm, '- **$1:** ')
		.replace(/^ {2}(?=\S)/gm, '- ')
		.replace(/^ {9}/gm, '  - ')
		.replace(/(?:\n\t.*)+/g, (lines) => `\n\n  \`\`\`${lines.replaceAll('\t', '  ')}\n  \`\`\``);

/**
 * Adds a text to what GitHub shows on the page of a run, so that nobody has to read its log. Elsewhere, it does nothing.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#adding-a-job-summary
 */
export function summarize(report: string): void {
	const { GITHUB_STEP_SUMMARY: file } = process.env;
	if (file) appendFileSync(file, `${toMarkdown(report)}\n\n`);
}
