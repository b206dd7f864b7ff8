import { expect, test } from 'vitest';
import { answerOfForm } from '../editor/testing/form-answer.ts';
import { openContent } from './testing/fixture.ts';
import { mistakes } from './testing/mistakes.ts';

const rows = new Map<string, string>();
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>').replaceAll('\u00AD', '');

test.each(mistakes)('somebody $did: it is told once, with its place, or simply handled', async (mistake) => {
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
		? `\`${problem.file}${problem.line === undefined ? '' : `:${problem.line}`}\` ${cell(problem.field)} | ${cell(problem.found)} | ${cell(problem.why)} | ${cell(problem.write)} | ${cell(await answerOfForm(before, content, told))}`
		: 'simply handled | | | | simply handled';
	rows.set(mistake.did, `| ${cell(mistake.did)} | ${answer} |`);
});

test('docs/mistakes.md has the whole list (npm run mistakes writes it anew)', async () => {
	const handled = mistakes.filter(({ told }) => !told).length;
	const text = [
		'# Mistakes that people make, and what they are told',
		'',
		`Made by \`npm run mistakes\` from \`tools/check/testing/mistakes.ts\`, which tries each of the ${mistakes.length} on a small content. ${handled} are simply`,
		'handled. For each of the others the content check prints one message. It runs before every build: nothing is built, and the',
		'last good build stays as it is. The last column says what becomes of the same mistake in the editing page (`npm run edit`):',
		'the file is written as the page would write it and checked again, and the rules of the form are asked.',
		'',
		'| Somebody … | Where | Found | Why | Write | In the editing page |',
		'| --- | --- | --- | --- | --- | --- |',
		...mistakes.map(({ did }) => rows.get(did)),
		'',
	].join('\n');
	await expect(text).toMatchFileSnapshot('../../docs/mistakes.md');
});
