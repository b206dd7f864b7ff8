import { expect, test } from 'vitest';
import { toMarkdown } from './summary.ts';

const report = `content/team.yaml, lines 4, 9: the name (1 of 2)
  Found: *Ann* [Lee] <b>
  Also:  content/faq.yaml, line 3
         content/areas.yaml, line 5: St_Pete
  Why:   Visitors read it.
  Fix:   Write it like this:
         - name: "Ann"
           title: "Owner"

1 problem in 1 file. Nothing was built.`;

test('a report in Markdown is a list for each problem, with its lines to copy as code', () => {
	expect(toMarkdown(report)).toBe(`**content/team.yaml, lines 4, 9: the name (1 of 2)**

- **Found:** \\*Ann\\* \\[Lee\\] \\<b\\>
- **Also:** content/faq.yaml, line 3
  - content/areas.yaml, line 5: St\\_Pete
- **Why:** Visitors read it.
- **Fix:** Write it like this:

  \`\`\`
  - name: "Ann"
    title: "Owner"
  \`\`\`

1 problem in 1 file. Nothing was built.`);
});
