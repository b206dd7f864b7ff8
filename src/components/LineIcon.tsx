import type { ReactNode } from 'react';

/**
 * A line icon beside text or in a named button: a path in a square of 24 units, and what else it is drawn of. Its size is in pixels.
 * Islands use it, because Icon would load the whole set.
 */
export const LineIcon = ({ d, size = 24, children }: { d: string; size?: number; children?: ReactNode }) => (
	<svg
		viewBox="0 0 24 24"
		width={size}
		height={size}
		fill="none"
		stroke="currentColor"
		strokeWidth="1.75"
		strokeLinecap="round"
		strokeLinejoin="round"
		aria-hidden="true"
	>
		<path d={d} />
		{children}
	</svg>
);
