import { classNames } from '../lib/text.ts';
import { Inner, Split, type SplitProps } from './layout/layout.tsx';
import styles from './PlainPage.module.css';

/** All of a page that has no hero, below the fixed header. A header in it spans both columns. */
export const PlainPage = ({ className, ...parts }: SplitProps) => (
	<Inner className={styles.page}>
		<Split gap={7} {...parts} className={classNames(styles.parts, className)} />
	</Inner>
);
