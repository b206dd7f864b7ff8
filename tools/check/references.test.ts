import { expect, test } from 'vitest';
import { rootOf } from './content.ts';
import { checkAfter, type Typed, testSlips } from './testing/fixture.ts';

const card = 'services/tile-grout: card.photo';
const author = 'posts/pet-odor-solutions.md: author';
const sams = '- { id: sam, name: Sam Lee, title: Boss }\n- { id: sammy, name: Sam Lee, title: Driver }';
const prices = (service: string) => ({ prices: [{ service, lines: [{ name: 'A floor' }] }] });

test.each<[place: string, id: unknown, ...typed: (string | Typed)[]]>([
	[card, 'living-room', 'Living-Room', 'living-room.jpg', './photos/living-room.JPG', 'Living room'],
	[card, 'lamp', { 'photos: 0.id': 'lamp', [card]: 'living-room.jpg' }],
	[author, 'marisol-reyes', 'Marisol Reyes', 'marisol reyes'],
	[author, 'mari', { 'team: 0.id': 'mari', [author]: 'Marisol Reyes' }],
	['areas: 0.phone', 'tampa', 'Tampa', 'The line Tampa', '813-555-0101', '+1 813.555.0101'],
	['services/tile-grout: serviceAreas.areas', ['tampaBay', 'tampaBay'], 'Tampa Bay, TampaBay'],
	['company: addresses.0.phone', 'miami', 'Miami'],
	['pages/contact: locations.items.0.address', 'st-petersburg', 'The house in St. Petersburg'],
	['services/tile-grout: serviceAreas.areas', ['tampaBay'], 'Tampa Bay', 'TampaBay'],
	['services/tile-grout: card.icon', 'circle-check', 'Circle check'],
	['pages/contact: questions.items.0', 'cost', 'What does it cost?'],
	['pages/home: reviews.featured.0', 'first', 'Ada B.'],
	['prices: 0.service', 'tile-grout', prices('Tile Grout'), prices('Tile')],
])('in “%s,” %j is read where it’s called so', async (place, id, ...all) => {
	const [name = '', path = ''] = place.split(': ');
	for (const typed of all) {
		const { content, problems } = await checkAfter(typeof typed === 'string' ? { [place]: typed } : typed);
		expect(problems).toEqual([]);
		const source = content.sources.find(({ file }) => file.startsWith(`content/${name}`));
		const keys = path.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
		const { value } = source ? rootOf(source).at(...keys) : {};
		expect([value].flat()).toEqual([id].flat());
	}
});

testSlips([
	[{ 'company / phones:': 'phone:' }, 'phone:', '“phone”, but there is no such field here'],
	[
		{ 'team +': sams, [author]: 'Sam Lee' },
		'author: Sam Lee',
		'Fix:   Choose from team.yaml: marisol-reyes, sam, sammy\n',
	],
]);
