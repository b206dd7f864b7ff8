import { formatLabel } from '../../../src/lib/text.ts';
import { areas, labels } from '../../content.ts';
import { sizes, test } from './support/test.ts';

test.beforeEach(({ visitor }) => visitor.driver.resize(sizes.phone.width, sizes.phone.height));

test('a town is answered', async ({ visitor }) => {
	const town = areas[0]?.towns[0]?.name ?? '';
	await visitor.open('/service-areas');
	await visitor.write('#place-finder', town);
	await visitor.press({ selector: '[data-place-finder] button', name: labels.placeFinder.ask });
	await visitor.sees({ selector: '#place-finder-answer', name: formatLabel(labels.coverage.here, { town }) });
});
