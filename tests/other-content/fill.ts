import { choicesOf, type Shape } from '../../src/content/schema/shape.ts';
import { exampleOf } from '../../tools/check/words.ts';
import { times } from './areas.ts';

const isPlain = (shape: Shape) =>
	shape.type === 'string' &&
	!choicesOf(shape) &&
	!['pattern', 'format', 'refers', 'draws'].some((key) => key in shape);

/**
 * Fills every field, optional ones too, but for optional lists of references.
 * @param entries how many a list has
 * @param write the words of a text
 */
export const fillAll = (entries: number, write: (shape: Shape) => unknown = exampleOf) =>
	function fill(shape: Shape): unknown {
		const { properties = {}, items, minItems = 0, maxItems = entries } = shape;
		if (shape.properties)
			return Object.fromEntries(
				Object.entries(properties)
					.filter(([key, { items: list }]) => !list?.refers || shape.required?.includes(key))
					.map(([key, field]) => [key, fill(field)]),
			);
		if (!items || !(items.properties || isPlain(items)))
			return isPlain(shape) ? write(shape) : exampleOf(shape);
		return times(Math.max(minItems, Math.min(entries, maxItems)), (index) => {
			const entry = fill(items);
			return items.properties?.['id'] && index > 0 ? { ...Object(entry), id: `entry-${index}` } : entry;
		});
	};

let written = 0;
/** Words as long as German ones, no two texts the same. */
export const writeLong = ({ maxLength = 90, example = '' }: Shape) => {
	const words = `${example} Teppichbodengrundreinigung und Polstermöbelfleckentfernung mit Gewährleistungsversprechen`;
	return `${words
		.trim()
		.slice(0, Math.min(maxLength - 5, 85))
		.trim()} ${++written}`;
};
