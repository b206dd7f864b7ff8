import { describeTargets, formPath, serviceName, words } from '../support/quote-form.ts';
import { awaitSendingSite, sendingSite } from '../support/sending.ts';
import { test } from '../support/visitor/test.ts';

test.use({ baseURL: sendingSite });
test.beforeAll(awaitSendingSite);

const { next, back, field, step } = describeTargets(words);

test('what is typed while the form’s script is on its way, and goes on as it arrives, stays whole', async ({
	visitor,
}) => {
	const text = 'Two rugs and a sofa. '.repeat(9).trim();
	await visitor.open(`${formPath}?slow`);
	await visitor.press({ ...field('services'), name: serviceName });
	await visitor.press(field('items'));
	for (const letter of text) await visitor.tab.keyboard.type(letter);
	await visitor.reads(field('items'), text);
	await visitor.press(next);
	await visitor.sees(step('where'));
	await visitor.press(back);
	await visitor.reads(field('items'), text);
});
