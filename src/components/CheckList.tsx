import type { ComponentProps } from 'react';
import { BulletList } from './BulletList.tsx';
import styles from './CheckList.module.css';

/** A list of what the customer gets, with check marks. */
export const CheckList = (list: ComponentProps<typeof BulletList>) => (
	<BulletList {...list} className={styles.list} />
);
