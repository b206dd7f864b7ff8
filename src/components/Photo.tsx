import type { PhotoData } from '../content/photo.ts';
import { classNames } from '../lib/text.ts';
import styles from './Photo.module.css';

interface PhotoProps {
	photo: PhotoData;
	/** Rendered width for the browser's choice, as in the HTML `sizes` attribute. */
	sizes: string;
	/** For the page's largest contentful paint: loads the picture first, or only if the screen shows it. */
	priority?: boolean | 'if-shown';
	/** Rounds the corners and crops to this ratio. Without it, the photo fills its container. */
	frame?: '8/5' | '3/2' | '1/1' | '4/5';
	className?: string | undefined;
	/** Name for the cross-page transition, the same on both pages. CSS reads it with attr(). */
	transition?: string;
}

/**
 * The one way to show a photograph: a box filled by the picture, cropped around its focal point. All but the
 * priority picture load lazily.
 */
export function Photo({ photo, sizes, priority = false, frame, className, transition }: PhotoProps) {
	return (
		<picture
			className={classNames(styles.picture, frame && styles.framed, className)}
			style={frame && { '--frame': frame }}
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
				style={photo.focus && { objectPosition: `${photo.focus.x}% ${photo.focus.y}%` }}
			/>
		</picture>
	);
}
