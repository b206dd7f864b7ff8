import type { ComponentProps } from 'react';
import { classNames } from '../lib/text.ts';
import styles from './BulletList.module.css';
import { LinkedText } from './LinkedText.tsx';

/** A list of short lines. Phone numbers, email addresses and links in them can be pressed. */
export const BulletList = ({ items, ...list }: ComponentProps<'ul'> & { items: readonly string[] }) => (
	<ul {...list} className={classNames(styles.list, list.className)}>
		{items.map((item) => (
			<LinkedText as="li" key={item.trim()} text={item} />
		))}
	</ul>
);
