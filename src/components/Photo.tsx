import type { PhotoData } from '../content/photo.ts';
import { classNames } from '../lib/text.ts';
import styles from './Photo.module.css';

interface PhotoProps {
	photo: PhotoData;
	/** Rendered width for the browser's choice, as in the HTML `sizes` attribute. */
	sizes: string;
	/** The one picture that is the largest paint of the page: loaded first and at once, or only on screens that show it. */
	priority?: boolean | 'if-shown';
	/** Rounds the corners and crops to this ratio; without one the photo fills the box around it. */
	frame?: '8/5' | '3/2' | '1/1' | '4/5';
	/** Styles of the box. */
	className?: string | undefined;
	/** Name for the cross-page transition, read by CSS attr(); the same name on both pages. */
	transition?: string;
}

/**
 * The one way to show a photograph: a box of its own, filled by the picture, which is cropped around its focal point.
 * The alternative text is required. Everything but the priority picture loads as it comes near the view; the box keeps its place (no layout shift). Inline styles are forbidden by the content security policy, so the focal point travels in
 * data attributes (steps of ten percent).
 */
export function Photo({ photo, sizes, priority = false, frame, className, transition }: PhotoProps) {
	return (
		<picture
			className={classNames(styles.picture, className)}
			data-frame={frame}
			data-transition={transition}
		>
			{photo.sources.map((source) => (
				<source key={`${source.type}${source.media ?? ''}`} {...source} sizes={sizes} />
			))}
			<img
				className={styles.image}
				src={photo.src}
				alt={photo.alt}
				width={photo.width}
				height={photo.height}
				loading={priority === true ? 'eager' : 'lazy'}
				decoding={priority ? 'sync' : 'async'}
				fetchPriority={priority ? 'high' : 'low'}
				data-focus-x={photo.focus?.x}
				data-focus-y={photo.focus?.y}
			/>
		</picture>
	);
}
