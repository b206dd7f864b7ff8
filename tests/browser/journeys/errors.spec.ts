import { labels } from '../../content.ts';
import { test } from '../support/visitor/test.ts';

test.use({ expectedProblems: [/404/] });

test('Go Back on an error screen leads to the page before', async ({ visitor }) => {
	await visitor.open('/about-us');
	await visitor.open('/services/nothing-here');
	await visitor.press({ selector: 'main a', name: labels.action.goBack });
	await visitor.isAt('/about-us');
});
