import { expect, test } from 'vitest';
import { tellAfter } from './testing/fixture.ts';

const prices = `- service: carpet-cleaning
  lines:
    - { name: Room, unit: room, from: 50, to: 75 }
    - { name: Something else }
  minimum: 150
`;
const tell = (from: string, to: string) =>
	tellAfter((content) => content.write('prices.yaml', prices.replace(from, to)));

test('prices may be written, and a line without any is priced on site', async () => {
	expect((await tell('', '')).lines).toEqual([]);
});

test('half a price is refused', async () => {
	const { text } = await tell(', to: 75', '');
	expect(text).toContain('Found: nothing, although the price has other parts\n');
});

test('a range that runs backward is refused', async () => {
	const { text, lines } = await tell('to: 75', 'to: 40');
	expect(text).toContain('Found: 40, which is less than 50\n');
	expect(lines[0]).toContain('to: 40');
});

test('cents are refused', async () => {
	const { text } = await tell('from: 50', 'from: 49.99');
	expect(text).toContain('Found: 49.99');
});

test('an answer that names another price is told, and the site is built all the same', async () => {
	const { text } = await tellAfter((content) => {
		content.write('prices.yaml', prices);
		content.set('faq.yaml', [0, 'questions', 0, 'answer'], 'A room costs $60, a visit at least $150.');
	});
	expect(text).toContain('Found: $60, which isn’t in content/prices.yaml\n');
	expect(text).toContain('1 thing to look at. The site is still built.');
});
