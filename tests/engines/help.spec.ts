import { readdirSync } from 'node:fs';
import { formatLabel } from '../../src/lib/text.ts';
import type { Service } from '../../src/schema/service.ts';
import type { Spill, StainGuide, Surface } from '../../src/schema/stain.ts';
import type { WaterHelp } from '../../src/schema/water-help.ts';
import { areas, labels, read } from '../e2e/support/content.ts';
import { words } from '../e2e/support/quote-form.ts';
import { expect, sizes, test } from './support/test.ts';
import type { Visitor } from './support/visitor.ts';

test.beforeEach(({ visitor }) => visitor.driver.resize(sizes.phone.width, sizes.phone.height));

/** Chooses in a list as a phone does: its own wheel sets the value. */
const choose = (visitor: Visitor, selector: string, value: string) =>
	visitor.run(
		(list, option) => {
			const select = document.querySelector<HTMLSelectElement>(list);
			if (!select) throw new Error(`There is no ${list}.`);
			select.value = option;
			select.dispatchEvent(new Event('change', { bubbles: true }));
		},
		selector,
		value,
	);

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

test('two choices lead to the advice, and from there to a request with its service, note and range of prices', async ({
	visitor,
}) => {
	const copy = read('pages/stain-guide') as StainGuide;
	const [spill] = read('stain-spills') as Spill[];
	const surface = (read('stain-surfaces') as Surface[]).find(({ service }) => service);
	await visitor.open('/stain-guide');
	await choose(visitor, '[name="spill"]', `/stain-guide/${spill?.id}`);
	await choose(visitor, '[name="surface"]', String(surface?.id));
	await visitor.press('[data-stain-finder] button');
	await visitor.arrivesAt(`/stain-guide/${spill?.id}`);
	await visitor.press({ selector: `#${surface?.id} a`, name: copy.advice.quote });

	await visitor.placeOf('[data-form-frame]');
	await visitor.sees('#form iframe');
	visitor.frame = '#form iframe';
	await visitor.finds(`input[value="${surface?.service}"]`, 'checked', true);
	await visitor.press({ selector: 'summary', name: words.prices.title });
	await visitor.write('[id^="quote-count-"]', '2');
	await visitor.sees({ selector: '[role="status"]', name: words.prices.confirm });
	await visitor.press('form button[type="submit"]');
	await visitor.sees({ selector: 'h1', name: words.steps.where });
	const note = formatLabel(copy.advice.note, { spill: spill?.inText ?? '', surface: surface?.inText ?? '' });
	await visitor.finds('[name="notes"]', 'value', note);
});

test('a town is answered, and the next cleaning is there as a calendar file', async ({ visitor }) => {
	const town = areas[0]?.towns[0]?.name ?? '';
	await visitor.open('/contact');
	await visitor.write('#place-finder', town);
	await visitor.press({ selector: '[data-place-finder] button', name: labels.placeFinder.ask });
	await visitor.sees({ selector: '#place-finder-answer', name: formatLabel(labels.coverage.here, { town }) });

	const id = readdirSync('content/services')
		.map((file) => file.replace('.yaml', ''))
		.find((name) => (read(`services/${name}`) as Service).nextCleaning);
	await visitor.open(`/services/${id}`);
	await visitor.placeOf('#next-cleaning h2');
	await visitor.sees({ selector: '#next-cleaning a', name: labels.nextCleaning.add });
	const file = decodeURIComponent(String(await visitor.property('#next-cleaning [download]', 'href')));
	expect(file).toMatch(
		/^data:text\/calendar;.*BEGIN:VCALENDAR\r\n[\s\S]*DTSTART;VALUE=DATE:20\d{6}\r\n[\s\S]*END:VCALENDAR/,
	);
	await visitor.sees({ selector: '#preparation button', name: labels.preparation.print });
});
