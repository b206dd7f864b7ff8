import { classNames, type RunningText } from '../lib/text.ts';
import styles from './BulletList.module.css';
import { LinkedText } from './LinkedText.tsx';

interface BulletListProps {
	items: readonly RunningText[];
	/** Check marks in place of bullets: what the customer gets. Plain: lines without a mark. */
	look?: 'check' | 'plain';
	className?: string | undefined;
}

/** Short lines, in which what can be pressed is a link. */
export function BulletList({ items, look, className }: BulletListProps) {
	return (
		<ul className={classNames(styles.list, className)} data-look={look}>
			{items.map((item) => (
				<li key={item.trim()}>
					<LinkedText text={item} />
				</li>
			))}
		</ul>
	);
}
