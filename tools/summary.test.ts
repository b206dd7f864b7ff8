import { expect, test } from 'vitest';
import { toMarkdown } from './summary.ts';

test('a report in Markdown keeps its lines, its indentation and the signs in it', () => {
	expect(toMarkdown('a.yaml, line 4: the name\n  Found: *Ann* [Lee]\n\n1 problem in 1 file.')).toBe(
		'a.yaml, line 4: the name  \n&nbsp;&nbsp;Found: \\*Ann\\* \\[Lee\\]\n\n1 problem in 1 file.',
	);
});
