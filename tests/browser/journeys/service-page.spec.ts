import { services } from '../../content.ts';
import { test } from '../support/visitor/test.ts';

test('opening a question closes the one before', async ({ visitor }) => {
	await visitor.open(`/services/${services[0]?.id}`);
	const answers = { selector: '#questions details[open] > :not(summary)' };
	for (const index of [0, 1, 0]) {
		await visitor.press({ selector: '#questions summary', index });
		await visitor.sees({ selector: '#questions details[open]' }, 1);
	}
	await visitor.keys('Enter');
	await visitor.sees(answers, 0);
});
