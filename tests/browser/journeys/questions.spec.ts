import type { FaqGroup } from '../../../src/features/questions/schema.ts';
import { read } from '../../content.ts';
import { test } from '../support/visitor/test.ts';

const questions = (read('faq') as FaqGroup[]).flatMap((group) => group.questions);
const [first, last] = [questions.at(0), questions.at(-1)];
const open = { selector: 'details[open] summary' };

test('a link to a question opens its answer', async ({ visitor }) => {
	await visitor.open(`/faq#${first?.id}`);
	await visitor.sees({ ...open, name: first?.question ?? '' });
	// As a visitor types it while the page is open.
	await visitor.open(`/faq#${last?.id}`);
	await visitor.sees({ ...open, name: last?.question ?? '' });
});
