import { expect, test } from 'vitest';
import { answerOfForm } from '../editor/testing/form-answer.ts';
import { openContent } from './testing/fixture.ts';
import { mistakes } from './testing/mistakes.ts';

const rows = new Map<string, string>();
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>').replaceAll('\u00AD', '');

test.each(mistakes)(
	'someone $did: it is reported once, with its place, or simply handled',
	async (mistake) => {
		const content = await openContent();
		const before = new Map(content.files().map((file) => [file, content.read(file)]));
		await mistake.make(content);
		const told = await content.check();
		const { problems, lines } = told;
		expect(problems.length, JSON.stringify(problems)).toBe(mistake.told ? 1 : 0);
		const [problem] = problems;
		if (problem) {
			expect(problem.file).toBe(`content/${mistake.told}`);
			if (mistake.line === undefined) expect(problem.line).toBeUndefined();
			else expect(lines[0]).toContain(mistake.line);
		}
		const answer = problem
			? `\`${problem.file}\`${problem.line === undefined ? '' : `, line ${problem.line}`}: ${cell(problem.field)} | ${cell(problem.found)} | ${cell(problem.why)} | ${cell(problem.write)} | ${cell(await answerOfForm(before, content, told))}`
			: 'no problem: the site handles it | | | | no problem';
		rows.set(mistake.did, `| ${cell(mistake.did)} | ${answer} |`);
	},
);

test('docs/mistakes.md has the whole list (npm run mistakes writes it anew)', async () => {
	const handled = mistakes.filter(({ told }) => !told).length;
	const text = [
		'# Common mistakes, and what the check says',
		'',
		`\`npm run mistakes\` makes this page: it tries each of the ${mistakes.length} mistakes in \`tools/check/testing/mistakes.ts\` on a small site. The site`,
		`handles ${handled} of them by itself. For each of the others, the content check reports one problem, nothing is built, and the live`,
		'site stays as it was. The last column says what happens to the same mistake in the editing page (`npm run edit`).',
		'',
		'| Someone … | Where | Found | Why | Fix | In the editing page |',
		'| --- | --- | --- | --- | --- | --- |',
		...mistakes.map(({ did }) => rows.get(did)),
		'',
	].join('\n');
	await expect(text).toMatchFileSnapshot('../../docs/mistakes.md');
});
