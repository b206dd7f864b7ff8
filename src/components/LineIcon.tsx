import type { ReactNode } from 'react';

interface LineIconProps {
	/** The path, in a square of 24 units. */
	d: string;
	/** Width and height in pixels. */
	size?: number;
	/** A second path with a class of its own. */
	children?: ReactNode;
}

/** A line icon beside text or in a named button. Islands use it, because Icon would load the whole set. */
export const LineIcon = ({ d, size = 24, children }: LineIconProps) => (
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
