import { expect, test } from 'vitest';
import { tellAfter } from './testing/fixture.ts';
import { mistakes } from './testing/mistakes.ts';

const rows = new Map<string, string>();
const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', '<br>').replaceAll('\u00AD', '');

test.each(mistakes)('somebody $did: it is told once, with its place, or simply handled', async (mistake) => {
	const { problems, lines } = await tellAfter(mistake.make);
	const told = problems.map(({ file, found }) => ({ file, found }));
	expect(problems.length, JSON.stringify(told)).toBe(mistake.told ? 1 : 0);
	const [problem] = problems;
	if (problem) {
		expect(problem.file).toBe(`content/${mistake.told}`);
		if (mistake.line === undefined) expect(problem.line).toBeUndefined();
		else expect(lines[0]).toContain(mistake.line);
	}
	const answer = problem
		? `\`${problem.file}${problem.line === undefined ? '' : `:${problem.line}`}\` ${cell(problem.field)} | ${cell(problem.found)} | ${cell(problem.why)} | ${cell(problem.write)}`
		: 'simply handled | | |';
	rows.set(mistake.did, `| ${cell(mistake.did)} | ${answer} |`);
});

test('docs/mistakes.md has the whole list (npm run mistakes writes it anew)', async () => {
	const handled = mistakes.filter(({ told }) => !told).length;
	const text = [
		'# Mistakes that people make, and what they are told',
		'',
		`Made by \`npm run mistakes\` from \`tools/check/testing/mistakes.ts\`, which tries each of the ${mistakes.length} on a small content. ${handled} are simply`,
		'handled. For each of the others the content check prints one message. It runs before every build: nothing is built, and the',
		'last good build stays as it is.',
		'',
		'| Somebody … | Where | Found | Why | Write |',
		'| --- | --- | --- | --- | --- |',
		...mistakes.map(({ did }) => rows.get(did)),
		'',
	].join('\n');
	await expect(text).toMatchFileSnapshot('../../docs/mistakes.md');
});
