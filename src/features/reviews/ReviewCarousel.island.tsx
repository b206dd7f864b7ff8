import { type ReactNode, useEffect, useRef } from 'react';
import { makeIsland } from '../../components/island/make-island.tsx';
import { Stack } from '../../components/layout/layout.tsx';
import { SlideControls, useSlides } from '../../components/SlideControls.tsx';
import type { Labels } from '../../content/schema/labels.ts';
import styles from './ReviewCarousel.module.css';

interface ReviewCarouselProps {
	/** Who wrote the reviews, one or more. */
	names: string[];
	labels: Labels['carousel'];
	children: ReactNode;
}

/** Milliseconds without scrolling after which a swipe has ended. */
const restMs = 120;

/** Pixels to scroll from one review to the next; negative where the page is written to the left. */
const measureStep = (row: HTMLElement): number =>
	getComputedStyle(row).direction === 'rtl' ? -row.clientWidth : row.clientWidth;

/**
 * Shows one review at a time. Swiping, previous, next and dots move it, with wrap-around. It never moves by itself.
 * Why script: scroll snapping has no wrap-around, dots or announced position.
 * Why when visible: the HTML shows the first review in its final place, and swiping needs no script.
 * Without script: all reviews in a row.
 */
export const ReviewCarousel = makeIsland(Carousel);

function Carousel({ names, labels, children }: ReviewCarouselProps) {
	const row = useRef<HTMLDivElement>(null);
	const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
	/** The review that the row moves to by a press, until it is there. */
	const goal = useRef<number>(undefined);
	const scrollTo = (index: number) => row.current?.scrollTo({ left: index * measureStep(row.current) });
	const slides = useSlides(names.length, (index) => {
		goal.current = index;
		scrollTo(index);
	});
	const settle = () => {
		const place = row.current ? row.current.scrollLeft / measureStep(row.current) : 0;
		const index = Math.round(place);
		// Between two reviews, the row is still moving: a busy phone may draw less often than every restMs.
		if (Math.abs(place - index) >= 0.05) return;
		// Nor has such a phone begun to move yet.
		if (goal.current !== undefined && goal.current !== index) return scrollTo(goal.current);
		slides.show(index);
		goal.current = undefined;
	};

	// The visitor may have swiped before hydration.
	useEffect(() => void row.current?.dispatchEvent(new Event('scroll')), []);

	return (
		<Stack gap={5}>
			<section
				ref={row}
				className={styles.slides}
				aria-label={labels.region}
				// biome-ignore lint/a11y/noNoninteractiveTabindex: arrow keys scroll the row.
				tabIndex={0}
				onScroll={() => {
					clearTimeout(rest.current);
					rest.current = setTimeout(settle, restMs);
				}}
			>
				{children}
			</section>
			{names.length > 1 && (
				<SlideControls className={styles.controls} slides={slides} titles={names} labels={labels} />
			)}
		</Stack>
	);
}
