import { BulletList } from './BulletList.tsx';
import styles from './CheckList.module.css';

interface CheckListProps {
	items: readonly string[];
	lang?: string | undefined;
}

/** A list of what the customer gets, with check marks. */
export const CheckList = ({ items, lang }: CheckListProps) => (
	<BulletList items={items} lang={lang} className={styles.list} />
);
