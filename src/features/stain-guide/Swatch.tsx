import { classNames } from '../../lib/text.ts';
import styles from './Swatch.module.css';
import type { Surface } from './schema.ts';

/** A small drawn piece of a surface, beside its name, --swatch wide; nothing for a surface without one. */
export const Swatch = ({ swatch }: Pick<Surface, 'swatch'>) =>
	swatch && <span className={classNames(styles.swatch, styles[swatch])} aria-hidden="true" />;
