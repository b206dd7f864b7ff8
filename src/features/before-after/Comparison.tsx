import { type PointerEvent, type ReactNode, type RefObject, useId, useRef } from 'react';
import type { Labels } from '../../content/schema/labels.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import styles from './BeforeAfter.module.css';

export interface ComparisonLabels {
	labels: Omit<Labels['gallery'], 'before' | 'after'>;
}

interface ComparisonProps extends ComparisonLabels {
	/** Position of the slider, in percent. */
	reveal: number;
	onSlide: (percent: number) => void;
	/** The cases as figures, of which one is shown. */
	children: ReactNode;
	controls?: ReactNode;
	className?: string | undefined;
	root?: RefObject<HTMLElement | null>;
}

/** Position of the slider at first and after each change of case, in percent (docs/specification.md, 8). */
export const middle = 50;

/** Position of a pointer on the picture below the slider, in whole percent, clamped to 0 to 100. */
function findPercent({ clientX, currentTarget }: PointerEvent): number {
	const { left = 0, width = 1 } = currentTarget.parentElement?.getBoundingClientRect() ?? {};
	return Math.round(Math.min(Math.max((clientX - left) / width, 0), 1) * 100);
}

/**
 * Touch on the slider: a tap or a sideways move sets the position; an up or down move scrolls the page, and then the
 * browser sends pointercancel. A range input alone jumps to the finger before it moves, and in Safari on phones only
 * its thumb can be dragged.
 */
function useFinger(slideTo: (percent: number) => void) {
	const start = useRef<{ x: number; y: number; slides: boolean } | null>(null);
	const forget = () => {
		start.current = null;
	};
	return {
		isDown: () => start.current !== null,
		events: {
			onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
				if (pointerType !== 'mouse') start.current = { x: clientX, y: clientY, slides: false };
			},
			onPointerMove(event: PointerEvent) {
				const from = start.current;
				if (!from) return;
				from.slides ||= Math.abs(event.clientX - from.x) > Math.abs(event.clientY - from.y);
				if (from.slides) slideTo(findPercent(event));
			},
			onPointerUp(event: PointerEvent) {
				if (start.current) slideTo(findPercent(event));
				forget();
			},
			onPointerCancel: forget,
		},
	};
}

/** The slider on the pictures, with a hint below. */
export function Comparison({
	labels,
	reveal,
	onSlide,
	children,
	controls,
	className,
	root,
}: ComparisonProps) {
	const hintId = useId();
	const finger = useFinger(onSlide);
	return (
		<section ref={root} className="container" style={{ '--reveal': `${reveal}%` }} aria-label={labels.region}>
			<div className={classNames(styles.layout, className)}>
				{children}
				<div className={styles.stage} data-scripting="enabled" data-print="none">
					<span className={styles.divider} />
					<svg
						className={styles.knob}
						viewBox="0 0 44 44"
						fill="none"
						strokeWidth="1.75"
						strokeLinecap="round"
						strokeLinejoin="round"
						aria-hidden="true"
					>
						<path d="m17.5 16-6 6 6 6m9-12 6 6-6 6" />
					</svg>
					<input
						className={styles.range}
						type="range"
						// As the pictures, it isn't mirrored where a page is written to the left.
						dir="ltr"
						min={0}
						max={100}
						value={reveal}
						// If the browser restored the slider after a reload, it wouldn't match the picture.
						autoComplete="off"
						onChange={({ target }) => !finger.isDown() && onSlide(target.valueAsNumber)}
						{...finger.events}
						aria-label={labels.slider}
						aria-valuetext={formatLabel(labels.value, { value: reveal })}
						aria-describedby={hintId}
					/>
				</div>
				<p id={hintId} className={`${styles.hint} fine`} data-scripting="enabled" data-print="none">
					{labels.hint}
				</p>
				{controls}
			</div>
		</section>
	);
}
