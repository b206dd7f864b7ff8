import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { listFiles, parseSource, read } from './source.ts';

const islands = listFiles('src/**/*.island.tsx');

const demands: [what: string, pattern: RegExp, mend: string][] = [
	['why it needs script', /Why script:/, 'add "Why script: …": what HTML and CSS alone cannot do here'],
	[
		'why its script loads when it does',
		/Why (now|when|at|on)\b[^:]*:/,
		'add "Why when visible: …": the reason for its client directive',
	],
	[
		'what a visitor without script gets',
		/Without script:/,
		'add "Without script: …": what the HTML already offers',
	],
];

/** The comment above the component that the file is named after. */
function readDocblock(file: string): string {
	const name = file.split('/').at(-1)?.replace('.island.tsx', '');
	const source = parseSource(file);
	const component = source.statements.find(
		(statement) => ts.isFunctionDeclaration(statement) && statement.name?.text === name,
	);
	const [comment] = component ? (ts.getLeadingCommentRanges(source.text, component.pos) ?? []).slice(-1) : [];
	return comment ? source.text.slice(comment.pos, comment.end).replace(/\n\s*\*\s?/g, ' ') : '';
}

describe.each(islands)('%s', (file) => {
	const docblock = readDocblock(file);

	test('says what it does', () => {
		const about = docblock.split(/Why script:/)[0] ?? '';
		expect(
			about.replace(/\W/g, '').length,
			`${file}: begin the docblock of the component with what it does for a visitor`,
		).toBeGreaterThan(20);
	});

	test.each(demands)('says %s', (_what, pattern, mend) => {
		expect(pattern.test(docblock), `${file}: in the docblock of the component, ${mend}`).toBe(true);
	});

	test('has a wrapper that says when its script loads, and a test', () => {
		const wrapper = file.replace('.island.tsx', '.astro');
		expect(listFiles(wrapper), `${wrapper} is missing: it alone writes client:replay`).toHaveLength(1);
		expect(
			read(wrapper),
			`${wrapper}: write client:replay="visible", or client:replay={{ draft }} for a form`,
		).toMatch(/client:replay/);
		const tests = file.replace('.island.tsx', '.test.tsx');
		expect(listFiles(tests), `${tests} is missing: an island is tested in a real browser`).toHaveLength(1);
	});
});

test('only the wrappers of islands send script to the visitor', () => {
	const wrong = listFiles('src/{pages,layouts}/**/*.astro').filter((file) => /\sclient:/.test(read(file)));
	expect(
		wrong.map((file) => `${file}: move the client: directive into the island's own .astro wrapper`),
	).toEqual([]);
});
