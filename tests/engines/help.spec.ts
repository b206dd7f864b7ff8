import { formatLabel } from '../../src/lib/text.ts';
import type { WaterHelp } from '../../src/schema/water-help.ts';
import { areas, labels, read } from '../e2e/support/content.ts';
import { sizes, test } from './support/test.ts';

test.beforeEach(({ visitor }) => visitor.driver.resize(sizes.phone.width, sizes.phone.height));

test('answers, a checked step and the list of losses are there again after a reload, and can be cleared', async ({
	visitor,
}) => {
	const { log, questions } = read('pages/water-help') as WaterHelp;
	const water = 'input[name="water"][value="clean"]';
	const step = '[data-step] input';
	await visitor.open('/water-damage-help');
	await visitor.press(water);
	await visitor.press('input[name="wet"][value="carpet"]');
	await visitor.press('[data-action="now"]');
	await visitor.sees('[data-clock] [role="status"]');
	await visitor.press(step);
	await visitor.finds(step, 'checked', true);
	await visitor.write('[data-log] [name="item"]', 'Blue sofa');
	await visitor.press({ selector: '[data-log] button', name: log.add });
	await visitor.sees({ selector: '[data-list] li', name: 'Blue sofa' });

	await visitor.driver.reload();
	await visitor.sees({ selector: '[data-list] li', name: 'Blue sofa' });
	await visitor.finds(water, 'checked', true);
	await visitor.finds(`${step}:checked`, 'checked', true);
	await visitor.sees('[data-clock] [role="status"]');

	await visitor.press({ selector: 'button', name: questions.clear });
	await visitor.finds(water, 'checked', false);
	await visitor.seesNo('[data-list] li');
});

test('a town is answered', async ({ visitor }) => {
	const town = areas[0]?.towns[0]?.name ?? '';
	await visitor.open('/contact');
	await visitor.write('#place-finder', town);
	await visitor.press({ selector: '[data-place-finder] button', name: labels.placeFinder.ask });
	await visitor.sees({ selector: '#place-finder-answer', name: formatLabel(labels.coverage.here, { town }) });
});
