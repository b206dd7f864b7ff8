import { labels } from '../../content.ts';
import { expect, test } from '../support/visitor/test.ts';

const slider = { selector: '#gallery input[type="range"]' };
const caption = { selector: '#gallery figcaption' };
const arrow = (name: string) => ({ selector: '#gallery button', name });

test('a press right after opening, keys and arrows move the slider and the cases', async ({ visitor }) => {
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
	const [first = ''] = await visitor.read(caption);
	await visitor.press(arrow(labels.gallery.next));
	await expect(async () => expect(await visitor.read(caption)).not.toEqual([first])).toPass();
	await visitor.reads(slider, '50');
	await visitor.press(arrow(labels.gallery.previous));
	await visitor.reads(caption, first);
});
