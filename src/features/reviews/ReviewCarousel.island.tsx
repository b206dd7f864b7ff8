import { useRef } from 'react';
import { type FailureWords, IslandBoundary } from '../../components/island/IslandBoundary.tsx';
import { SlideControls, type SlideLabels } from '../../components/SlideControls.tsx';
import { Stars } from '../../components/Stars.tsx';
import { slideMarks, useSlides } from '../../components/use-slides.ts';
import { formatLabel } from '../../lib/text.ts';
import styles from './ReviewCarousel.module.css';
import { useSwipe } from './use-swipe.ts';

export interface CarouselReview {
	id: string;
	name: string;
	/** 1 to 5. */
	rating: number;
	text: string;
	/** When it was written, in words. */
	date: string;
}

export interface ReviewCarouselLabels extends SlideLabels {
	/** Name of the whole. */
	region: string;
	/** Name of the stars, with {stars}. */
	stars: string;
}

export interface ReviewCarouselProps {
	reviews: CarouselReview[];
	labels: ReviewCarouselLabels;
	failure: FailureWords;
}

/**
 * Shows one review at a time, with previous, next, dots and swipe; it wraps around and never moves by itself.
 * Why script: taking turns with wrap-around and a spoken position is beyond scroll-snap.
 * Why when visible: the server's HTML shows the first review in its final place; turning the page can wait until then.
 * Without script: all reviews in a row.
 */
export function ReviewCarousel({ failure, ...carousel }: ReviewCarouselProps) {
	return (
		<IslandBoundary words={failure}>
			<Carousel {...carousel} />
		</IslandBoundary>
	);
}

function Carousel({ reviews, labels }: Omit<ReviewCarouselProps, 'failure'>) {
	const slides = useSlides(reviews.length);
	const surface = useRef<HTMLDivElement>(null);
	useSwipe(surface, (way) => slides[way]());

	return (
		<section className={styles.root} aria-label={labels.region}>
			<div ref={surface} className={styles.slides} data-direction={slides.direction}>
				{reviews.map(({ id, name, rating, text, date }, index) => (
					<figure key={id} className={styles.slide} {...slideMarks(slides, index)}>
						<Stars rating={rating} label={formatLabel(labels.stars, { stars: rating })} />
						<blockquote className={styles.text}>
							<p>{text}</p>
						</blockquote>
						<figcaption className={styles.author}>
							<span className={styles.name}>{name}</span>
							<span className={styles.date}>{date}</span>
						</figcaption>
					</figure>
				))}
			</div>
			{reviews.length > 1 && (
				<SlideControls
					className={styles.controls}
					slides={slides}
					items={reviews.map(({ id, name }) => ({ id, title: name }))}
					labels={labels}
				/>
			)}
		</section>
	);
}
