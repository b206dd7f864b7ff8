import { labels, phoneLink } from '../../content.ts';
import { test } from '../support/visitor/test.ts';

test.use({ expectedProblems: [/404/] });

for (const address of ['/nothing-here', '/services/nothing-here', '/blog/nothing-here'])
	test(`the error screen at ${address} has the phone, and Go Back leads to the page before`, async ({
		visitor,
	}) => {
		await visitor.open('/accessibility');
		await visitor.open(address);
		await visitor.sees({ selector: `main ${phoneLink}` });
		await visitor.press({ selector: 'main a', name: labels.action.goBack });
		await visitor.isAt('/accessibility');
	});
