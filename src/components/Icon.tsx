import { icons } from 'lucide-react';
import { drawings, type IconName } from '../content/icon-names.ts';

/**
 * One icon of the set, beside words that say the same: it is always hidden from screen readers. Size (font-size) and
 * color follow the text. Drawn into the page at build; no island may import it, because the whole set would follow.
 */
export function Icon({ name }: { name: IconName }) {
	const Drawing = icons[drawings[name]];
	return <Drawing size="1.25em" strokeWidth={1.75} aria-hidden="true" />;
}
