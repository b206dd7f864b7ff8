import { pattern as sign } from '../content/brand.ts';
import { ratioOf } from '../content/logo.ts';

/** The size of the pattern in units of the drawing. The edge is as high. */
const height = 28;
const width = height * ratioOf(sign);
/** Width of an edge: more than any screen has, and whole repeats, so that one is in the middle. */
const edge = (2 * Math.ceil(2744 / width) + 1) * width;

/**
 * The woven edge, with the company's pattern, on a surface that is `banner woven`. It is in the page, because a file of its own
 * would delay the first pictures. Neither printed nor seen in forced colors. One on each page draws the pattern itself.
 * @param props whole covers the surface instead of its edge
 */
export const Weave = ({ pattern = false, whole = false }: { pattern?: boolean; whole?: boolean }) => (
	<svg
		className="weave"
		viewBox={whole ? undefined : `0 0 ${edge} ${height}`}
		preserveAspectRatio="xMidYMid slice"
		aria-hidden="true"
	>
		{pattern && (
			<pattern
				id="weave_pattern"
				viewBox={sign.viewBox}
				width={width}
				height={height}
				patternUnits="userSpaceOnUse"
				fill="currentColor"
				// biome-ignore lint/security/noDangerouslySetInnerHtml: a logo is shapes alone (src/content/logo.ts)
				dangerouslySetInnerHTML={{ __html: sign.drawing }}
			/>
		)}
		<rect width="100%" height="100%" fill="url(#weave_pattern)" />
	</svg>
);
