import type { IconName } from '../../lib/icon-names.ts';
import { Icon } from '../Icon.tsx';
import styles from './Reasons.module.css';

interface ReasonsProps {
	title: string;
	items: { icon: IconName; title: string; description: string }[];
}

/** Reasons to choose the company, beside the form; their heading is read aloud only. */
export function Reasons({ title, items }: ReasonsProps) {
	return (
		<section aria-labelledby="reasons-title">
			<h2 id="reasons-title" className="visually-hidden">
				{title}
			</h2>
			<ul className={styles.list}>
				{items.map((item) => (
					<li key={item.title} className={styles.item}>
						<Icon name={item.icon} />
						<h3>{item.title}</h3>
						<p>{item.description}</p>
					</li>
				))}
			</ul>
		</section>
	);
}
