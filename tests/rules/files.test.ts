import { expect, test } from 'vitest';
import { listFiles, read } from './source.ts';

const code = listFiles('src/**/*.{ts,tsx,astro,css}', 'tools/**/*.ts', 'tests/**/*.ts');

test('a file has at most 200 lines, or says why it has more', () => {
	const wrong = code
		.map((file) => ({ file, lines: read(file).trimEnd().split('\n') }))
		.filter(
			({ lines }) =>
				lines.length > 200 && !/\b(?:over|past|more than) 200 lines\b/i.test(lines.slice(0, 15).join('\n')),
		);
	expect(
		wrong.map(
			({ file, lines }) =>
				`${file} has ${lines.length} lines: split it by what it is for, or begin it with a comment "Over 200 lines, because …"`,
		),
	).toEqual([]);
});

test('components are named like ReviewCard, other files like review-card, and nothing is called index', () => {
	const allowed = (name: string, file: string) =>
		file.startsWith('src/pages/') ||
		/^[A-Z][A-Za-z0-9]*\.(?:tsx|astro|module\.css|island\.tsx|test\.tsx?)$/.test(name) ||
		/^[a-z0-9]+(?:-[a-z0-9]+)*(?:\.[a-z]+)*$/.test(name);
	const wrong = code.filter((file) => {
		const name = file.split('/').at(-1) ?? '';
		return !allowed(name, file) || (/^index\./.test(name) && !file.startsWith('src/pages/'));
	});
	expect(
		wrong.map(
			(file) => `${file}: rename it (PascalCase for components, kebab-case for the rest, no index files)`,
		),
	).toEqual([]);
});

test('a name says the role, never a number', () => {
	const wrong = code.filter(
		(file) => /\D\d+\.(?:tsx|astro)$/.test(file) && !/\/(?:404|500)\.astro$/.test(file),
	);
	expect(wrong.map((file) => `${file}: name it after what it is for`)).toEqual([]);
});

test('no file only passes on what others export', () => {
	const wrong = listFiles('src/**/*.{ts,tsx}').filter((file) => /^export \* from/m.test(read(file)));
	expect(wrong.map((file) => `${file}: import from the file that makes it`)).toEqual([]);
});

test('every script is called by a command, by CI or by another script', () => {
	const callers = ['package.json', '.ci/run', ...listFiles('tools/**/*.ts', '*.config.ts', 'tests/**/*.ts')];
	const wrong = listFiles('tools/**/*.ts').filter((file) => {
		if (/\.(test|d)\.ts$/.test(file)) return false;
		const name = file.split('/').at(-1) ?? '';
		return !callers.some((caller) => caller !== file && read(caller).includes(name));
	});
	expect(wrong.map((file) => `${file} has no caller: add it to package.json, or delete it`)).toEqual([]);
});

test('each test of ours has a name in words', () => {
	const wrong = listFiles('src/**/*.test.{ts,tsx}', 'tests/**/*.{test,spec}.ts').filter((file) =>
		/\b(?:test|it)\(\s*['"`](?:should|test)\b/i.test(read(file)),
	);
	expect(
		wrong.map(
			(file) => `${file}: say what happens, as a visitor would ("opening a question closes the one before")`,
		),
	).toEqual([]);
});
