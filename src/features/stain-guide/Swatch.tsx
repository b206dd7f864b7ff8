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
				<feTurbulence type="fractalNoise" baseFrequency="0.028" numOctaves="4" seed="7" />
				<feDisplacementMap in="SourceGraphic" scale="58" xChannelSelector="R" yChannelSelector="G" />
			</filter>
			<g filter="url(#spill_edge)">
				<ellipse cx="148" cy="102" rx="74" ry="50" />
				<ellipse cx="148" cy="102" rx="64" ry="42" fillOpacity="0.5" />
				<circle cx="238" cy="136" r="6" />
				<circle cx="74" cy="52" r="4" />
			</g>
		</svg>
	</span>
);
