import { formatLabel } from '../../../src/lib/text.ts';
import { areas, labels } from '../../content.ts';
import { test } from '../support/visitor/test.ts';

test('the place finder says yes to a served town', async ({ visitor }) => {
	const town = areas[0]?.towns[0]?.name ?? '';
	await visitor.open('/service-areas');
	await visitor.write({ selector: '#place-finder' }, town);
	await visitor.press({ selector: 'main button', name: labels.placeFinder.ask });
	await visitor.sees({
		selector: '#place-finder-answer',
		name: formatLabel(labels.coverage.here, { town }),
	});
});
