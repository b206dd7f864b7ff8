import { formatLabel } from '../../../src/lib/text.ts';
import { labels, read } from '../../content.ts';
import { expect, test } from '../support/visitor/test.ts';

const slider = { selector: '#gallery input[type="range"]' };
const words = labels.gallery;
const cases = read('gallery') as { title: string }[];

test('an early press and keys move the slider; arrows and dots change the case', async ({ visitor }) => {
	await visitor.open('/');
	// Its script has not arrived yet.
	await visitor.press(slider, 0.25);
	await expect(async () =>
		expect(Math.abs(Number(await visitor.read(slider)) - 25), 'where it was pressed').toBeLessThan(4),
	).toPass();
	await visitor.keys('Home', 'ArrowLeft');
	await visitor.reads(slider, '0');
	await visitor.keys('ArrowRight', 'ArrowRight');
	await visitor.reads(slider, '2');
	const total = cases.length;
	for (const [name, current] of [
		[words.previous, total],
		[words.next, 1],
		[formatLabel(words.goTo, { number: 2, title: cases[1]?.title ?? '' }), 2],
	] as const) {
		const title = cases[current - 1]?.title ?? '';
		await visitor.press({ selector: '#gallery button', name });
		await visitor.sees({
			selector: '#gallery :is([aria-live], [role="status"])',
			name: formatLabel(words.position, { current, total, title }),
		});
		await visitor.sees({ selector: '#gallery figcaption', name: title }, 1);
		await visitor.sees({ selector: '#gallery figcaption' }, 1);
		await visitor.reads(slider, '50');
	}
});
