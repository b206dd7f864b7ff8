import { classNames } from '../../lib/text.ts';
import styles from './Swatch.module.css';
import type { Surface } from './schema.ts';

/** A piece of a surface, --swatch wide; nothing for a surface without one. */
export const Swatch = ({ swatch }: Pick<Surface, 'swatch'>) =>
	swatch && <span className={classNames(styles.swatch, styles[swatch])} aria-hidden="true" />;

/** A piece of linen with a spill of this color, which lies in its own way. */
export function SpilledSwatch({ color }: { color: string }) {
	const shape = Number.parseInt(color.slice(1), 16);
	const size = 0.8 + (shape % 3) / 10;
	return (
		<span className={classNames(styles.swatch, styles.linen)} aria-hidden="true">
			<span
				className={styles.spill}
				style={{
					'--spill': color,
					'--turn': `${(shape % 12) * 30}deg`,
					'--size': `${shape % 2 ? size : -size} ${size}`,
				}}
			/>
		</span>
	);
}
