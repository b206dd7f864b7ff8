import { icons } from 'lucide-react';
import { drawings, type IconName } from '../content/icon-names.ts';

/**
 * One icon of the set. It is always beside text, so it is hidden from screen readers. Size (font-size) and color
 * follow the text. Build only: an island that imports it would load the whole set.
 */
export function Icon({ name }: { name: IconName }) {
	const Drawing = icons[drawings[name]];
	return <Drawing size="1.25em" strokeWidth={1.75} aria-hidden="true" />;
}
