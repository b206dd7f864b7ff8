import { expect, test } from 'vitest';
import { toMarkdown } from './summary.ts';

const report = `content/team.yaml, line 4: the name
  Found: *Ann* [Lee] <b>
content/areas.yaml, line 5: the name
  Found: St_Pete
         Largo
  Why:   Visitors read it.
  Fix:   Write it like this:
         - name: "Ann"
           title: "Owner"

1 problem in 1 file. Nothing was built.`;

test('a report in Markdown is a list for each place of a problem, with its lines to copy as code', () => {
	expect(toMarkdown(report)).toBe(`**content/team.yaml, line 4: the name**

- **Found:** \\*Ann\\* \\[Lee\\] \\<b\\>

**content/areas.yaml, line 5: the name**

- **Found:** St\\_Pete
  - Largo
- **Why:** Visitors read it.
- **Fix:** Write it like this:

  \`\`\`
  - name: "Ann"
    title: "Owner"
  \`\`\`

1 problem in 1 file. Nothing was built.`);
});
