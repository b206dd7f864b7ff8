import { classNames } from '../lib/text.ts';
import { Inner, Split, type SplitProps } from './layout/layout.tsx';
import styles from './PlainPage.module.css';

/** The whole of a page that has no hero, below the fixed header; its own header spans unequal columns. */
export const PlainPage = ({ className, ...parts }: SplitProps) => (
	<Inner className={styles.page}>
		<Split gap={7} {...parts} className={classNames(styles.parts, className)} />
	</Inner>
);
