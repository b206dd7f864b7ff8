import * as lucide from 'lucide-react';
import type { IconName } from 'lucide-react/dynamic';

/** "paw-print" becomes "PawPrint", as Lucide exports it. */
const toExport = (name: string) => name.replace(/(?:^|-)(.)/g, (_, letter: string) => letter.toUpperCase());

/**
 * One icon of Lucide, by its name. It is always beside text, so it is hidden from screen readers. Size (font-size) and color
 * follow the text. Build only: an island that imports it would load the whole set.
 */
export function Icon({ name }: { name: IconName }) {
	// biome-ignore lint/performance/noDynamicNamespaceImportAccess: nothing of it is sent to visitors
	const Drawing = lucide[toExport(name) as keyof typeof lucide.icons];
	// In HTML, an svg needs no namespace.
	return <Drawing size="1.25em" strokeWidth={1.75} aria-hidden="true" xmlns={undefined} />;
}
