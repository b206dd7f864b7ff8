import { classNames } from '../../lib/text.ts';
import { Grid, type GridProps } from './layout.tsx';
import styles from './Twos.module.css';

/** A grid with two in a row on phones. */
export const Twos = ({ className, ...props }: GridProps) => (
	<Grid {...props} className={classNames(styles.twos, className)} />
);
