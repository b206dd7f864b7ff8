import { classNames } from '../lib/text.ts';
import styles from './BulletList.module.css';
import { LinkedText } from './LinkedText.tsx';

interface BulletListProps {
	items: readonly string[];
	lang?: string | undefined;
	className?: string | undefined;
}

/** A list of short lines. Phone numbers, email addresses and links in them can be pressed. */
export function BulletList({ items, lang, className }: BulletListProps) {
	return (
		<ul className={classNames(styles.list, className)} lang={lang}>
			{items.map((item) => (
				<LinkedText as="li" key={item.trim()} text={item} />
			))}
		</ul>
	);
}
