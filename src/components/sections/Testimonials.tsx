import type { ReactNode } from 'react';
import { labels } from '../../content/facts.ts';
import type { Heading, Testimonial as TestimonialCopy } from '../../content/schema/page-part.ts';
import { classNames } from '../../lib/text.ts';
import { Grid, Stack } from '../layout/layout.tsx';
import { Rating } from '../Rating.tsx';
import { Section } from '../Section.tsx';
import styles from './Testimonials.module.css';

interface Testimonial extends Pick<TestimonialCopy, 'text' | 'author' | 'location'> {
	rating?: number | undefined;
}

interface TestimonialsProps extends Heading {
	items: Testimonial[];
}

/** Customers' words side by side, labelled as the selection that they are. */
export function Testimonials({ items, ...heading }: TestimonialsProps) {
	if (items.length === 0) return null;
	return (
		<Section id="testimonials" {...heading}>
			<Stack gap={5}>
				<Grid as="ul" gap={6}>
					{items.map((item) => (
						<li key={item.text} className="ruled">
							<TestimonialFigure {...item} />
						</li>
					))}
				</Grid>
				<SelectionNote />
			</Stack>
		</Section>
	);
}

/** One customer's words, large. */
export function TestimonialBand(testimonial: Testimonial) {
	return (
		<Section id="testimonial" tone="highlight">
			<Stack gap={5} className={styles.band}>
				<TestimonialFigure {...testimonial} captionId="testimonial-title" />
				<SelectionNote />
			</Stack>
		</Section>
	);
}

interface TestimonialFigureProps extends Testimonial {
	/** Id of the name, which names the section of one alone; its words are large. */
	captionId?: string;
}

/** What a customer said, with the stars that were given. */
export function TestimonialFigure({ text, author, location, rating, captionId }: TestimonialFigureProps) {
	return (
		<Stack as="figure" gap={3} className={classNames(styles.testimonial, captionId && styles.large)}>
			<Rating value={rating} />
			<blockquote>
				<p className="display">{text}</p>
			</blockquote>
			<figcaption id={captionId}>{[author, location].filter(Boolean).join(', ')}</figcaption>
		</Stack>
	);
}

/** Once on a page with testimonials: those shown are a selection (16 CFR 465: no impression that they are all). */
export function SelectionNote({ children }: { children?: ReactNode }) {
	return (
		<p className="small soft" data-selection="">
			{labels.quotes.selection} {children}
		</p>
	);
}
