import styles from './BulletList.module.css';
import { LinkedText } from './LinkedText.tsx';

/** Short lines with bullets; phone numbers and addresses in them become links. */
export function BulletList({ items }: { items: readonly string[] }) {
	return (
		<ul className={styles.list}>
			{items.map((item) => (
				<li key={item}>
					<LinkedText text={item} />
				</li>
			))}
		</ul>
	);
}
