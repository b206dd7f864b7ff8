import type { PhotoData } from '../content/photo.ts';
import { classNames } from '../lib/text.ts';
import styles from './Photo.module.css';

export interface PhotoProps {
	photo: PhotoData;
	/** For the page's largest contentful paint: loads the picture first. */
	priority?: boolean;
	className?: string | undefined;
	/** Name for the cross-page transition, the same on both pages. */
	transition?: string | undefined;
}

/**
 * The one way to show a photograph: a box filled by the picture, cropped around its focal point. A framed one has
 * rounded corners and its own height; others fill their container. All but the priority picture load lazily.
 */
export function Photo({ photo, priority = false, className, transition }: PhotoProps) {
	const { frame } = photo;
	return (
		<picture
			className={classNames(styles.picture, frame !== undefined && styles.framed, className)}
			style={frame === undefined ? undefined : { '--frame': frame }}
		>
			{photo.sources.map((source) => (
				<source key={`${source.type}${source.media ?? ''}`} sizes={photo.sizes} {...source} />
			))}
			<img
				className={styles.image}
				src={photo.src}
				sizes={photo.sizes}
				alt={photo.alt}
				lang={photo.lang}
				width={photo.width}
				height={photo.height}
				loading={priority ? 'eager' : 'lazy'}
				decoding={priority ? 'sync' : 'async'}
				fetchPriority={priority ? 'high' : 'low'}
				style={{
					objectPosition: photo.focus && `${photo.focus.x}% ${photo.focus.y}%`,
					viewTransitionName: transition,
				}}
			/>
		</picture>
	);
}
