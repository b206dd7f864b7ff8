import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from '../Icon.tsx';
import styles from './TrustBar.module.css';

interface TrustBarProps {
	items: { icon: IconName; value: string; label: string }[];
}

/** Three reasons to trust, in one quiet row under the hero. */
export function TrustBar({ items }: TrustBarProps) {
	if (items.length === 0) return null;
	return (
		<div className={styles.bar}>
			<ul className={styles.list}>
				{items.map((item) => (
					<li key={item.value} className={styles.item}>
						<Icon name={item.icon} />
						<p>
							<strong>{item.value}</strong> <span>{item.label}</span>
						</p>
					</li>
				))}
			</ul>
		</div>
	);
}
