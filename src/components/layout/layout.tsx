import { createElement, type ElementType, type HTMLAttributes } from 'react';
import { classNames } from '../../lib/text.ts';
import styles from './layout.module.css';

interface BoxProps extends HTMLAttributes<HTMLElement> {
	/** The element that is drawn, where a div would not say what it is. */
	as?: ElementType;
	/** Step of the spacing scale between the items (--space-1 to --space-7). */
	gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

const drawBox = (look: string | undefined, { as = 'div', gap, className, ...rest }: BoxProps) =>
	createElement(as, { ...rest, 'data-gap': gap, className: classNames(look, className) });

/** Content width between the page's gutters. Splits inside follow its width. */
export const Inner = (props: Omit<BoxProps, 'gap'>) => drawBox(styles.inner, props);

/** Items below each other. */
export const Stack = ({ gap = 4, ...props }: BoxProps) => drawBox(styles.stack, { gap, ...props });

/** Items beside each other as long as they fit; rows are closer to each other than items. */
export const Row = ({ gap = 4, ...props }: BoxProps) => drawBox(styles.row, { gap, ...props });

/** Buttons beside each other, below each other at full width on phones. */
export const Actions = (props: Omit<BoxProps, 'gap'>) => drawBox(styles.actions, props);

interface GridProps extends BoxProps {
	/** At most so many in a row; three without it. */
	columns?: 2 | 4;
	/** Narrow items fill their row on tablets already. */
	narrow?: boolean;
	/** In twos on phones. */
	twos?: boolean;
}

/** Items in rows that are always full, however many there are. */
export const Grid = ({ columns, narrow, twos, gap = 5, ...props }: GridProps) =>
	drawBox(styles.grid, {
		gap,
		...props,
		...{ 'data-columns': columns, 'data-narrow': narrow || undefined, 'data-twos': twos || undefined },
	});

export interface SplitProps extends BoxProps {
	/** Two equal columns; a narrow one for a heading before the wide one; or the main column before a narrow one. */
	columns?: 'even' | 'side' | 'main' | undefined;
}

/** Two columns where there is room for them, otherwise one. */
export const Split = ({ columns, gap = 6, ...props }: SplitProps) =>
	drawBox(styles.split, { gap, ...props, ...{ 'data-columns': columns } });

/** A list item that is, as a whole, the target of its one link. */
export const Linked = ({ className, ...props }: BoxProps) => (
	<Stack as="li" gap={3} {...props} className={classNames(styles.linked, className)} />
);

/** A stack on a ground of its own. */
export const Card = ({ className, ...props }: BoxProps) => (
	<Stack gap={2} {...props} className={classNames(styles.card, className)} />
);
