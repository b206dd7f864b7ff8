import type { ReactNode } from 'react';
import { labels } from '../../content/facts.ts';

/**
 * Once on each page with testimonials: says that they are a selection (16 CFR part 465 forbids the impression that
 * they are all).
 */
export function SelectionNote({ children }: { children?: ReactNode }) {
	return (
		<p className="small soft prose" data-selection="">
			{labels.quotes.selection} {children}
		</p>
	);
}
