interface WeaveProps {
	/** True draws the pattern itself, once on each page. */
	pattern?: boolean;
	/** True covers the surface instead of its edge. */
	whole?: boolean;
}

/** Width of an edge in units of the drawing: more than any screen has, and whole repeats, so that one is in the middle. */
const edge = 99 * 56;

/**
 * The woven edge, drawn from the ribs of the fan (content/logo.svg), on a surface that is `deep woven`. It is in the page,
 * because a file of its own would delay the first pictures. Neither printed nor seen in forced colors.
 */
export const Weave = ({ pattern = false, whole = false }: WeaveProps) => (
	<svg
		className="weave"
		viewBox={whole ? undefined : `0 0 ${edge} 28`}
		preserveAspectRatio="xMidYMid slice"
		aria-hidden="true"
	>
		{pattern && (
			<pattern id="weave_pattern" width="56" height="28" patternUnits="userSpaceOnUse">
				<path d="M32 2l26 13M-2 13l26 13M4 12l28-14M24 30l28-14" stroke="currentColor" strokeWidth="4.65" />
				<path
					d="m19.5 14 5.5-3 2.4 3-2.4 3zm17 0-5.5-3-2.4 3 2.4 3zm11-14 5.5-3 2.4 3-2.4 3zm0 28 5.5-3 2.4 3-2.4 3zm-39-28-5.5-3-2.4 3 2.4 3zm0 28-5.5-3-2.4 3 2.4 3z"
					fill="currentColor"
				/>
			</pattern>
		)}
		<rect width="100%" height="100%" fill="url(#weave_pattern)" />
	</svg>
);
