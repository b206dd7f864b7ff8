import { type PointerEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { makeIsland } from '../../components/island/make-island.tsx';
import { SlideControls, useSlides } from '../../components/SlideControls.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import styles from './BeforeAfter.module.css';
import galleryStyles from './Gallery.module.css';

interface GalleryProps {
	/** The titles of the cases, one or more. A single one has no arrows or dots. */
	titles: string[];
	/** True lets the pictures reach the edges of the window. */
	wide?: boolean | undefined;
	labels: Omit<Labels['gallery'], 'before' | 'after'>;
	/** The heading, and the cases as figures, of which the first is active. */
	children: ReactNode;
}

/** Position of the slider at first and after each change of case, in percent (docs/specification.md, 8). */
const middle = 50;

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

/**
 * Pictures before and after cleaning, on top of each other and divided by a slider: before on the left, after on the right. Several
 * cases are shown one at a time.
 * Why script: a range input can't move the edge of a picture by itself, and only one case shows at a time.
 * Why when visible: nothing in it is needed before it is seen, and the HTML already looks the same at 50%.
 * Without script: every case, its two pictures side by side with their captions.
 */
export const Gallery = makeIsland(Cases);

function Cases({ titles, wide, labels, children }: GalleryProps) {
	const [reveal, setReveal] = useState(middle);
	const root = useRef<HTMLElement>(null);
	const hintId = useId();
	const finger = useFinger(setReveal);
	/** The figures are HTML that React doesn't draw again, so that their pictures aren't listed in the page twice. */
	const mark = (active: number, leaving?: number) => {
		for (const [index, figure] of root.current?.querySelectorAll('figure').entries() ?? []) {
			figure.toggleAttribute('data-active', index === active);
			figure.toggleAttribute('data-leaving', index === leaving);
			// Without its contents, which aren't visible, it would be read aloud as an empty figure.
			figure.ariaHidden = index === active ? null : 'true';
		}
	};
	const slides = useSlides(titles.length, (active, leaving) => {
		setReveal(middle);
		mark(active, leaving);
	});
	// Without script, every case is there.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once, as the cases are in the HTML
	useEffect(() => mark(0), []);
	return (
		<section ref={root} className="container" style={{ '--reveal': `${reveal}%` }} aria-label={labels.region}>
			<div className={classNames(styles.layout, wide && galleryStyles.gallery)}>
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
						onChange={({ target }) => !finger.isDown() && setReveal(target.valueAsNumber)}
						{...finger.events}
						aria-label={labels.slider}
						aria-valuetext={formatLabel(labels.value, { value: reveal })}
						aria-describedby={hintId}
					/>
				</div>
				<p id={hintId} className={`${styles.hint} fine`} data-scripting="enabled" data-print="none">
					{labels.hint}
				</p>
				{titles.length > 1 && (
					<SlideControls className={galleryStyles.controls} slides={slides} titles={titles} labels={labels} />
				)}
			</div>
		</section>
	);
}
