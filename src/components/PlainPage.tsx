import type { ReactNode } from 'react';
import { classNames } from '../lib/text.ts';
import styles from './PlainPage.module.css';

interface PlainPageProps {
	children: ReactNode;
	/** For the columns and gaps of one page. */
	className?: string | undefined;
}

/** The whole of a page that has no hero: a grid at content width that begins below the header. */
export function PlainPage({ children, className }: PlainPageProps) {
	return <div className={classNames(styles.page, className)}>{children}</div>;
}
