import { appendFileSync } from 'node:fs';

/** A report of the content check as Markdown, in the same lines. */
export const toMarkdown = (report: string): string =>
	report
		.replace(/[\\`*_[\]<>#|]/g, '\\$&')
		.replace(/^ +/gm, (indent) => '&nbsp;'.repeat(indent.length))
		.replace(/(?<!\n)\n(?!\n)/g, '  \n');

/**
 * Adds a text to what GitHub shows on the page of a run, so that nobody has to read its log. Elsewhere, it does nothing.
 * https://docs.github.com/en/actions/reference/workflows-and-actions/workflow-commands#adding-a-job-summary
 */
export function summarize(report: string): void {
	const { GITHUB_STEP_SUMMARY: file } = process.env;
	if (file) appendFileSync(file, `${toMarkdown(report)}\n\n`);
}
