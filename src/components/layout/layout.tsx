import { Children, createElement, type ElementType, type HTMLAttributes } from 'react';
import { classNames } from '../../lib/text.ts';
import styles from './layout.module.css';

declare module 'react' {
	/** Style attributes may set custom properties. */
	interface CSSProperties {
		[property: `--${string}`]: string | number;
	}
}

interface BoxProps extends HTMLAttributes<HTMLElement> {
	/** The element to draw, if it shouldn't be a div. */
	as?: ElementType;
	/** Step of the spacing scale between the items (--space-1 to --space-7). */
	gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
}

const drawBox = (look: string | undefined, { as = 'div', gap, className, style, ...rest }: BoxProps) =>
	createElement(as, {
		...rest,
		className: classNames(look, className),
		style: gap === undefined ? style : { '--gap': `var(--space-${gap})`, ...style },
	});

/** Content width between the page's gutters. A Split inside follows its width. */
export const Inner = (props: Omit<BoxProps, 'gap'>) => drawBox(styles.inner, props);

/** Items in a column. */
export const Stack = ({ gap = 4, ...props }: BoxProps) => drawBox(styles.stack, { gap, ...props });

/** Items in a row that wraps. Wrapped rows are closer to each other than items are. */
export const Row = ({ gap = 4, ...props }: BoxProps) => drawBox(styles.row, { gap, ...props });

/** Buttons in a row; on phones, those that fit share its whole width. */
export const Actions = (props: Omit<BoxProps, 'gap'>) => drawBox(styles.actions, props);

export interface GridProps extends BoxProps {
	/** At most this many in a row. */
	columns?: 2 | 3 | 4;
	/** For narrow items, which fit into full rows on tablets too. */
	narrow?: boolean;
}

/** Items in equal columns, which an incomplete last row keeps. A list that has fewer items than columns fills the row. */
export function Grid({ columns = 3, narrow, gap = 6, ...props }: GridProps) {
	const count = Children.count(props.children);
	// Fewer columns where they leave fewer empty places in the last row.
	const most = [5, 6, 9].includes(count) ? Math.min(columns, 3) : count === 4 && columns === 3 ? 2 : columns;
	return drawBox(styles.grid, {
		gap,
		style: { '--most': Math.min(most, count) },
		...props,
		...{ 'data-narrow': narrow ? '' : undefined },
	});
}

export interface SplitProps extends BoxProps {
	/** even: two halves. wide: the same on wide screens alone. side: a third for a heading, then two thirds. main: two thirds first. */
	columns?: 'even' | 'wide' | 'side' | 'main' | undefined;
}

/** Two columns if there is room, otherwise one. */
export const Split = ({ columns, gap = 6, ...props }: SplitProps) =>
	drawBox(styles.split, { gap, ...props, ...{ 'data-columns': columns } });

/** A list item whose whole area is the target of its one link, but for a number to call. */
export const Linked = ({ className, ...props }: BoxProps) => (
	<Stack as="li" gap={3} {...props} className={classNames(styles.linked, className)} />
);

/** A stack with its own background. */
export const Card = ({ className, ...props }: BoxProps) => (
	<Stack gap={2} {...props} className={classNames(styles.card, className)} />
);
