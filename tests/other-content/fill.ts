import { choicesOf, type Shape } from '../../src/content/schema/shape.ts';
import { exampleOf } from '../../tools/check/words.ts';

export const times = <Item>(count: number, make: (index: number) => Item) =>
	Array.from({ length: count }, (_, index) => make(index));

const isPlain = (shape: Shape) =>
	shape.type === 'string' &&
	!choicesOf(shape) &&
	!['pattern', 'format', 'refers', 'draws'].some((key) => key in shape);

let written = 0;
/** Words as long as German ones, no two texts the same. */
const writeLong = ({ maxLength = 90, example = '' }: Shape) => {
	const words = `${example} Teppichbodengrundreinigung und Polstermöbelfleckentfernung mit Gewährleistungsversprechen`;
	return `${words
		.trim()
		.slice(0, Math.min(maxLength - 5, 85))
		.trim()} ${++written}`;
};

/** Fills every field in long words and every list with four entries, optional ones too, but for optional lists of references. */
export function fillLong(shape: Shape): unknown {
	const { properties = {}, items, minItems = 0, maxItems = 4 } = shape;
	if (shape.properties)
		return Object.fromEntries(
			Object.entries(properties)
				.filter(([key, { items: list }]) => !list?.refers || shape.required?.includes(key))
				.map(([key, field]) => [key, fillLong(field)]),
		);
	if (!items || !(items.properties || isPlain(items)))
		return isPlain(shape) ? writeLong(shape) : exampleOf(shape);
	return times(Math.max(minItems, Math.min(4, maxItems)), (index) => {
		const entry = fillLong(items);
		return items.properties?.['id'] && index > 0 ? { ...Object(entry), id: `entry-${index}` } : entry;
	});
}
