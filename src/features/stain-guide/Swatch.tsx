import { classNames } from '../../lib/text.ts';
import styles from './Swatch.module.css';
import type { Surface } from './schema.ts';

/** A drawn piece of a surface, --swatch wide; nothing for a surface without one. */
export const Swatch = ({ swatch }: Pick<Surface, 'swatch'>) =>
	swatch && <span className={classNames(styles.swatch, styles[swatch])} aria-hidden="true" />;

/** A piece of linen with a spill of this color, whose edge has run into the threads. */
export const SpilledSwatch = ({ color }: { color: string }) => (
	<span className={classNames(styles.swatch, styles.linen)}>
		<svg
			className={styles.spill}
			viewBox="0 0 300 200"
			preserveAspectRatio="xMidYMid slice"
			fill={color}
			aria-hidden="true"
		>
			<filter id="spill_edge" x="-20%" y="-20%" width="140%" height="140%">
				<feTurbulence type="fractalNoise" baseFrequency="0.022" numOctaves="4" seed="3" />
				<feDisplacementMap in="SourceGraphic" scale="34" xChannelSelector="R" yChannelSelector="G" />
				<feGaussianBlur stdDeviation="0.7" />
			</filter>
			<g filter="url(#spill_edge)">
				<ellipse cx="152" cy="102" rx="94" ry="65" fillOpacity="0.3" />
				<ellipse cx="152" cy="102" rx="84" ry="57" />
				<circle cx="258" cy="148" r="5" />
				<circle cx="54" cy="46" r="4" />
			</g>
		</svg>
	</span>
);
