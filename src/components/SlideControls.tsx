import { useState } from 'react';
import type { Labels } from '../content/schema/labels.ts';
import { classNames, formatLabel } from '../lib/text.ts';
import { LineIcon } from './LineIcon.tsx';
import styles from './SlideControls.module.css';

/**
 * State of a set of slides, with wrap-around. Nothing advances by itself (WCAG 2.2.2).
 * @param count how many there are, at least 1
 * @param onChange called with the index of a new slide and of the one before; not when the current one is chosen again
 */
export function useSlides(count: number, onChange: (index: number, before: number) => void) {
	// The previous one is absent until the visitor has moved once, so that nothing is announced on load.
	const [state, setState] = useState<{ index: number; before?: number }>({ index: 0 });
	return {
		...state,
		/** Shows another slide. After the last comes the first. */
		show(target: number) {
			const index = (target + count) % count;
			if (index === state.index) return;
			setState({ index, before: state.index });
			onChange(index, state.index);
		},
	};
}

/** As many dots, 32 px each, as fit beside the arrows on the narrowest phone (320 px). */
const dotLimit = 5;

interface SlideControlsProps {
	slides: ReturnType<typeof useSlides>;
	/** What labels call the slides, in order. */
	titles: readonly string[];
	labels: Pick<Labels['carousel'], 'previous' | 'next' | 'goTo' | 'position' | 'counter'>;
	className?: string | undefined;
}

/**
 * Previous, next and dots, or a counter if there are many slides. Every target is at least 24 px (WCAG 2.5.8). The
 * position is announced politely, and not before the visitor moves.
 */
export function SlideControls({ slides, titles, labels, className }: SlideControlsProps) {
	const fill = (label: string, index: number) =>
		formatLabel(label, {
			number: index + 1,
			current: index + 1,
			total: titles.length,
			title: titles[index] ?? '',
		});
	const drawArrow = (label: string, by: number, d: string) => (
		<button
			type="button"
			className={styles.arrow}
			aria-label={label}
			onClick={() => slides.show(slides.index + by)}
		>
			<LineIcon d={d} />
		</button>
	);
	return (
		<div className={classNames(styles.controls, className)} data-scripting="enabled" data-print="none">
			{titles.length > dotLimit ? (
				<p className={styles.counter}>{fill(labels.counter, slides.index)}</p>
			) : (
				<div className={styles.dots}>
					{[...titles.keys()].map((index) => (
						<button
							key={index}
							type="button"
							className={styles.dot}
							aria-label={fill(labels.goTo, index)}
							aria-current={index === slides.index ? 'true' : undefined}
							onClick={() => slides.show(index)}
						/>
					))}
				</div>
			)}
			{drawArrow(labels.previous, -1, 'm14.5 6-6 6 6 6')}
			{drawArrow(labels.next, 1, 'm9.5 6 6 6-6 6')}
			<p className="visually-hidden" aria-live="polite">
				{slides.before !== undefined && fill(labels.position, slides.index)}
			</p>
		</div>
	);
}
