import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import labels from '../../../content/labels.en.json' with { type: 'json' };
import { ServiceAreas } from './ServiceAreas.tsx';

test('a region that is listed alone has the color that it has on the map', async () => {
	const region = { id: 'coast', title: 'Coast', towns: [], tone: 3 };
	const { container } = await render(
		<ServiceAreas title="Where" areas={[region]} phone="(813) 555-0100" labels={labels} />,
	);
	expect(container.querySelector('[data-tone]')).toHaveAttribute('data-tone', '3');
});
