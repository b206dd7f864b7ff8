import type { RunningText } from '../lib/text.ts';
import { BulletList } from './BulletList.tsx';
import styles from './CheckList.module.css';

/** A list of what the customer gets, with check marks. */
export const CheckList = ({ items }: { items: readonly RunningText[] }) => (
	<BulletList items={items} className={styles.list} />
);
