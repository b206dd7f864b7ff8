import type { Labels } from '../content/schema/labels.ts';
import { classNames, formatLabel } from '../lib/text.ts';
import { LineIcon } from './LineIcon.tsx';
import styles from './SlideControls.module.css';
import type { Slides } from './use-slides.ts';

/** As many dots, 32 px each, as fit beside the arrows on the narrowest phone (320 px). */
const dotLimit = 5;

interface SlideControlsProps {
	slides: Slides;
	/** The slides, in order. */
	items: { id: string; title: string }[];
	labels: Pick<Labels['carousel'], 'previous' | 'next' | 'goTo' | 'position' | 'counter'>;
	className?: string | undefined;
}

/**
 * Previous, next and dots, or a counter if there are many slides. Every target is at least 24 px (WCAG 2.5.8). The
 * position is announced politely, and not before the visitor moves.
 */
export function SlideControls({ slides, items, labels, className }: SlideControlsProps) {
	const fill = (label: string, index: number) =>
		formatLabel(label, {
			number: index + 1,
			current: index + 1,
			total: items.length,
			title: items[index]?.title ?? '',
		});
	return (
		<div className={classNames(styles.controls, className)}>
			{items.length > dotLimit ? (
				<p className={styles.counter}>{fill(labels.counter, slides.index)}</p>
			) : (
				<div className={styles.dots}>
					{items.map(({ id }, index) => (
						<button
							key={id}
							type="button"
							className={styles.dot}
							aria-label={fill(labels.goTo, index)}
							aria-current={index === slides.index ? 'true' : undefined}
							onClick={() => slides.show(index)}
						/>
					))}
				</div>
			)}
			<button type="button" className={styles.arrow} aria-label={labels.previous} onClick={slides.previous}>
				<LineIcon d="m14.5 6-6 6 6 6" />
			</button>
			<button type="button" className={styles.arrow} aria-label={labels.next} onClick={slides.next}>
				<LineIcon d="m9.5 6 6 6-6 6" />
			</button>
			<p className="visually-hidden" aria-live="polite">
				{slides.direction && fill(labels.position, slides.index)}
			</p>
		</div>
	);
}
