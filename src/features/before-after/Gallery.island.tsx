import { type ReactNode, useEffect, useRef, useState } from 'react';
import { makeIsland } from '../../components/island/make-island.tsx';
import { SlideControls, useSlides } from '../../components/SlideControls.tsx';
import { Comparison, type ComparisonLabels, middle } from './Comparison.tsx';
import styles from './Gallery.module.css';

interface GalleryProps extends ComparisonLabels {
	/** The titles of the cases, one or more. A single one has no arrows or dots. */
	titles: string[];
	/** The heading, and the cases as figures, of which the first is active. */
	children: ReactNode;
}

/**
 * Cases, one at a time, whose pictures before and after cleaning are compared by a slider. They reach the edges of the window.
 * Why script: a range input can't move the edge of a picture by itself, and only one case shows at a time.
 * Why when visible: nothing in it is needed before it is seen, and the HTML already looks the same at 50%.
 * Without script: every case, its two pictures side by side with their captions.
 */
export const Gallery = makeIsland(Cases);

function Cases({ titles, labels, children }: GalleryProps) {
	const [reveal, setReveal] = useState(middle);
	const root = useRef<HTMLElement>(null);
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
		<Comparison
			labels={labels}
			reveal={reveal}
			onSlide={setReveal}
			root={root}
			className={styles.gallery}
			controls={
				titles.length > 1 && (
					<SlideControls className={styles.controls} slides={slides} titles={titles} labels={labels} />
				)
			}
		>
			{children}
		</Comparison>
	);
}
