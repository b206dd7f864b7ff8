import type { Labels } from '../../content/schema/labels.ts';
import { classNames, formatLabel } from '../../lib/text.ts';
import { Grid, Stack } from '../layout/layout.tsx';
import { Section } from '../Section.tsx';
import { Stars } from '../Stars.tsx';
import styles from './Testimonials.module.css';

interface Testimonial {
	text: string;
	author: string;
	location?: string | undefined;
	rating?: number | undefined;
}

interface TestimonialsProps {
	title: string;
	intro?: string | undefined;
	items: Testimonial[];
	labels: Pick<Labels, 'rating' | 'quotes'>;
}

/** Customers' words side by side, labelled as the selection that they are. */
export function Testimonials({ title, intro, items, labels }: TestimonialsProps) {
	if (items.length === 0) return null;
	return (
		<Section id="testimonials" title={title} intro={intro}>
			<Stack gap={5}>
				<Grid as="ul" gap={6}>
					{items.map((item) => (
						<li key={item.text} className="ruled">
							<TestimonialFigure {...item} labels={labels} />
						</li>
					))}
				</Grid>
				<SelectionNote labels={labels} />
			</Stack>
		</Section>
	);
}

/** One customer's words, large. */
export function TestimonialBand({ labels, ...testimonial }: Testimonial & Pick<TestimonialsProps, 'labels'>) {
	return (
		<Section id="testimonial" tone="highlight">
			<Stack gap={5} className={styles.band}>
				<TestimonialFigure {...testimonial} labels={labels} captionId="testimonial-title" />
				<SelectionNote labels={labels} />
			</Stack>
		</Section>
	);
}

interface TestimonialFigureProps extends Testimonial, Pick<TestimonialsProps, 'labels'> {
	/** Id of the name, which names the section of one alone; its words are large. */
	captionId?: string;
}

/** What a customer said, with the stars that were given. */
export function TestimonialFigure({
	text,
	author,
	location,
	rating,
	labels,
	captionId,
}: TestimonialFigureProps) {
	return (
		<Stack as="figure" gap={3} className={classNames(styles.testimonial, captionId && styles.large)}>
			{rating && <Stars rating={rating} label={formatLabel(labels.rating.stars, { stars: rating })} />}
			<blockquote>
				<p className="display">{text}</p>
			</blockquote>
			<figcaption id={captionId}>{[author, location].filter(Boolean).join(', ')}</figcaption>
		</Stack>
	);
}

/** Once on a page with testimonials: those shown are a selection (16 CFR 465: no impression that they are all). */
export function SelectionNote({ labels }: { labels: Pick<Labels, 'quotes'> }) {
	return (
		<p className="small soft" data-selection="">
			{labels.quotes.selection}
		</p>
	);
}
