import { labels } from '../../content.ts';
import { test } from '../support/visitor/test.ts';

test.use({ expectedProblems: [/404/] });

const place = { selector: '#place-finder' };

test('an error screen can be used, and Go Back leads to the page before', async ({ visitor }) => {
	// An accent is an escape with capitals in the address.
	for (const unknown of ['/services/nothing-here', '/cotización']) {
		await visitor.open('/about-us');
		await visitor.open(unknown);
		await visitor.press(place);
		await visitor.tab.keyboard.type('33602');
		await visitor.reads(place, '33602');
		await visitor.press({ selector: 'main a', name: labels.action.goBack });
		await visitor.isAt('/about-us');
	}
});
