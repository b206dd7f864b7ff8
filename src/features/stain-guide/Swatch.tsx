import { classNames } from '../../lib/text.ts';
import styles from './Swatch.module.css';
import type { Surface } from './schema.ts';

/** A piece of a surface, --swatch wide; nothing for a surface without one. */
export const Swatch = ({ swatch }: Pick<Surface, 'swatch'>) =>
	swatch && <span className={classNames(styles.swatch, styles[swatch])} aria-hidden="true" />;

/** A piece of linen with a spill of this color. Each lies in its own way, and --crop says on which of the threads. */
export function SpilledSwatch({ color }: { color: string }) {
	const shape = Number.parseInt(color.slice(1), 16);
	const style = {
		'--spill': color,
		'--crop': `${(shape % 3) * 50}% ${(shape % 7) * 16}%`,
		'--turn': `${(shape % 11) * 32}deg`,
		'--size': `${(shape % 2 || -1) * (0.75 + (shape % 5) / 12)} ${0.75 + (shape % 4) / 12}`,
	};
	return (
		<span className={classNames(styles.swatch, styles.linen)} style={style} aria-hidden="true">
			<span className={styles.spill} />
		</span>
	);
}
